/** Ids of one part: small enough that an edit costs little, large enough that there are few parts. */
const idsPerPart = 50

/** What grows with the archive is split by ids into parts; this is the part of an id, counted from 0. */
export function partOf(id: number): number {
  return Math.floor(id / idsPerPart)
}
