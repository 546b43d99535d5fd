import { Link } from '@tanstack/react-router'
import { memo, useEffect, useState } from 'react'
import { words } from '../../../content/index.ts'
import { phrase } from '../../Phrase.tsx'
import type { Answer } from '../finding/find.ts'
import { queryParameter } from '../query-parameter.ts'
import styles from '../Search.module.css'
import { ResultGroups } from './ResultGroups.tsx'

/** Wait in ms after the last key: a screen reader says one count, not one for each letter. */
const settling = 350

/**
 * What a query finds, and how much it is, said once the visitor has stopped typing. Rendered anew with its answer
 * alone: a key must not wait for what it finds.
 */
export const SearchResults = memo(function SearchResults({
  answer,
  query,
  onMore,
}: {
  /** What this query finds, or one before it. */
  answer: Answer | 'loading' | 'failed'
  query: string
  /** Shows more of what was found; without it there is another way to the rest. */
  onMore?: () => void
}) {
  const isAsked = query.trim() !== ''
  const said = useSettled(isAsked ? summary(answer, query) : '')
  return (
    <>
      <p role="status" className={styles.summary}>
        {said}
      </p>
      {isAsked && typeof answer === 'object' && (
        <ResultGroups answer={answer} isStale={answer.query !== query} onMore={onMore} />
      )}
      {isAsked && answer === 'failed' && (
        // As a document: a new version may have been published since this one was loaded.
        <Link to="/kerko" search={queryParameter({ q: query })} reloadDocument className={styles.all}>
          {words.searching.again}
        </Link>
      )}
    </>
  )
})

function summary(answer: Answer | 'loading' | 'failed', query: string): string {
  const { one, many, none, short, loading, failed } = words.searching
  if (answer === 'failed') return failed
  if (answer === 'loading' || answer.query !== query) return loading
  const { count, terms } = answer
  if (count === 0) return terms.length === 0 ? short : phrase(none, { query: query.trim() })
  return count === 1 ? one : phrase(many, { n: count })
}

/** The value once it has not changed for a moment; an empty one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : settling)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
