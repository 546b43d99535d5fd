import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'
import styles from './PageLinks.module.css'
import { pageWindow } from './page-window.ts'

/** The way from one page of the editions' list to the others; a list of one page needs none. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null
  const { newer, older, title } = words.list
  return (
    <nav className={styles.pages} aria-label={words.list.pages}>
      {page > 1 && (
        <PageLink to={page - 1} rel="prev">
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
              <PageLink to={number} label={phrase(words.list.page, { title, n: number })}>
                {number}
              </PageLink>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <PageLink to={page + 1} rel="next">
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
  to: number
  label?: string
  rel?: string
  children: ReactNode
}) {
  const common = {
    className: styles.link,
    rel,
    'aria-label': label,
    activeOptions: { exact: true },
    children,
  }
  if (to === 1) return <Link to="/summer-school" {...common} />
  return <Link to="/summer-school/faqja/$n" params={{ n: to }} {...common} />
}
