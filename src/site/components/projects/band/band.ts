import { spanOf } from '../filter/matches.ts'

/** A project as a bar: its first year, its number of years, and its row, counted from 0. */
export type Bar<P> = { project: P; first: number; length: number; row: number }

/**
 * Lays projects out in rows, the newest first as they are listed. Between two bars of a row a year stays empty. On a
 * phone a column is narrower than the 24 px of a target (WCAG 2.5.8), so a bar needs the empty column, too.
 */
export function barsOf<P extends { year: string }>(projects: readonly P[]): Bar<P>[] {
  /** The first year of the earliest bar in each row. */
  const rows: number[] = []
  return projects.map((project) => {
    const [first, last] = spanOf(project.year)
    const free = rows.findIndex((earliest) => earliest > last + 1)
    const row = free === -1 ? rows.length : free
    rows[row] = first
    return { project, first, length: last - first + 1, row }
  })
}
