import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'
import type { Found } from './finding/useSearchMatches.ts'

/** The line above the results of a query: their number, or why there are none. */
export function summary(answer: Found, query: string): string {
  const { one, many, none, short, loading, failed } = words.searching
  if (answer === 'failed') return failed
  if (answer === 'loading' || answer.query !== query) return loading
  const { count, isAsked } = answer
  if (count === 0) return isAsked ? phrase(none, { query: query.trim() }) : short
  return count === 1 ? one : phrase(many, { n: count })
}
