import type { DocumentSummary, Kind } from '../../protocol.ts'

/** Documents that stand together in the list. */
export type Group = { name: 'report' | 'news' | 'project' | 'pages'; documents: DocumentSummary[] }

const groups = ['report', 'news', 'project', 'pages'] as const

/** The documents in which all words of a search stand, by kind and in order. Groups without one are left out. */
export function arrange(
  documents: readonly DocumentSummary[],
  search: string,
  order: 'newest' | 'title',
): Group[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = documents.filter(({ title, year, file }) => {
    const text = plain(`${title} ${year ?? ''} ${file}`)
    return words.every((word) => text.includes(word))
  })
  const byTitle = (one: DocumentSummary, other: DocumentSummary) =>
    one.title.localeCompare(other.title, 'sq') || (one.file < other.file ? -1 : 1)
  const byYear = (one: DocumentSummary, other: DocumentSummary) =>
    (other.year ?? 0) - (one.year ?? 0) || byTitle(one, other)
  return groups.flatMap((name) => {
    const own = found.filter(({ kind }) => groupOf(kind) === name)
    // Pages have no year: their own order is that of the site.
    if (order === 'title') own.sort(byTitle)
    else if (name !== 'pages') own.sort(byYear)
    return own.length === 0 ? [] : [{ name, documents: own }]
  })
}

function groupOf(kind: Kind): Group['name'] {
  return kind === 'report' || kind === 'news' || kind === 'project' ? kind : 'pages'
}

/** A text without what a search need not know: capitals, and the marks of ë and ç. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
