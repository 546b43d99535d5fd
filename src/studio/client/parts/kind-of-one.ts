import type { Kind } from '../../protocol.ts'
import words from '../../words/client.json'

/** What a document of a kind is called; those without a name of their own are pages. */
export function kindOfOne(kind: Kind): string {
  const names: Partial<Record<Kind, string>> = words.kindOfOne
  return names[kind] ?? words.kindOfOne.page
}
