import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useHydrated } from '../../../hooks/useHydrated.ts'
import { isFilter, type ProjectFilter, readFilter } from './filter.ts'

/** The filter that a visitor has chosen, and the page of the list that shows its projects. */
export type FilterState = { chosen: ProjectFilter; to: '/projects' }

/**
 * A link that sets a field of the filter in the address, or removes a field that is set. Without a field it removes the
 * whole filter. A published page cannot read the filter, so the link also leads to an anchor until the app runs.
 */
export function FilterLink({
  filter: { chosen, to },
  field,
  plain,
  children,
}: {
  filter: FilterState
  field?: { [Name in keyof ProjectFilter]: [Name, ProjectFilter[Name]] }[keyof ProjectFilter]
  /** Where the link also leads until the app runs. */
  plain?: { to?: string; hash: string }
  children: ReactNode
}) {
  const isHydrated = useHydrated()
  const isChosen = field ? chosen[field[0]] === field[1] : !isFilter(chosen)
  const changed = (before: Record<string, unknown>) =>
    field ? readFilter({ ...before, [field[0]]: isChosen ? undefined : field[1] }) : {}
  const props = useLinkProps({
    to,
    // Reads the address at the time of the click: the page may not have rendered the click before.
    search: isHydrated ? changed : changed({}),
    ...(!isHydrated && plain),
    resetScroll: false,
    activeProps: {},
  })
  return (
    <a {...props} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </a>
  )
}
