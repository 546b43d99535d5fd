import { fold } from '../../../site/components/search/finding/terms.ts'
import type { DocumentSummary } from '../../protocol.ts'
import words from '../../words/client.json'

/** The documents in which all words of a search stand, by kind, the newest first; those of a kind with one document last. */
export function arrange(documents: readonly DocumentSummary[], search: string) {
  const found = documents.filter((document) => isFound(document, search))
  const byTitle = (one: DocumentSummary, other: DocumentSummary) => one.title.localeCompare(other.title, 'sq')
  // Pages have no year: their own order is that of the site.
  const byYear = (one: DocumentSummary, other: DocumentSummary) =>
    (other.year ?? 0) - (one.year ?? 0) || (one.year === undefined ? 0 : byTitle(one, other))
  const nameOf = ({ group = words.list.pages }: DocumentSummary) => group
  return [...new Set(found.map(nameOf))].map((name) => {
    return { name, documents: found.filter((document) => nameOf(document) === name).sort(byYear) }
  })
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

/** Whether all words of a search stand in a text. */
export function hasWords(text: string, search: string): boolean {
  return search.split(/\s+/).every((word) => fold(text).includes(fold(word)))
}
