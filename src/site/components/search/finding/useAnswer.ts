import { startTransition, useEffect, useState } from 'react'
import type { Answer, Finder } from './find.ts'

/** What is known of a query: what it finds, that this is still loading, or that it cannot be had. */
export type Found = Answer | 'loading' | 'failed'

/** What was found last: who follows a result and comes back sees it again at once. */
let last: { limit: number; answer: Answer } | undefined

/** Only visitors who search load the library and the texts. */
async function loadFinder(): Promise<Finder> {
  return (await import('./find.ts')).loadFinder()
}

/**
 * What a query finds, or found before it while that is not known yet.
 *
 * @param limit how many documents of each kind are shown
 */
export function useAnswer(query: string, limit: number): Found {
  const [answer, setAnswer] = useState<Found>(() =>
    last?.answer.query === query && last.limit === limit ? last.answer : 'loading',
  )
  useEffect(() => {
    // What was found for something else is not shown before what is found next.
    if (query.trim() === '') return setAnswer('loading')
    let isWanted = true
    loadFinder()
      .then((find) => find(query, limit))
      .then(
        // A key must not wait for what the one before it finds.
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

/** Whether it is known that nothing was found. */
export function hasNothing(answer: Found): boolean {
  return typeof answer === 'object' && answer.count === 0
}

/** Loads and indexes the texts while the visitor starts typing; a failure is shown to the first query. */
export function warmUp(): void {
  loadFinder().catch(() => undefined)
}
