import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { moveFocusTo } from '../../hooks/useSectionScroll.ts'

/**
 * After a change of page without a reload: focus on the `h1` and the new title said once, as a browser
 * would do on loading a page. A link to a section takes the focus there itself.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const stopBefore = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) setTitle('')
    })
    const stopRendered = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading && !toLocation.hash) moveFocusTo(heading)
      setTitle(document.title)
    })
    // From here on the router follows the browser's steps, and no longer src/site/app/bootstrap.ts.
    window.onpopstate = null
    return () => {
      stopBefore()
      stopRendered()
    }
  }, [router])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
