/** The candidate that differs least from `word`, the first of equally near ones; undefined if all differ too much. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const letters = plain(word)
  let best: string | undefined
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    const other = plain(candidate)
    // The distance is at least the difference in length, so most candidates are skipped.
    if (Math.abs(other.length - letters.length) >= least) continue
    const distance = editDistance(letters, other)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** Number of letters to add, remove, change or swap with a neighbour. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const change = (row[j - 1] ?? 0) + (same ? 0 : 1)
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) next[j] = Math.min(next[j] ?? 0, (before[j - 2] ?? 0) + 1)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** Case, diacritics and separators do not count as a difference. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\p{M}\s_-]/gu, '')
    .toLowerCase()
}
