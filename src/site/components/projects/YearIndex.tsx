import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { projectAnchor, yearAnchor } from '../../../model/anchors.ts'
import { listPath } from '../../../model/paging.ts'
import type { ProjectList } from '../../../model/schema/project.ts'
import { load, words } from '../../content/index.ts'
import styles from './YearIndex.module.css'

/**
 * Links to every year of a timeline with several pages. Links to a year lead to the first page, so on that page the
 * index has the anchors of the years on other pages.
 */
export function YearIndex({ list }: { list: ProjectList }) {
  useAnchorElsewhere(list)
  return (
    <nav className={styles.index} aria-label={words.projectPages.years}>
      <ul className={styles.years}>
        {list.years?.map(({ year, page }) => {
          const anchor = yearAnchor(year)
          return (
            <li key={year} id={list.page === 1 && page > 1 ? anchor : undefined} className={styles.year}>
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

/**
 * Navigates to the page of the timeline with the project or year in the address. Links lead to the first page, but
 * entries move to later pages as projects are added.
 */
function useAnchorElsewhere(list: ProjectList): void {
  const navigate = useNavigate()
  const hash = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    let isLeft = false
    pathOfAnchor(hash, list).then(
      (to) => {
        if (isLeft || to === undefined || to === listPath('projects', list.page)) return
        void navigate({ to, hash, replace: true })
      },
      // The titles are gone after a new release, or the network is down: this page stays, with its links to the others.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [navigate, hash, list])
}

/**
 * The path of the timeline's page with the project or year of an anchor. It is this page if it has the entry; else,
 * for a year on two pages, the page where the year begins. Undefined if no page has the anchor.
 */
export async function pathOfAnchor(
  anchor: string,
  { entries, page, years = [] }: Pick<ProjectList, 'entries' | 'page' | 'years'>,
  loadTitles = () => load('titles'),
): Promise<string | undefined> {
  const isHere = ({ id, year }: { id: number; year: string }) =>
    projectAnchor(id) === anchor || yearAnchor(year) === anchor
  if (entries.some(isHere)) return listPath('projects', page)
  const named = years.find(({ year }) => yearAnchor(year) === anchor)
  if (named !== undefined) return listPath('projects', named.page)
  // Any other anchor, such as the target of the skip link, is on the page itself.
  if (!/^projekti-\d+$/.test(anchor)) return undefined
  const { titles } = await loadTitles()
  return titles.project.find((project) => project.anchor === anchor)?.path
}
