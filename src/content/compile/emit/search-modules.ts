import type { SearchDocument } from '../../schema/search.ts'
import { textsName } from '../../search/modules.ts'
import type { Content } from '../content.ts'
import { compareText } from '../problem.ts'
import { banner } from './banner.ts'
import { literal } from './literal.ts'
import type { EmitMemory } from './memory.ts'
import type { PublishedModule } from './published.ts'
import { type SearchPart, type SearchSource, searchOrder, searchParts } from './search.ts'

/**
 * The texts for the search in development and tests, which make the index themselves: in parts, so that an edit
 * changes one of them, and their loaders.
 */
export function emitSearch(content: Content, remember: EmitMemory): [name: string, text: string][] {
  const parts = searchParts(content)
  const loaders = parts.map(({ name }) => `  () => import('./search/${name}.ts'),\n`)
  const order = `export const order: SearchTable['order'] = ${literal(searchOrder(content))}\n`
  const imports = "import type { SearchTable } from '../search/modules.ts'\n"
  return [
    ...parts.map((part): [string, string] => [`search/${part.name}.ts`, emitPart(part, remember)]),
    ['search.ts', `${banner}${imports}\n${order}\nexport const searchParts = [\n${loaders.join('')}]\n`],
  ]
}

function emitPart({ sources }: SearchPart, remember: EmitMemory): string {
  const texts = sources.map(({ source, make }) =>
    remember([source], 'search', () => make().map(inJson).join(',\n')),
  )
  const list = texts.filter((text) => text !== '').join(',\n')
  return `${banner}import type { SearchDocument } from '../../schema/search.ts'\n\nexport const documents: readonly SearchDocument[] = [\n${list}\n]\n`
}

/** Documents whose words are read together. */
export type SearchTexts = {
  name: string
  /** Each in JSON. */
  documents(): string[]
  /** The modules of their texts. */
  modules: readonly PublishedModule[]
}

/** The texts for the search of a published site, in small modules: visitors load those that are shown. */
export function emitSearchTexts(content: Content): SearchTexts[] {
  return searchParts(content).map(({ name, sources }) => {
    const byModule = new Map<string, Set<SearchSource>>()
    for (const source of sources)
      for (const named of source.names) {
        const module = moduleOf(named)
        byModule.set(module, (byModule.get(module) ?? new Set()).add(source))
      }
    const modules = [...byModule].map(([module, some]): PublishedModule => {
      const own = () => documentsOf(some).filter((document) => moduleOf(document) === module)
      return {
        name: module,
        of: [...some].map(({ source }) => source),
        values: () => ({ documents: own() }),
      }
    })
    return { name, documents: () => documentsOf(sources).map(inJson), modules: modules.sort(byName) }
  })
}

function moduleOf({ kind, id }: SearchSource['names'][number]): string {
  return `search/${textsName(kind, id)}`
}

/** Sorted by their numbers: what is made of them does not depend on how the site lists them. */
function documentsOf(sources: Iterable<SearchSource>): SearchDocument[] {
  return [...sources].flatMap(({ make }) => make()).sort((a, b) => a.id - b.id)
}

function inJson(document: SearchDocument): string {
  return JSON.stringify(document)
}

function byName(one: PublishedModule, other: PublishedModule): number {
  return compareText(one.name, other.name)
}
