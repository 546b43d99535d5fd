import { useLocation, useNavigate } from '@tanstack/react-router'
import { listPath } from '../../../model/paging.ts'
import type { ProjectList } from '../../../model/schema/project.ts'
import { words } from '../../content/index.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import styles from './filter/FilterControls.module.css'
import { Choice } from './filter/FilterControls.tsx'
import { readFilter } from './filter/filter.ts'

/** Selects a municipality, where projects name some; it appears as the other choices do. */
export function SelectMunicipality({ list: { page, municipalities = [] } }: { list: ProjectList }) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { search } = useLocation()
  const filter = isHydrated ? readFilter(search) : {}
  const { label, municipality, all } = words.municipalityFilter
  return (
    <search className={styles.controls} aria-label={label} data-alive={isHydrated || undefined}>
      <Choice
        id="komuna"
        label={municipality}
        all={all}
        value={filter.komuna}
        options={municipalities.map((name) => [name, name])}
        onChoose={(komuna) =>
          void navigate({
            to: listPath('projects', page),
            search: readFilter({ ...filter, komuna }),
            resetScroll: false,
          })
        }
      />
    </search>
  )
}
