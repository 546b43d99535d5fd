import { pathOf, shardOf } from './shard-names.ts'

/** Characters of a shard above which the busy ones of the next letters get shards of their own. */
const busy = 4000

/** Characters below which a shard of its own would only be one more request. */
const worth = 1000

/**
 * The index of all words, cut by their first letters. Which shards there are follows from how much is said of the
 * words alone, so that an edit hardly ever adds or removes one.
 *
 * @param segments what `segmentText` gives, sorted by segment
 * @returns Text by the first letters of its words.
 */
export function shardsOf(segments: readonly string[]): Map<string, string> {
  const words = wordsIn(segments)
  const listed = listedPaths(words)
  const shards = new Map<string, { text: string; last: string }>()
  for (const [word, pieces] of words) {
    const name = shardOf(pathOf(word), listed)
    const shard = shards.get(name)
    if (shard === undefined) shards.set(name, { text: `0${word}${pieces}`, last: word })
    else {
      const shared = sharedLength(shard.last, word)
      shard.text += `!${shared}${word.slice(shared)}${pieces}`
      shard.last = word
    }
  }
  return new Map([...shards].map(([name, { text }]) => [name, text]))
}

/** Each word with its pieces, a blank before each, sorted. */
function wordsIn(segments: readonly string[]): [word: string, pieces: string][] {
  const words = new Map<string, string>()
  for (const segment of segments) {
    for (const line of segment.split('\n')) {
      if (line === '') continue
      const end = line.indexOf(' ')
      const word = line.slice(0, end)
      words.set(word, (words.get(word) ?? '') + line.slice(end))
    }
  }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1))
}

function listedPaths(words: readonly (readonly [word: string, pieces: string])[]): Set<string> {
  const sizes = new Map<string, number>()
  for (const [word, pieces] of words) {
    const path = pathOf(word)
    for (let length = 0; length <= path.length; length++) {
      const start = path.slice(0, length)
      sizes.set(start, (sizes.get(start) ?? 0) + word.length + pieces.length)
    }
  }
  // Names of files: other letters are rare, and stay with those before them.
  const named = [...sizes].filter(([path]) => /^[a-z0-9]+$/.test(path))
  const paths = named.filter(([path, size]) => size > worth && (sizes.get(path.slice(0, -1)) ?? 0) > busy)
  return new Set(['', ...paths.map(([path]) => path)])
}

/** At most 9: it is written as one digit. */
function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < 9 && length < a.length && a[length] === b[length]) length++
  return length
}
