import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { withBase } from '../../../model/base.ts'
import { leaveToBrowser } from '../../app/failures.ts'
import { words } from '../../content/index.ts'
import { isPlainClick } from '../../hooks/plain-click.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import styles from './SearchButton.module.css'
import type { SearchDialog } from './SearchDialog.tsx'
import { isShortcut } from './shortcut.ts'

/**
 * Opens the search as an overlay, as does the key `/`. The search is loaded on first use. Before hydration, and
 * without JavaScript, a link to the page that lists everything. One element for both: replacing it would lose the
 * focus, and a press in progress.
 */
export function SearchButton() {
  const isHydrated = useHydrated()
  const router = useRouter()
  const [Dialog, setDialog] = useState<typeof SearchDialog>()
  const [isAsked, setAsked] = useState(false)

  const close = () => setAsked(false)
  const open = () => {
    const own = document.querySelector<HTMLElement>('main input[type="search"]')
    if (own !== null) return own.focus()
    const { href } = router.latestLocation
    setAsked(true)
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      // The chunk is gone after a new release: fall back to the page that lists everything.
      () => {
        if (router.latestLocation.href === href)
          leaveToBrowser(() => window.location.assign(withBase('/kerko')))
        close()
      },
    )
  }

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  })
  // A search that is still loading must not open over a page chosen meanwhile.
  useEffect(() => router.subscribe('onBeforeNavigate', close))

  return (
    <>
      <a
        href={withBase('/kerko')}
        className={styles.button}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-busy': isAsked && !Dialog })}
        onClick={(click) => {
          if (!isPlainClick(click)) return
          click.preventDefault()
          open()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          open()
        }}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" data-icon="search">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5.5 5.5" />
        </svg>
        <span>{words.search.open}</span>
      </a>
      {isAsked && Dialog && <Dialog onClose={close} />}
    </>
  )
}
