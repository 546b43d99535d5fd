import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { moveFocusTo } from '../../hooks/useSectionScroll.ts'

/**
 * After a navigation without a reload, moves focus to the `h1` and announces the new title once. A browser does the
 * same when it loads a page. A link to a section moves the focus itself.
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
    // From here on the router handles Back and Forward, not src/site/app/bootstrap.ts.
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
