import { firstLetters, shardOf } from './shard-names.ts'

/** Characters below which a shard of its own would only be one more request, in a small site. */
const worth = 1000

/** Characters of a whole index up to which a site is small. */
const small = 64_000

/** How many shards' worth makes letters busy: the next letter parts their words. */
const busy = 4

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
  const shards = new Map<string, { entries: string[]; last: string }>()
  for (const [word, pieces] of words) {
    const name = shardOf(firstLetters(word), listed)
    const shard = shards.get(name) ?? { entries: [], last: '' }
    shards.set(name, shard)
    const shared = sharedLength(shard.last, word)
    shard.entries.push(`${shared}${word.slice(shared)} ${pieces.join(' ')}`)
    shard.last = word
  }
  return new Map([...shards].map(([name, { entries }]) => [name, entries.join('!')]))
}

/** Each word with its pieces, sorted. */
function wordsIn(segments: readonly string[]): [word: string, pieces: string[]][] {
  const found = new Map<string, string[]>()
  for (const segment of segments) {
    const lines = segment.split('\n')
    for (let line = 0; line + 1 < lines.length; line += 2) {
      const [words, pieces] = [lines[line]?.split(' ') ?? [], lines[line + 1]?.split(' ') ?? []]
      for (const [index, word] of words.entries()) {
        const piece = pieces[index] ?? ''
        const known = found.get(word)
        if (known === undefined) found.set(word, [piece])
        else known.push(piece)
      }
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The letters that have a shard of their own, beside the words that have none. */
function listedPaths(words: readonly (readonly [word: string, pieces: readonly string[]])[]): Set<string> {
  const sizes = new Map<string, number>()
  for (const [word, pieces] of words) {
    const path = firstLetters(word)
    const size = pieces.reduce((sum, piece) => sum + piece.length, word.length)
    for (let length = 0; length <= path.length; length++) {
      const start = path.slice(0, length)
      sizes.set(start, (sizes.get(start) ?? 0) + size)
    }
  }
  const least = worthIn(sizes.get('') ?? 0)
  // Names of files: other letters are rare, and stay with those before them.
  const named = [...sizes].filter(([path]) => /^[a-z0-9]+$/.test(path))
  const paths = named.filter(
    ([path, size]) => size > least && (sizes.get(path.slice(0, -1)) ?? 0) > least * busy,
  )
  return new Set(['', ...paths.map(([path]) => path)])
}

/**
 * What makes a shard worth it in an index of so many characters: twice as much with four times the words, so that
 * neither the shards nor their number grow as the site does. By steps, which an edit hardly ever reaches.
 */
function worthIn(size: number): number {
  return worth * 2 ** Math.max(0, Math.floor(Math.log2(size / small) / 2))
}

/** Of two different words; at most 9: it is written as one digit. */
function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < 9 && a[length] === b[length]) length++
  return length
}
