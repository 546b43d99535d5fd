import { printDay, printRange } from './dates.ts'
import type { NextEdition, ShownEdition } from './schema/next-edition.ts'

/** The next edition with its days as a report prints them. */
export function shownEdition(edition: NextEdition): ShownEdition {
  const { start, end, deadline } = edition
  return { ...edition, days: printRange(start, end), until: printDay(deadline) }
}
