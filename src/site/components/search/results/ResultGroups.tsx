import { Link } from '@tanstack/react-router'
import { memo, useEffect, useId, useRef } from 'react'
import { words } from '../../../content/index.ts'
import card from '../../card.module.css'
import { phrase } from '../../Phrase.tsx'
import { excerpt, highlight } from '../finding/excerpt.ts'
import type { Answer, Result as Found } from '../finding/find.ts'
import type { Term } from '../finding/terms.ts'
import styles from '../Search.module.css'

/** How many further sections of a document a result names. */
const furtherSections = 2

/** What a query finds, by kind of document. */
export function ResultGroups({
  answer: { groups, terms },
  isStale = false,
  onMore,
}: {
  answer: Answer
  /** Whether the query has changed since: what is about to go must not take the focus. */
  isStale?: boolean
  /** Shows more of what was found; without it there is another way to the rest. */
  onMore?: (() => void) | undefined
}) {
  return groups.map((group) => (
    <ResultGroup key={group.kind} group={group} terms={terms} isStale={isStale} onMore={onMore} />
  ))
}

function ResultGroup({
  group: { kind, count, results },
  terms,
  isStale,
  onMore,
}: {
  group: Answer['groups'][number]
  terms: readonly Term[]
  isStale: boolean
  onMore: (() => void) | undefined
}) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  /** How many results there were when more were asked for: the focus goes to the first that comes. */
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
          <Result key={keyOf(result)} result={result} terms={terms} />
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

const Result = memo(function Result({ result, terms }: { result: Found; terms: readonly Term[] }) {
  const { path, title, date, sections } = result.document
  const [best = sections[0], ...others] = result.sections
  const further = others.filter(({ heading }) => heading !== undefined).slice(0, furtherSections)
  return (
    <li className={styles.result}>
      <p className={styles.title}>
        <Link to={path} {...(best?.anchor && { hash: best.anchor })} className={card.link} data-result="">
          <Marked text={title} terms={terms} />
        </Link>
      </p>
      <p className={styles.place}>
        {[date, best?.heading === date ? undefined : best?.heading]
          .filter((part) => part !== undefined)
          .map((part) => (
            <span key={part}>
              <Marked text={part} terms={terms} />
            </span>
          ))}
      </p>
      <p className={styles.excerpt}>
        <Marked text={excerpt(best?.text || (sections[0]?.text ?? ''), terms)} terms={terms} />
      </p>
      {further.length > 0 && (
        <p className={styles.further}>
          {words.searching.also}
          {further.map((section) => (
            <Link
              key={section.anchor}
              to={path}
              {...(section.anchor && { hash: section.anchor })}
              className={styles.section}
              data-result=""
            >
              {section.heading}
            </Link>
          ))}
        </p>
      )}
    </li>
  )
})

/** Reports have pages of their own, projects and questions anchors. */
function keyOf({ document: { path, sections } }: Found): string {
  return `${path}#${sections[0]?.anchor ?? ''}`
}

function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  return highlight(text, terms).map((piece) =>
    piece.marked ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
  )
}
