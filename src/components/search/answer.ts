import { loadSearch } from '../../content/index.ts'
import type { SearchDocument } from '../../content/schema/search.ts'
import type { SearchKind } from '../../content/search/kinds.ts'
import { type SearchTable, textsName } from '../../content/search/modules.ts'
import { type Catalogue, catalogueOf, type Listed } from './catalogue.ts'
import { find } from './find.ts'
import { groupHits } from './groups.ts'
import { shardsFor } from './needed-shards.ts'
import { type Term, tellingTerms, termsOf } from './terms.ts'

/** A document as it is shown, with the sections that answer, the best one first. */
export type Result = Listed & { document: SearchDocument; sections: readonly number[] }

/** What a query finds: how many documents, and by kind those that are shown. */
export type Answer = {
  query: string
  /** The terms worth showing. */
  terms: readonly Term[]
  count: number
  groups: readonly { kind: SearchKind; count: number; results: readonly Result[] }[]
}

let known: { table: SearchTable; catalogue: Catalogue; shards: ReadonlySet<string> } | undefined

/** What every query needs; an edit in development brings another table. */
async function openCatalogue() {
  const { table } = await loadSearch('table')
  if (known?.table !== table) known = { table, catalogue: catalogueOf(table), shards: new Set(table.shards) }
  return known
}

/** What a query finds, at most `limit` documents of each kind. Loads the shards of its words, and texts to show. */
export async function answerTo(query: string, limit: number): Promise<Answer> {
  const { catalogue, shards } = await openCatalogue()
  const terms = termsOf(query)
  const sought = terms.map(async (term) => {
    const modules = shardsFor(term, shards).map((shard) => loadSearch(`words-${shard}`))
    return { term, shards: (await Promise.all(modules)).map(({ words }) => words) }
  })
  const hits = find(catalogue, await Promise.all(sought))
  const groups = groupHits(hits, catalogue, limit).map(async ({ kind, count, shown }) => {
    const results = await Promise.all(
      shown.map(async ({ listed, sections }) => ({ ...listed, sections, document: await textOf(listed) })),
    )
    return { kind, count, results }
  })
  return { query, terms: tellingTerms(terms), count: hits.length, groups: await Promise.all(groups) }
}

async function textOf({ kind, id }: Listed): Promise<SearchDocument> {
  const { documents } = await loadSearch(textsName(kind, id))
  const document = documents.find((one) => one.id === id && one.kind === kind)
  if (document === undefined) throw new Error(`There is no text of ${kind} ${id}.`)
  return document
}
