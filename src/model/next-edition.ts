import type { NextEdition } from './schema/next-edition.ts'

/** The clean path of the page with the next edition. */
export const nextEditionPath = '/summer-school'

/** The path of the calendar file of the next edition. */
export const nextEditionCalendarPath = '/summer-school.ics'

/** The script that the pages with the next edition load before their first paint. */
export const nextEditionScriptPath = '/next-edition.js'

/** The id of the next edition on its page. */
export const nextEditionAnchor = 'edicioni-i-ardhshem'

/** The clean paths of the pages that show the next edition. */
export const nextEditionPages: readonly string[] = ['/', nextEditionPath]

/**
 * Marks the document by the date in Kosovo: `open`, `closed` after the deadline, or `past` after the end. The style
 * sheet of the next edition shows the matching texts. A published page does not know the day, so the text of this
 * function is also its script. Therefore the function must use nothing from outside itself.
 */
export function markEdition(deadline: string, end: string): void {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Belgrade' })
  document.documentElement.dataset.edition = today > end ? 'past' : today > deadline ? 'closed' : 'open'
}

/** The text of the script at {@link nextEditionScriptPath}. */
export function editionScript({ deadline, end }: NextEdition): string {
  return `(${markEdition})('${deadline}', '${end}')\n`
}
