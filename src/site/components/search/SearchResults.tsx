import { Link } from '@tanstack/react-router'
import { createElement, memo, useEffect, useId, useRef, useState } from 'react'
import { words } from '../../content/index.ts'
import card from '../card.module.css'
import { classes } from '../classes.ts'
import { phrase } from '../Phrase.tsx'
import type { Result as FoundDocument, SearchMatches } from './finding/find.ts'
import type { Found } from './finding/useSearchMatches.ts'
import { queryParameter } from './query-parameter.ts'
import styles from './Search.module.css'
import { summary } from './summary.ts'

/** Debounce time in ms: a screen reader announces one count, not one for each letter. */
const settling = 350

/** Number of further sections listed for a document. */
const furtherSections = 2

/**
 * The results of a query, and their number, announced after the visitor has stopped typing. Rendered only with a
 * new answer, so that typing does not wait for it.
 */
export const SearchResults = memo(function SearchResults({
  answer,
  query,
  isBehind,
  onMore,
}: {
  /** The answer to this query, or to an earlier one. */
  answer: Found
  query: string
  /** Whether the field has another query by now. */
  isBehind: boolean
  /** Shows more results; undefined if another page shows them. */
  onMore?: () => void
}) {
  const isAsked = query.trim() !== ''
  const current = isAsked ? summary(answer, query) : ''
  const announced = useSettled(current)
  return (
    <>
      <p role="status" className={styles.summary} data-behind={announced === current ? undefined : ''}>
        {announced}
      </p>
      {isAsked &&
        typeof answer === 'object' &&
        answer.groups.map((group) => (
          <ResultGroup
            key={group.kind}
            group={group}
            answer={answer}
            isStale={isBehind || answer.query !== query}
            onMore={onMore}
          />
        ))}
      {isAsked && answer === 'failed' && (
        // The link reloads the document: a new version may have been published since this one was loaded.
        <Link to="/kerko" search={queryParameter({ q: query })} reloadDocument className={styles.all}>
          {words.searching.again}
        </Link>
      )}
    </>
  )
})

/** The value after it has not changed for a moment; an empty one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : settling)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The results of one kind of document. */
function ResultGroup({
  group: { kind, count, results },
  answer,
  isStale,
  onMore,
}: {
  group: SearchMatches['groups'][number]
  answer: SearchMatches
  /** Whether the query has changed since: results about to be replaced must not take the focus. */
  isStale: boolean
  onMore: (() => void) | undefined
}) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  /** Number of results before more were requested: the focus moves to the first new one. */
  const before = useRef(0)
  const rest = count - results.length

  useEffect(() => {
    if (before.current === 0 || results.length <= before.current) return
    list.current?.children[before.current]?.querySelector('a')?.focus()
    before.current = 0
  }, [results])

  return (
    <section aria-labelledby={id} inert={isStale}>
      <h2 id={id} className={styles.kind}>
        {words.searching.kinds[kind]}
      </h2>
      <ol ref={list} className={styles.results}>
        {results.map((result) => (
          <Result key={result.id} result={result} answer={answer} />
        ))}
      </ol>
      {onMore && rest > 0 && (
        <button
          type="button"
          className={styles.all}
          aria-describedby={id}
          onClick={() => {
            before.current = results.length
            onMore()
          }}
        >
          {phrase(words.searching.more, { n: rest })}
        </button>
      )}
    </section>
  )
}

const Result = memo(function Result({ result, answer }: { result: FoundDocument; answer: SearchMatches }) {
  const { path, title, date, lang, sections } = result.document
  const [best = sections[0], ...others] = result.sections
  const further = others.filter(({ heading }) => heading !== undefined).slice(0, furtherSections)
  return (
    <li className={styles.result} lang={lang} data-card="">
      <p className={styles.title}>
        <Link to={path} hash={best?.anchor} className={card.link} data-result="">
          <Marked text={title} by={answer} />
        </Link>
      </p>
      <p className={classes(card.text, styles.place)}>
        {[...new Set([date, best?.heading])].map(
          (part) =>
            part !== undefined && (
              <span key={part}>
                <Marked text={part} by={answer} />
              </span>
            ),
        )}
      </p>
      <p className={classes(card.text, styles.excerpt)}>
        <Marked text={answer.excerpt(best?.text || (sections[0]?.text ?? ''))} by={answer} />
      </p>
      {further.length > 0 && (
        <p className={styles.further}>
          {words.searching.also}
          {further.map(({ anchor, heading }) => (
            <Link key={anchor} to={path} hash={anchor} className={styles.section} data-result="">
              {heading}
            </Link>
          ))}
        </p>
      )}
    </li>
  )
})

function Marked({ text, by }: { text: string; by: SearchMatches }) {
  const pieces = by
    .highlight(text)
    .map((piece, position) => (position % 2 === 1 ? createElement('mark', null, piece) : piece))
  // As arguments, not as an array: the pieces need no keys. A new query replaces the span, whose texts may be
  // translated.
  return createElement('span', { key: `${text} ${by.query}` }, ...pieces)
}
