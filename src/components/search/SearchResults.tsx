import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { searching } from '../../content/late/searching.ts'
import { phrase } from '../Phrase.tsx'
import { queryParameter } from './query-parameter.ts'
import styles from './Search.module.css'
import type { Answered } from './useAnswer.ts'
import { useSettled } from './useSettled.ts'

/**
 * What a query finds, and how much it is, said once the visitor has stopped typing. Rendered anew with its answer
 * alone: a key must not wait for what it finds.
 */
export const SearchResults = memo(function SearchResults({
  answered,
  query,
  onMore,
}: {
  /** What this query finds, or one before it. */
  answered: Answered | 'loading' | 'failed'
  query: string
  /** Shows more of what was found; without it there is another way to the rest. */
  onMore?: () => void
}) {
  const isAsked = query.trim() !== ''
  const said = useSettled(isAsked ? summary(answered, query) : '')
  return (
    <>
      <p role="status" className={styles.summary}>
        {said}
      </p>
      {isAsked && typeof answered === 'object' && (
        <answered.ResultGroups
          answer={answered.answer}
          isStale={answered.answer.query !== query}
          onMore={onMore}
        />
      )}
      {isAsked && answered === 'failed' && (
        // As a document: a new version may have been published since this one was loaded.
        <Link to="/kerko" search={queryParameter({ q: query })} reloadDocument className={styles.all}>
          {searching.again}
        </Link>
      )}
    </>
  )
})

function summary(answered: Answered | 'loading' | 'failed', query: string): string {
  const { one, many, none, short, loading, failed } = searching
  if (answered === 'failed') return failed
  if (answered === 'loading' || answered.answer.query !== query) return loading
  const { count, terms } = answered.answer
  if (count === 0) return terms.length === 0 ? short : phrase(none, { query: query.trim() })
  return count === 1 ? one : phrase(many, { n: count })
}
