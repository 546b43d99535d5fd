import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { withBase } from '../../base.ts'
import { words } from '../../content/index.ts'
import { isLeaving } from '../../failures.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { SiteLink } from '../SiteLink.tsx'
import { keepLetters } from './kept-letters.ts'
import styles from './SearchButton.module.css'
import type { SearchDialog } from './SearchDialog.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import { isShortcut } from './shortcut.ts'

/**
 * Opens the search over the page; the key `/` does too. The search itself is loaded at the first use. Until
 * the page is alive, and without JavaScript, a link to the page that lists everything.
 */
export function SearchButton() {
  const isHydrated = useHydrated()
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SearchDialog>>>()
  const [isAsked, setAsked] = useState(false)
  const letters = useRef<() => string>(undefined)

  const close = useCallback(() => {
    letters.current?.()
    letters.current = undefined
    setAsked(false)
  }, [])
  const open = useCallback(() => {
    const own = document.querySelector<HTMLElement>('main input[type="search"]')
    if (own !== null) return own.focus()
    letters.current ??= keepLetters(close)
    setAsked(true)
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      // The chunk is gone after a new release: the page that lists everything is not.
      () => {
        if (letters.current && !isLeaving()) window.location.assign(withBase('/kerko'))
        close()
      },
    )
  }, [close])

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [open])

  const content = (
    <>
      <SearchIcon />
      <span>{words.search.open}</span>
    </>
  )
  return (
    <>
      {isHydrated ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-busy={isAsked && !Dialog}
          onClick={open}
        >
          {content}
        </button>
      ) : (
        <SiteLink to="/kerko" className={styles.button}>
          {content}
        </SiteLink>
      )}
      {isAsked && Dialog && <Dialog letters={letters.current} onClose={close} />}
    </>
  )
}
