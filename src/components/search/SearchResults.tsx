import { Link } from '@tanstack/react-router'
import { memo, useId, useMemo } from 'react'
import { searching } from '../../content/late/searching.ts'
import card from '../card.module.css'
import { phrase } from '../Phrase.tsx'
import { excerpt, highlight } from './excerpt.ts'
import { type Group, groupHits } from './groups.ts'
import styles from './Search.module.css'
import { find, type Hit, type SearchIndex } from './search-index.ts'
import { type Term, tellingTerms, termsOf } from './terms.ts'
import { useSettled } from './useSettled.ts'

/** How many further sections of a document a result names. */
const furtherSections = 2

/**
 * What a query finds, by kind of document, and how much it is, said once the visitor has stopped typing. Rendered
 * anew with its query alone: a key must not wait for what it finds.
 */
export const SearchResults = memo(function SearchResults({
  index,
  query,
  limit,
}: {
  index: SearchIndex | 'loading' | 'failed'
  query: string
  /** How many results of each kind are shown; all of them without it. */
  limit?: number
}) {
  const { hits, groups, terms } = useMemo(() => {
    const found = typeof index === 'object' ? find(index, query) : []
    return { hits: found, groups: groupHits(found, limit), terms: tellingTerms(termsOf(query)) }
  }, [index, query, limit])
  const isAsked = terms.length > 0
  const said = useSettled(isAsked && index !== 'loading' ? summary(index, hits.length, query) : '')
  return (
    <>
      <p role="status" className={styles.summary}>
        {said}
      </p>
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} terms={terms} />
      ))}
    </>
  )
})

function summary(index: SearchIndex | 'failed', count: number, query: string): string {
  const { one, many, none, failed } = searching
  if (index === 'failed') return failed
  if (count === 0) return phrase(none, { query: query.trim() })
  return count === 1 ? one : phrase(many, { n: count })
}

function ResultGroup({ group: { kind, hits }, terms }: { group: Group; terms: readonly Term[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.kind}>
        {searching.kinds[kind]}
      </h2>
      <ol className={styles.results}>
        {hits.map((hit) => (
          <Result key={`${hit.document.path} ${hit.document.title}`} hit={hit} terms={terms} />
        ))}
      </ol>
    </section>
  )
}

function Result({ hit: { document, sections }, terms }: { hit: Hit; terms: readonly Term[] }) {
  const { path, title, date } = document
  const [best = document.sections[0], ...others] = sections.map((section) => document.sections[section])
  const further = others.filter((section) => section?.heading !== undefined).slice(0, furtherSections)
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
        <Marked text={excerpt(best?.text ?? '', terms)} terms={terms} />
      </p>
      {further.length > 0 && (
        <p className={styles.further}>
          {searching.also}
          {further.map((section) => (
            <Link
              key={section?.anchor}
              to={path}
              {...(section?.anchor && { hash: section.anchor })}
              className={styles.section}
              data-result=""
            >
              {section?.heading}
            </Link>
          ))}
        </p>
      )}
    </li>
  )
}

function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  return highlight(text, terms).map((piece) =>
    piece.marked ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
  )
}
