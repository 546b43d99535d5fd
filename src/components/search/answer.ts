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

/** Names of the modules that are there already. */
const loaded = new Set<string>()

/** A module; one that is not there yet, and may be asked for in vain, after a rest. */
async function load<Name extends string>(name: Name, rest?: () => Promise<void>) {
  if (rest !== undefined && !loaded.has(name)) await rest()
  const module = await loadSearch(name)
  loaded.add(name)
  return module
}

/**
 * What a query finds, at most `limit` documents of each kind. Loads the shards of its words, and texts to show.
 *
 * @param rest resolves when the visitor has stopped typing: what the next letter makes useless waits for it
 */
export async function answerTo(query: string, limit: number, rest?: () => Promise<void>): Promise<Answer> {
  const { catalogue, shards } = await openCatalogue()
  const terms = termsOf(query)
  const sought = terms.map(async (term) => {
    const isOpen = term.text.length < 3 && !term.isWhole
    const modules = shardsFor(term, shards).map((shard) => load(`words-${shard}`, isOpen ? rest : undefined))
    return { term, shards: (await Promise.all(modules)).map(({ words }) => words) }
  })
  const hits = find(catalogue, await Promise.all(sought))
  const groups = groupHits(hits, catalogue, limit).map(async ({ kind, count, shown }) => {
    const results = shown.map(async ({ listed, sections }) => {
      return { ...listed, sections, document: await textOf(listed, rest) }
    })
    return { kind, count, results: await Promise.all(results) }
  })
  return { query, terms: tellingTerms(terms), count: hits.length, groups: await Promise.all(groups) }
}

async function textOf({ kind, id }: Listed, rest?: () => Promise<void>): Promise<SearchDocument> {
  const { documents } = await load(textsName(kind, id), rest)
  const document = documents.find((one) => one.id === id && one.kind === kind)
  if (document === undefined) throw new Error(`There is no text of ${kind} ${id}.`)
  return document
}
