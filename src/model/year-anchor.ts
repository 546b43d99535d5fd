/** The anchor of a year or range of years of the timeline: `viti-2022`. */
export function yearAnchor(year: string): string {
  return `viti-${year}`
}
