import type { SearchKind } from '../../content/search/kinds.ts'
import type { Catalogue, Listed } from './catalogue.ts'
import type { Hit } from './find.ts'

/** The hits of one kind: how many there are, and those that are shown. */
export type Group = { kind: SearchKind; count: number; shown: { listed: Listed; sections: number[] }[] }

/** Hits by kind of document, the kind with the best hit first; at most `limit` of each are shown. */
export function groupHits(hits: readonly Hit[], { documents }: Catalogue, limit: number): Group[] {
  const groups = new Map<SearchKind, Group>()
  for (const { position, sections } of hits) {
    const listed = documents[position]
    if (listed === undefined) continue
    const { kind } = listed
    const group = groups.get(kind) ?? { kind, count: 0, shown: [] }
    groups.set(kind, group)
    if (group.count < limit) group.shown.push({ listed, sections })
    group.count++
  }
  return [...groups.values()]
}
