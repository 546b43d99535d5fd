import { Link } from '@tanstack/react-router'
import { yearAnchor } from '../../../model/anchors.ts'
import { listPath } from '../../../model/paging.ts'
import type { ListedYear } from '../../../model/schema/project.ts'
import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'
import styles from './DecadeIndex.module.css'

/** Links to the newest year of each decade, which stay in sight beside the timeline, on a phone above it. */
export function DecadeIndex({ years }: { years: readonly ListedYear[] }) {
  const decades = firstOfDecades(years)
  if (decades.length < 2) return null
  return (
    <nav className={styles.index} aria-label={words.timeline.decades}>
      <ul className={styles.decades}>
        {decades.map(({ decade, year, page }) => (
          <li key={decade}>
            <Link
              to={listPath('projects', page)}
              hash={yearAnchor(year)}
              replace
              className={styles.decade}
              activeOptions={{ exact: true, includeHash: true }}
            >
              {phrase(words.timeline.decade, { decade })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first listed year of each decade: a range of years belongs to the decade in which it begins. */
export function firstOfDecades(years: readonly ListedYear[]): (ListedYear & { decade: string })[] {
  const all = years.map((listed) => ({ ...listed, decade: `${listed.year.slice(0, 3)}0` }))
  return all.filter(({ decade }, at) => all.findIndex((other) => other.decade === decade) === at)
}
