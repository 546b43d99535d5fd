import type { SearchDocument } from '../schema/search.ts'
import { type SearchModule, type SearchTable, textsName } from './modules.ts'
import { segmentText } from './segment.ts'
import { shardsOf } from './shards.ts'

/** Gives a module of the search by its name. */
export type SearchModules = <Name extends string>(name: Name) => SearchModule<Name>

/**
 * The modules of the search as a build publishes them, made at once of all documents: for development and tests.
 *
 * @param parts the documents of whole segments each
 */
export function searchModulesOf(
  order: SearchTable['order'],
  parts: readonly (readonly SearchDocument[])[],
): SearchModules {
  const shards = shardsOf(parts.map(segmentText))
  const texts = new Map<string, SearchDocument[]>()
  for (const document of parts.flat()) {
    const name = textsName(document.kind, document.id)
    texts.set(name, [...(texts.get(name) ?? []), document])
  }
  const modules = new Map<string, unknown>([
    ['table', { table: { shards: [...shards.keys()], order } satisfies SearchTable }],
    ...[...shards].map(([name, words]) => [`words-${name}`, { words }] as const),
    ...[...texts].map(([name, documents]) => [name, { documents }] as const),
  ])
  return <Name extends string>(name: Name) => modules.get(name) as SearchModule<Name>
}
