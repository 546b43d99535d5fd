import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListName } from '../../../model/document-kinds.ts'
import { listPath } from '../../../model/paging.ts'
import { words } from '../../content/index.ts'
import { numberedTitle } from '../../head/page-head.ts'
import styles from './PageLinks.module.css'

type Props = {
  list: ListName
  page: number
  pages: number
  /** The words for the links to newer and older entries: a page loads only the words of its own list. */
  names: { newer: string; older: string }
}

/** Links from one page of a list to the others; nothing for a list of one page. */
export function PageLinks({ list, page, pages, names: { newer, older } }: Props) {
  if (pages === 1) return null
  return (
    <nav className={styles.pages} aria-label={words.list.pages}>
      {page > 1 && (
        <PageLink to={listPath(list, page - 1)} rel="prev">
          ← {newer}
        </PageLink>
      )}
      <ol className={styles.numbers}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink to={listPath(list, number)} aria-label={numberedTitle(list, number)}>
              {number}
            </PageLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <PageLink to={listPath(list, page + 1)} rel="next">
          {older} →
        </PageLink>
      )}
    </nav>
  )
}

/** The router sets `aria-current` on the link to the current page. */
function PageLink(link: { to: string; rel?: string; 'aria-label'?: string; children: ReactNode }) {
  return <Link {...link} className={styles.link} activeOptions={{ exact: true }} />
}
