import { startTransition, useEffect, useState } from 'react'
import type { Finder, SearchMatches } from './find.ts'

/** The state of a query: its matches, loading, or failed. */
export type Found = SearchMatches | 'loading' | 'failed'

/** The last answer, shown at once to a visitor who returns from a result. */
let last: { limit: number; answer: SearchMatches } | undefined

/** Loaded on demand: only visitors who search need the library and the texts. */
async function loadFinder(): Promise<Finder> {
  return (await import('./find.ts')).loadFinder()
}

/**
 * The matches of a query, or of the previous query while the new ones are loading.
 *
 * @param limit number of documents of each kind
 */
export function useSearchMatches(query: string, limit: number): Found {
  const [answer, setAnswer] = useState<Found>(() =>
    last?.answer.query === query && last.limit === limit ? last.answer : 'loading',
  )
  useEffect(() => {
    // Forgets the answer, so that it is not shown for the next query.
    if (query.trim() === '') return setAnswer('loading')
    let isWanted = true
    loadFinder()
      .then((find) => find(query, limit))
      .then(
        // As a transition: typing must not wait for the answer.
        (found) => {
          if (isWanted) last = { limit, answer: found }
          startTransition(() => setAnswer((shown) => (isWanted ? found : shown)))
        },
        () => isWanted && setAnswer('failed'),
      )
    return () => {
      isWanted = false
    }
  }, [query, limit])
  return answer
}

/** Whether the answer is known to be empty. */
export function hasNothing(answer: Found): boolean {
  return typeof answer === 'object' && answer.count === 0
}

/** Loads and indexes the texts while the visitor starts typing; the first query reports a failure. */
export function warmUp(): void {
  loadFinder().catch(() => undefined)
}
