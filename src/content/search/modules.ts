import type { SearchDocument } from '../schema/search.ts'
import type { SearchKind } from './kinds.ts'

/** What a search begins with: which documents there are, and in which shards their words stand. */
export type SearchTable = {
  /** First letters of the words of each shard. */
  shards: readonly string[]
  /** The ids of each kind as the site lists them, as `readOrder` reads them. */
  order: Readonly<Record<SearchKind, string>>
}

/** What a module below `search/` has, by its name: the table, the words of a shard, or texts. */
export type SearchModule<Name extends string> = Name extends 'table'
  ? { table: SearchTable }
  : Name extends `words-${string}`
    ? { words: string }
    : { documents: readonly SearchDocument[] }

/**
 * Ids whose texts are one module: a visitor loads the texts of what is shown, but each file costs every build. The
 * texts of a module are of one segment.
 */
const idsPerModule: Partial<Record<SearchKind, number>> = { report: 4, news: 8, project: 24 }

/** The module with the text of a document. */
export function textsName(kind: SearchKind, id: number): string {
  const ids = idsPerModule[kind]
  return ids === undefined ? 'pages' : `${kind}-${Math.floor(id / ids)}`
}
