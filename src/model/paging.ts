/** Editions per page of their list: pages must not grow with the archive. */
export const editionsPerPage = 24

/** Projects per page of their timeline: pages must not grow with the archive. */
export const projectsPerPage = 60

/** The default: all entries of a list on one page. */
const all = Number.MAX_SAFE_INTEGER

/** A page of a list, counted from 1. */
export type ListPage<Entry> = { entries: readonly Entry[]; page: number; pages: number }

/** Splits a list into pages; an empty list has one page. */
export function pagesOf<Entry>(entries: readonly Entry[], perPage = all): ListPage<Entry>[] {
  const pages = Math.max(1, Math.ceil(entries.length / perPage))
  return Array.from({ length: pages }, (_, index) => ({
    entries: entries.slice(index * perPage, (index + 1) * perPage),
    page: index + 1,
    pages,
  }))
}

/** The page of the entry at a position (from 0) of the whole list. */
export function pageAt(position: number, perPage = all): number {
  return Math.floor(position / perPage) + 1
}

/** The clean path of a page of a list; the first one is the list itself. */
export function listPath(list: string, page: number): string {
  return page === 1 ? `/${list}` : `/${list}/faqja/${page}`
}
