/** Compresses distinct numbers to ranges. */
export function idRanges(ids: readonly number[]): IdRange[] {
  const ranges: [number, number][] = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === id - 1) last[1] = id
    else ranges.push([id, id])
  }
  return ranges
}

/** Whether a number lies in one of the ranges. */
export function isInRanges(ranges: readonly IdRange[], id: number): boolean {
  return ranges.some(([first, last]) => first <= id && id <= last)
}

/** A range of numbers, inclusive. */
export type IdRange = readonly [first: number, last: number]
