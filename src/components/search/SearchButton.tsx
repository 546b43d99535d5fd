import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { withBase } from '../../base.ts'
import { words } from '../../content/index.ts'
import { isLeaving } from '../../failures.ts'
import { isPlainClick } from '../../hooks/plain-click.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { keepLetters } from './kept-letters.ts'
import styles from './SearchButton.module.css'
import type { SearchDialog } from './SearchDialog.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import { isShortcut } from './shortcut.ts'

/**
 * Opens the search over the page; the key `/` does too. The search itself is loaded at the first use. Until
 * the page is alive, and without JavaScript, a link to the page that lists everything. One element for both:
 * another one in its place takes from the first the focus, and a press that has begun.
 */
export function SearchButton() {
  const isHydrated = useHydrated()
  const router = useRouter()
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SearchDialog>>>()
  const [isAsked, setAsked] = useState(false)
  const letters = useRef<() => string>(undefined)

  const close = () => {
    letters.current?.()
    letters.current = undefined
    setAsked(false)
  }
  const open = () => {
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
  // Also one that is still on its way: it is not to open over the page that was chosen meanwhile.
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
        <SearchIcon />
        <span>{words.search.open}</span>
      </a>
      {isAsked && Dialog && <Dialog letters={letters.current} onClose={close} />}
    </>
  )
}
