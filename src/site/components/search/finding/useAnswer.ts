import { startTransition, useEffect, useState } from 'react'
import type { Answer } from './find.ts'

/** What was found last: who follows a result and comes back sees it again at once. */
let last: { limit: number; answer: Answer } | undefined

/** Only visitors who search load the library and the texts. */
const loadFinder = () => import('./find.ts')

/**
 * What a query finds, or found before it while that is not known yet: `loading` until the first answer is there,
 * `failed` when it cannot be had.
 *
 * @param limit how many documents of each kind are shown
 */
export function useAnswer(query: string, limit: number): Answer | 'loading' | 'failed' {
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>(() =>
    last?.answer.query === query && last.limit === limit ? last.answer : 'loading',
  )
  useEffect(() => {
    // What was found for something else is not shown before what is found next.
    if (query.trim() === '') return setAnswer('loading')
    let isWanted = true
    loadFinder()
      .then(({ answerTo }) => answerTo(query, limit))
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
export function hasNothing(answer: ReturnType<typeof useAnswer>): boolean {
  return typeof answer === 'object' && answer.count === 0
}

/** Loads and indexes the texts while the visitor starts typing; a failure is shown to the first query. */
export function warmUp(): void {
  loadFinder()
    .then(({ openIndex }) => openIndex())
    .catch(() => undefined)
}
