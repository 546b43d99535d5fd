import { Link } from '@tanstack/react-router'
import { listPath } from '../../../model/paging.ts'
import type { ListedYear } from '../../../model/schema/project.ts'
import { yearAnchor } from '../../../model/year-anchor.ts'
import { words } from '../../content/index.ts'
import styles from './YearIndex.module.css'

/**
 * The way to every year of a timeline with pages. On the first page, to which links to a year lead, the years of
 * other pages have their anchors here.
 */
export function YearIndex({ page: open, years }: { page: number; years: readonly ListedYear[] }) {
  return (
    <nav className={styles.index} aria-label={words.projectPages.years}>
      <ul className={styles.years}>
        {years.map(({ year, page }) => {
          const anchor = yearAnchor(year)
          return (
            <li key={year} id={open === 1 && page > 1 ? anchor : undefined} className={styles.year}>
              <Link
                to={listPath('projects', page)}
                hash={anchor}
                className={styles.link}
                activeOptions={{ exact: true, includeHash: true }}
              >
                {year}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
