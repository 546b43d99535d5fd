import { useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { hasNothing, useSearchMatches } from './finding/useSearchMatches.ts'
import { moveAmongResults } from './move-focus.ts'
import { queryParameter } from './query-parameter.ts'
import styles from './Search.module.css'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'

/** Number of results of each kind, and of further ones on request. */
const step = 20

/** Debounce time of the address in ms: browsers refuse hundreds of changes in a row. */
const settling = 300

/**
 * The search on its page: the results of the query in the address (`?q=dielli`); without a query or without results
 * `children`, the list of everything. Without JavaScript the page has only the list.
 */
export function SearchPanel({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const { query, setQuery, flush } = useAddressQuery(isHydrated)
  const asked = useDeferredValue(query)
  const [more, setMore] = useState({ query: '', limit: step })
  const limit = more.query === asked ? more.limit : step
  const answer = useSearchMatches(asked, limit)
  const onMore = useCallback(() => setMore({ query: asked, limit: limit + step }), [asked, limit])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead between the field and links in it.
    <div className={styles.panel} onKeyDown={moveAmongResults}>
      <div className={styles.own} data-alive={isHydrated || undefined}>
        <SearchField query={query} onQuery={setQuery} onSubmit={flush} />
      </div>
      <SearchResults answer={answer} query={asked} isBehind={asked !== query} onMore={onMore} />
      {asked.trim() === ''
        ? children
        : hasNothing(answer) && <div className={styles.instead}>{children}</div>}
    </div>
  )
}

/** The query as typed; the address follows it, and the query follows Back and Forward. */
function useAddressQuery(isHydrated: boolean) {
  const search = useSearch({ from: '/_site/kerko' })
  // The router passes the search parameters unvalidated.
  const { q = '' } = queryParameter(search)
  const router = useRouter()
  const address = String(q)
  // A prerendered page has no query; after Back to a query, the first frame has the results.
  const [query, setQuery] = useState(isHydrated ? address : '')
  const written = useRef('')

  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setQuery(address)
  }, [address])

  function flush() {
    const search = queryParameter({ q: query })
    written.current = String(search.q ?? '')
    if (written.current !== address)
      void router.navigate({ to: '/kerko', search, replace: true, resetScroll: false })
  }

  const settle = useRef(flush)
  settle.current = flush
  useEffect(() => {
    if (query.trim() === written.current) return
    const timer = setTimeout(() => {
      // Must not navigate back if the visitor has followed a link meanwhile.
      if (router.latestLocation.pathname === '/kerko') settle.current()
    }, settling)
    return () => clearTimeout(timer)
  }, [query, router])

  return { query, setQuery, flush }
}
