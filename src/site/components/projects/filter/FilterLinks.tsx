import type { ReactNode } from 'react'
import { themeAnchor } from '../../../../model/anchors.ts'
import type { ProjectList } from '../../../../model/schema/project.ts'
import { words } from '../../../content/index.ts'
import drawn from '../Themes.module.css'
import { FilterLink, type FilterState } from './FilterLink.tsx'
import styles from './FilterLinks.module.css'

/** The themes, and the municipalities if projects name any, as links that filter the projects. */
export function FilterLinks({
  filter,
  list: { themes, municipalities },
  children,
}: {
  filter: FilterState
  list: Pick<ProjectList, 'themes' | 'municipalities'>
  /** A description of the current result. */
  children: ReactNode
}) {
  const { label, everything, themes: names } = words.projectFilter
  return (
    <search className={styles.filter} aria-label={label}>
      <ul className={styles.links}>
        <li>
          <FilterLink filter={filter}>{everything}</FilterLink>
        </li>
        {themes.map((theme) => (
          <li key={theme} id={themeAnchor(theme)} className={drawn.theme} data-theme={theme}>
            <FilterLink filter={filter} field={['tema', theme]} plain={{ hash: themeAnchor(theme) }}>
              {names[theme]}
            </FilterLink>
          </li>
        ))}
      </ul>
      {import.meta.env.HAS_MUNICIPALITIES && municipalities && (
        <ul className={styles.links} aria-label={words.municipalityFilter.municipality} data-needs-scripts="">
          {municipalities.map((name) => (
            <li key={name}>
              <FilterLink filter={filter} field={['komuna', name]}>
                {name}
              </FilterLink>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite">{children}</p>
    </search>
  )
}
