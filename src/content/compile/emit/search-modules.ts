import { textsName } from '../../search/modules.ts'
import type { Content } from '../content.ts'
import { banner } from './banner.ts'
import { literal } from './literal.ts'
import type { EmitMemory } from './memory.ts'
import { type SearchPart, searchOrder, searchParts } from './search.ts'

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
  return textsModule(
    sources.map(({ source, make }) =>
      remember([source], 'search', () =>
        make()
          .map((document) => JSON.stringify(document))
          .join(',\n'),
      ),
    ),
  )
}

/** Documents whose words are read together. */
export type SearchTexts = {
  name: string
  /** Each in JSON. */
  documents: readonly string[]
  /** The modules of their texts, by name. */
  modules: ReadonlyMap<string, string>
}

/** The texts for the search of a published site, in small modules: visitors load those that are shown. */
export function emitSearchTexts(content: Content): SearchTexts[] {
  return searchParts(content).map(({ name, sources }) => {
    const modules = new Map<string, string[]>()
    const documents = sources
      .flatMap(({ make }) => make())
      .sort((a, b) => a.id - b.id)
      .map((document) => {
        const text = JSON.stringify(document)
        const module = `search/${textsName(document.kind, document.id)}.ts`
        const texts = modules.get(module) ?? []
        modules.set(module, texts)
        texts.push(text)
        return text
      })
    const codes = [...modules].map(([module, texts]): [string, string] => [module, textsModule(texts)])
    return { name, documents, modules: new Map(codes) }
  })
}

function textsModule(texts: readonly string[]): string {
  const list = texts.filter((text) => text !== '').join(',\n')
  return `${banner}import type { SearchDocument } from '../../schema/search.ts'\n\nexport const documents: readonly SearchDocument[] = [\n${list}\n]\n`
}
