import { useNavigate, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { words } from '../../content/index.ts'
import { MainLinkItems } from '../main-links.tsx'
import { hasNothing, useSearchMatches, warmUp } from './finding/useSearchMatches.ts'
import { moveAmongResults } from './move-focus.ts'
import { queryParameter } from './query-parameter.ts'
import styles from './Search.module.css'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import { hasShortcut, setShortcut } from './shortcut.ts'

/** Number of results of each kind in the dialog; the search page shows all. */
const shown = 4

/** The search overlay; open while rendered. The focus returns when it closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const answer = useSearchMatches(asked, shown)
  const navigate = useNavigate()
  const router = useRouter()
  const pages = useId()

  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    // In a low window the browser would focus the dialog's scroll container.
    dialog.current?.querySelector('input')?.focus()
    warmUp()
    // From the moment the dialog opens, Back and Forward change the page behind it, so they close the dialog.
    return router.subscribe('onBeforeNavigate', () => dialog.current?.close())
  }, [router])

  /** Closes on navigation within the site, where a section or heading takes the focus. */
  function leave() {
    dialog.current?.close()
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  const hasMore = query.trim() !== '' && !hasNothing(answer)

  function showAll() {
    leave()
    void navigate({ to: '/kerko', search: queryParameter({ q: query }) })
  }

  function onClick({ target, defaultPrevented }: MouseEvent) {
    if (target === dialog.current) dialog.current?.close()
    // A link that the router handles closes the search; a link that opens in another tab leaves it open.
    else if (defaultPrevented && target instanceof Element && target.closest('a')) leave()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.search.title}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={moveAmongResults}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <SearchField
            query={query}
            onQuery={setQuery}
            onSubmit={showAll}
            onLeave={() => dialog.current?.close()}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={words.searching.close}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        <div className={styles.scroll}>
          <SearchResults answer={answer} query={asked} isBehind={asked !== query} />
          {query.trim() === '' && <SearchStart />}
          {query.trim() === '' && (
            <section aria-labelledby={pages}>
              <h2 id={pages} className={styles.kind}>
                {words.footer.pages}
              </h2>
              <ul className={styles.pages}>
                <MainLinkItems className={styles.all} />
              </ul>
            </section>
          )}
        </div>
        <div className={styles.foot}>
          <button type="button" className={styles.all} onClick={showAll}>
            {hasMore ? words.searching.all : words.search.list}
          </button>
          <ShortcutSetting />
        </div>
      </div>
    </dialog>
  )
}

function ShortcutSetting() {
  const [isOn, setOn] = useState(hasShortcut)
  return (
    <label className={styles.shortcut}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setShortcut(target.checked)
          setOn(target.checked)
        }}
      />
      {words.searching.shortcut}
    </label>
  )
}
