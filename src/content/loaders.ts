/** Ids whose loaders stand in one module: an edit has that module read again, however many documents there are. */
const idsPerPart = 50

/** The part of the loaders in which that of an id stands. */
export function partOf(id: number): number {
  return Math.floor(id / idsPerPart)
}
