import { startTransition, useEffect, useState } from 'react'
import { type Answer, answerTo } from './answer.ts'
import { termsOf } from './terms.ts'

/**
 * What a query finds, or found before it while that is not known yet: `loading` until the first answer is there,
 * `failed` when it cannot be had.
 *
 * @param limit how many documents of each kind are shown
 */
export function useAnswer(query: string, limit: number): Answer | 'loading' | 'failed' {
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (termsOf(query).length === 0) return
    let isWanted = true
    answerTo(query, limit).then(
      // A key must not wait for what the one before it finds.
      (found) =>
        startTransition(() => {
          if (isWanted) setAnswer(found)
        }),
      () => isWanted && setAnswer('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [query, limit])
  return answer
}
