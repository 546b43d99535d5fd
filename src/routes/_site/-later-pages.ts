import { isFilter, type ProjectFilter, readFilter } from '../../components/projects/read-filter.ts'

/** Options of routes of lists: what the address asks for, as a filter and as what there is to be loaded. */
export const filtered = {
  validateSearch: readFilter,
  // The router hands on what was typed.
  loaderDeps: ({ search }: { search: ProjectFilter }) => ({ isFiltered: isFilter(readFilter(search)) }),
}

/** What only lists of more than one page need: loaded with them, because most lists have one. */
export const laterPages = () => import('../../layouts/LaterPages.tsx')
