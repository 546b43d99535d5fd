import { fold } from '../../../site/components/search/finding/terms.ts'
import type { DocumentSummary } from '../../protocol.ts'
import words from '../../words/app.json'

/**
 * The documents that match a search, in groups, the newest first in each. The groups keep the order of `documents`.
 * Documents without a group, such as pages, form a group of their own.
 */
export function arrange(documents: readonly DocumentSummary[], search: string) {
  const found = documents.filter((document) => isFound(document, search))
  const byTitle = (one: DocumentSummary, other: DocumentSummary) => one.title.localeCompare(other.title, 'sq')
  // Pages have no year: they keep the order of `documents`.
  const byYear = (one: DocumentSummary, other: DocumentSummary) =>
    (other.year ?? 0) - (one.year ?? 0) || (one.year === undefined ? 0 : byTitle(one, other))
  const nameOf = ({ group = words.list.pages }: DocumentSummary) => group
  return [...new Set(found.map(nameOf))].map((name) => {
    return { name, documents: found.filter((document) => nameOf(document) === name).sort(byYear) }
  })
}

/** Whether a document's title, year or path has all words of a search, or its text has the search as one phrase. */
function isFound(document: DocumentSummary, search: string): boolean {
  const { title, year, file, text } = document
  // The text is folded once, because it is long and each key press searches it again.
  const folded = texts.get(document) ?? fold(text)
  texts.set(document, folded)
  return hasWords(`${title} ${year ?? ''} ${file}`, search) || folded.includes(fold(search))
}

const texts = new WeakMap<DocumentSummary, string>()

/** Whether all words of a search stand in a text. */
export function hasWords(text: string, search: string): boolean {
  return search.split(/\s+/).every((word) => fold(text).includes(fold(word)))
}
