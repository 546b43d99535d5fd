/** How many first letters of a long word decide in which shard it stands. */
const most = 3

/**
 * The letters of a folded word that decide in which shard it stands: those that it shares with every query that
 * it answers. Short words change their last vowel (ujë, uji), so they stand with their first two letters.
 */
export function firstLetters(word: string): string {
  return word.slice(0, word.length > most ? most : most - 1)
}

/** The shard of a path: the longest of the listed beginnings, of which the empty one is always listed. */
export function shardOf(path: string, listed: ReadonlySet<string>): string {
  return path === '' || listed.has(path) ? path : shardOf(path.slice(0, -1), listed)
}
