import type { IdRange } from '../schema/id-range.ts'

/** Numbers as ranges in their order, each range rising or falling. */
export function rangesInOrder(ids: readonly number[]): IdRange[] {
  const ranges: [first: number, last: number][] = []
  for (const id of ids) {
    const range = ranges.at(-1)
    const [first, last] = range ?? []
    const goesOn = first !== undefined && last !== undefined && isNext(first, last, id)
    if (range !== undefined && goesOn) range[1] = id
    else ranges.push([id, id])
  }
  return ranges
}

function isNext(first: number, last: number, id: number): boolean {
  return id === last + 1 ? first <= last : id === last - 1 && first >= last
}

/** The numbers of ranges, in their order. */
export function idsInOrder(ranges: readonly IdRange[]): number[] {
  return ranges.flatMap(([first, last]) => {
    const step = Math.sign(last - first)
    return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step)
  })
}
