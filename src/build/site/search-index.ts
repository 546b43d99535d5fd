import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, type SearchTexts, searchOrder } from '../../content/compile/index.ts'
import type { SearchTable } from '../../content/search/modules.ts'
import { shardsOf } from '../../content/search/shards.ts'
import type { FeedFile } from '../feeds/files.ts'
import { type Making, makeTexts, makeWords } from './make.ts'
import type { Made } from './state.ts'

/**
 * Makes the files of the search's index, by path: the words of documents that changed are read anew, in the threads
 * where there are many; then all words are put together.
 *
 * @param modules those that were made of the texts, and others
 */
export async function makeSearchIndex(
  content: Content,
  texts: readonly SearchTexts[],
  modules: ReadonlyMap<string, Made>,
  making: Making,
): Promise<{ words: Map<string, Made>; files: Map<string, Made> }> {
  const words = await makeWords(texts, modules, making)
  const shards = shardsOf([...words.values()].map((made) => textOf(made, making.blobs)))
  const table: SearchTable = { shards: [...shards.keys()].sort(), order: searchOrder(content) }
  const files = [...shards].map(([name, text]): [string, FeedFile] => [
    `data/search/words-${name}.js`,
    // None of its characters has to be escaped.
    { text: () => `export const words="${text}";` },
  ])
  files.push(['data/search/table.js', { text: () => `export const table=${JSON.stringify(table)};` }])
  return { words, files: await makeTexts(new Map(files), making) }
}

function textOf({ stored }: Made, blobs: string): string {
  return stored.files
    .slice(0, 1)
    .map(({ name }) => readFileSync(join(blobs, name), 'utf8'))
    .join('')
}
