import type { ReactNode } from 'react'
import type { ProjectList } from '../../../../model/schema/project.ts'
import { words } from '../../../content/index.ts'
import { useHydrated } from '../../../hooks/useHydrated.ts'
import { classes } from '../../classes.ts'
import styles from './FilterControls.module.css'
import { isFilter, listYears, type ProjectFilter, readFilter } from './filter.ts'

/**
 * The choices of a theme, a year and, if projects name any, a municipality. Their space is reserved: they appear after
 * hydration, and without JavaScript not at all.
 */
export function FilterControls({
  filter,
  list: { themes, years, municipalities },
  onChange,
  children,
}: {
  filter: ProjectFilter
  list: Pick<ProjectList, 'themes' | 'years' | 'municipalities'>
  onChange: (filter: ProjectFilter) => void
  /** A description of the current result. */
  children: ReactNode
}) {
  const isHydrated = useHydrated()
  return (
    <search
      className={styles.controls}
      aria-label={words.projectFilter.label}
      data-alive={isHydrated || undefined}
    >
      <Choice
        id="tema"
        label={words.projectFilter.theme}
        all={words.projectFilter.allThemes}
        value={filter.tema}
        options={themes.map((theme) => [theme, words.projectFilter.themes[theme]])}
        onChoose={(tema) => onChange(readFilter({ ...filter, tema }))}
      />
      <Choice
        id="viti"
        label={words.projectFilter.year}
        all={words.projectFilter.allYears}
        value={filter.viti}
        options={listYears(years).map((year) => [year, year])}
        onChoose={(viti) => onChange(readFilter({ ...filter, viti }))}
      />
      {import.meta.env.HAS_MUNICIPALITIES && municipalities && (
        <Choice
          id="komuna"
          label={words.municipalityFilter.municipality}
          all={words.municipalityFilter.all}
          value={filter.komuna}
          options={municipalities.map((name) => [name, name])}
          onChoose={(komuna) => onChange(readFilter({ ...filter, komuna }))}
        />
      )}
      <p className={styles.count} aria-live="polite">
        {children}
      </p>
      <button
        type="button"
        className={classes('text-button', styles.clear)}
        disabled={!isFilter(filter)}
        onClick={({ currentTarget }) => {
          // The button is about to be disabled and hidden, and would lose the focus.
          currentTarget.parentElement?.querySelector('select')?.focus()
          onChange({})
        }}
      >
        {words.projectFilter.clear}
      </button>
    </search>
  )
}

function Choice({
  id,
  label,
  all,
  value,
  options,
  onChoose,
}: {
  id: string
  label: string
  /** The option for no filter. */
  all: string
  value: string | number | undefined
  options: readonly (readonly [value: string | number, label: string | number])[]
  onChoose: (value: string) => void
}) {
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
