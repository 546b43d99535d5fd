/** Editions on one page of their list: what has more is split, so that no page grows with the archive. */
export const editionsPerPage = 24

/** A page of a list, counted from 1. */
export type ListPage<Entry> = { entries: readonly Entry[]; page: number; pages: number }

/** Splits a list into pages; an empty one has one page too. */
export function pagesOf<Entry>(entries: readonly Entry[], perPage: number): ListPage<Entry>[] {
  const pages = Math.max(1, Math.ceil(entries.length / perPage))
  return Array.from({ length: pages }, (_, index) => ({
    entries: entries.slice(index * perPage, (index + 1) * perPage),
    page: index + 1,
    pages,
  }))
}

/** The clean path of a page of the editions' list; the first one is the list itself. */
export function reportListPath(page: number): string {
  return page === 1 ? '/summer-school' : `/summer-school/faqja/${page}`
}
