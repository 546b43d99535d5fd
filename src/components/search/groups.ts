import type { SearchKind } from '../../content/schema/search.ts'
import type { Hit } from './search-index.ts'

export type Group = { kind: SearchKind; hits: Hit[] }

/** Hits by kind of document, the kind with the best hit first; at most `limit` of each. */
export function groupHits(hits: readonly Hit[], limit = Number.POSITIVE_INFINITY): Group[] {
  const groups = new Map<SearchKind, Hit[]>()
  for (const hit of hits) {
    const group = groups.get(hit.document.kind) ?? []
    groups.set(hit.document.kind, group)
    if (group.length < limit) group.push(hit)
  }
  return [...groups].map(([kind, members]) => ({ kind, hits: members }))
}
