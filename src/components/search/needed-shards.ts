import { firstLetters, shardOf } from '../../content/search/shard-names.ts'
import type { Term } from './terms.ts'

/** The shards in which every word stands that answers a term, of those that there are. */
export function shardsFor({ text, isWhole }: Term, shards: ReadonlySet<string>): string[] {
  const path = firstLetters(text)
  // Three letters begin long words, and are one or its other form themselves.
  const paths = text.length === 3 ? [path, text] : [path]
  // Fewer may still become anything.
  const open = text.length < 3 && !isWhole ? [...shards].filter((shard) => shard.startsWith(text)) : []
  return [...new Set([...paths.map((some) => shardOf(some, shards)), ...open])].filter((shard) =>
    shards.has(shard),
  )
}
