/** The middle of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1]
  if (upper === undefined) throw new Error('Nothing was measured.')
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? upper) + upper) / 2
}
