import { type SearchKind, searchKinds } from '../../content/search/kinds.ts'
import type { SearchTable } from '../../content/search/modules.ts'
import { readOrder } from '../../content/search/order.ts'
import { numberOf } from '../../content/search/postings.ts'

/** A document by its number, and the place, from 0, at which the site lists it among those of its kind. */
export type Listed = { kind: SearchKind; id: number; place: number }

/** Which documents there are, in the order in which those that answer equally well are shown. */
export type Catalogue = {
  documents: readonly Listed[]
  /** The position of each document among them, by its number. */
  positions: ReadonlyMap<number, number>
}

/** The catalogue that a table tells of. */
export function catalogueOf({ order }: SearchTable): Catalogue {
  const documents = searchKinds.flatMap((kind) =>
    readOrder(order[kind]).map((id, place) => ({ kind, id, place })),
  )
  return {
    documents,
    positions: new Map(documents.map(({ kind, id }, position) => [numberOf(kind, id), position])),
  }
}
