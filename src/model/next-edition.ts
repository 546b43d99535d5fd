import type { NextEdition } from './schema/next-edition.ts'

/** The clean path of the page with the next edition. */
export const nextEditionPath = '/summer-school'

/** The path of its calendar file, beside the page. */
export const nextEditionCalendarPath = '/summer-school.ics'

/** The script that the pages with the next edition load before their first paint. */
export const nextEditionScriptPath = '/next-edition.js'

/** The id of the next edition on its page. */
export const nextEditionAnchor = 'edicioni-i-ardhshem'

/** The clean paths of the pages that show it. */
export const nextEditionPages: readonly string[] = ['/', nextEditionPath]

/**
 * Marks the document by what is over on this day in Kosovo: the style sheet of the next edition shows what is still true.
 * Its text is also a script of its own, because a published page does not know the day: so it uses nothing from outside.
 */
export function markEdition(deadline: string, end: string): void {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Belgrade' })
  document.documentElement.dataset.edition = today > end ? 'past' : today > deadline ? 'closed' : 'open'
}

/** The text of that script. */
export function editionScript({ deadline, end }: NextEdition): string {
  return `(${markEdition})('${deadline}', '${end}')\n`
}
