import { fold } from '../../../site/components/search/finding/terms.ts'
import type { DocumentSummary, Kind } from '../../protocol.ts'

/** Documents that stand together in the list: those of a kind, or all others. */
const groups = ['report', 'news', 'project', 'pages'] as const

/** The documents in which all words of a search stand, by kind, the newest first. Groups without one are left out. */
export function arrange(documents: readonly DocumentSummary[], search: string) {
  const found = documents.filter((document) => isFound(document, search))
  const byTitle = (one: DocumentSummary, other: DocumentSummary) => one.title.localeCompare(other.title, 'sq')
  // Pages have no year: their own order is that of the site.
  const byYear = (one: DocumentSummary, other: DocumentSummary) =>
    (other.year ?? 0) - (one.year ?? 0) || (one.year === undefined ? 0 : byTitle(one, other))
  found.sort(byYear)
  return groups
    .map((name) => ({ name, documents: found.filter(({ kind }) => groupOf(kind) === name) }))
    .filter((group) => group.documents.length > 0)
}

/** Whether all words of a search stand in a document's title, year or name, or they follow each other in its text. */
function isFound(document: DocumentSummary, search: string): boolean {
  const { title, year, file, text } = document
  // Folded once: it is much, and each key asks for it.
  const folded = texts.get(document) ?? fold(text)
  texts.set(document, folded)
  return hasWords(`${title} ${year ?? ''} ${file}`, search) || folded.includes(fold(search))
}

const texts = new WeakMap<DocumentSummary, string>()

/** Pages are what they are; of the others there are many, which are begun, named and deleted. */
export function groupOf(kind: Kind): (typeof groups)[number] {
  return groups.find((name) => name === kind) ?? 'pages'
}

/** Whether all words of a search stand in a text. */
export function hasWords(text: string, search: string): boolean {
  return search.split(/\s+/).every((word) => fold(text).includes(fold(word)))
}
