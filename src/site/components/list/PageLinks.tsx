import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ListName, listPath } from '../../../model/paging.ts'
import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'
import styles from './PageLinks.module.css'

/** The way from one page of a list to the others; a list of one page needs none. */
export function PageLinks({
  list,
  page,
  pages,
  title,
  newer,
  older,
}: {
  list: ListName
  page: number
  pages: number
  /** Title of the list. */
  title: string
  /** Words for the pages beside this one. */
  newer: string
  older: string
}) {
  if (pages === 1) return null
  return (
    <nav className={styles.pages} aria-label={words.list.pages}>
      {page > 1 && (
        <PageLink to={listPath(list, page - 1)} rel="prev">
          ← {newer}
        </PageLink>
      )}
      <ol className={styles.numbers}>
        {pageWindow(page, pages).map((number, index, all) =>
          number === 'gap' ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <PageLink to={listPath(list, number)} label={phrase(words.list.page, { title, n: number })}>
                {number}
              </PageLink>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <PageLink to={listPath(list, page + 1)} rel="next">
          {older} →
        </PageLink>
      )}
    </nav>
  )
}

/** The router marks the link to the page that is open with `aria-current`. */
function PageLink({
  to,
  label,
  rel,
  children,
}: {
  to: string
  label?: string
  rel?: string
  children: ReactNode
}) {
  return (
    <Link to={to} className={styles.link} rel={rel} aria-label={label} activeOptions={{ exact: true }}>
      {children}
    </Link>
  )
}

/** The pages that a page links to by number: the first, the last and those beside it; `gap` stands for the others. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 1) return [number]
    // A gap of one page is no shorter than its number.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
