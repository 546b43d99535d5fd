import type { Content } from '../../check/content.ts'
import { documentKinds, type NumberedEntries, type NumberedName } from '../../model/document-kinds.ts'
import type { NumberedRecord } from '../../model/kinds/kind.ts'

type Entry = NumberedEntries[NumberedName]

/** The documents of a kind, newest first, with their numbers and with the facts about the kind. */
export function collectionOf(kind: NumberedName, content: Content) {
  const record = documentKinds[kind] as NumberedRecord<Entry>
  const entries: readonly Entry[] = content[documentKinds[kind].list]
  return { ...record, entries, ids: entries.map(record.idOf) }
}
