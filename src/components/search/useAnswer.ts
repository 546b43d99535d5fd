import { startTransition, useEffect, useState } from 'react'
import { loadSearch } from '../../content/index.ts'
import type { Answer } from './answer.ts'

/** Wait in ms after the last key before texts are loaded: those of a half word would hardly be looked at. */
const resting = 200

/** What a query finds, and what shows it. */
export type Answered = { answer: Answer } & Pick<typeof import('./finder.ts'), 'ResultGroups'>

/** What was found last: who follows a result and comes back sees it again at once. */
let last: { query: string; limit: number; found: Answered } | undefined

/**
 * What a query finds, or found before it while that is not known yet: `loading` until the first answer is there,
 * `failed` when it cannot be had.
 *
 * @param limit how many documents of each kind are shown
 */
export function useAnswer(query: string, limit: number): Answered | 'loading' | 'failed' {
  const [answered, setAnswered] = useState<Answered | 'loading' | 'failed'>(() =>
    last?.query === query && last.limit === limit ? last.found : 'loading',
  )
  useEffect(() => {
    // What was found for something else is not shown before what is found next.
    if (query.trim() === '') return setAnswered('loading')
    let isWanted = true
    const rest = () =>
      new Promise<void>((resolve) => {
        // What is not wanted any more waits for good.
        setTimeout(() => isWanted && resolve(), resting)
      })
    loadFinder()
      .then(async ({ answerTo, ResultGroups }) => ({
        answer: await answerTo(query, limit, rest),
        ResultGroups,
      }))
      .then(
        // A key must not wait for what the one before it finds.
        (found) => {
          if (isWanted) last = { query, limit, found }
          startTransition(() => setAnswered((known) => (isWanted ? found : known)))
        },
        () => isWanted && setAnswered('failed'),
      )
    return () => {
      isWanted = false
    }
  }, [query, limit])
  return answered
}

/** Whether it is known that nothing was found. */
export function hasNothing(answered: ReturnType<typeof useAnswer>): boolean {
  return typeof answered === 'object' && answered.answer.count === 0
}

/** What only those load who search. */
const loadFinder = () => import('./finder.ts')

/** Loads what every query needs, while the visitor types it; whoever asks is told of a failure. */
export function warmUp(): void {
  Promise.all([loadFinder(), loadSearch('table')]).catch(() => undefined)
}
