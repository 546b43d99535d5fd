/** The last of the items, sorted by where they start, that does not start behind an offset. */
export function lastBefore<Item extends { start: number }>(
  items: readonly Item[],
  at: number,
): Item | undefined {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return items[low - 1]
}
