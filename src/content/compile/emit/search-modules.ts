import type { Content } from '../content.ts'
import { banner } from './banner.ts'
import type { EmitMemory } from './memory.ts'
import { type SearchPart, searchParts } from './search.ts'

/**
 * The texts for the visitors' search in parts, so that an edit changes one of them, the names of the parts, and
 * their loaders for development.
 */
export function emitSearch(content: Content, remember: EmitMemory): [name: string, text: string][] {
  const parts = searchParts(content)
  const loaders = parts.map(({ name }) => `  () => import('./search/${name}.ts'),\n`)
  const names = parts.map(({ name }) => `'${name}'`).join(', ')
  return [
    ...parts.map((part): [string, string] => [`search/${part.name}.ts`, emitPart(part, remember)]),
    ['search/names.ts', `${banner}\nexport const names: readonly string[] = [${names}]\n`],
    ['search.ts', `${banner}\nexport const searchParts = [\n${loaders.join('')}]\n`],
  ]
}

function emitPart({ sources }: SearchPart, remember: EmitMemory): string {
  // A text to be parsed: browsers read JSON faster than a literal of the same size.
  const texts = sources.map(({ source, page, make }) =>
    remember([source], `search ${page}`, () => {
      const documents = make().map((document) => JSON.stringify(JSON.stringify(document)).slice(1, -1))
      return documents.join(',')
    }),
  )
  const json = `"[${texts.filter((text) => text !== '').join(',')}]"`
  return `${banner}import type { SearchDocument } from '../../schema/search.ts'\n\nexport const documents: readonly SearchDocument[] = JSON.parse(\n  ${json},\n)\n`
}
