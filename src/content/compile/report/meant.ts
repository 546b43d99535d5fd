import type { Heading, Paragraph } from 'mdast'
import { readPrintedDay } from '../dates.ts'
import { plainText } from '../markdown/text.ts'
import { nearest } from '../nearest.ts'
import { meantIso } from '../printed.ts'

/** Headings of the sections of which a report has one. */
export const headings = { intro: 'Hyrje', objectives: 'Objektivat', conclusion: 'Përfundim' } as const

/** `Hyrja` → `## Hyrje`; `Data 21 Nëntor 2024` → `## Data: 21 Nëntor 2024`. */
export function meantHeading(text: string): string | undefined {
  if (/^\d{1,2} \p{L}+( \d{4})?$/u.test(text) || meantIso(text) !== undefined) return `## Data: ${text}`
  const [, word, rest] = /^(\p{L}+)\s*[:.–-]?\s*(.*)$/u.exec(text) ?? []
  if (word !== undefined && rest !== '' && nearest(word, ['Data']) !== undefined) return `## Data: ${rest}`
  const name = meantName(text)
  return name === undefined ? undefined : `## ${name}`
}

/**
 * The text of the section's heading that a title of another level, or a paragraph, was certainly meant to be:
 * undefined for a title or a paragraph in its own right.
 *
 * @param written texts of the headings that are written rightly
 */
export function meantSection(
  node: Heading | Paragraph,
  written: ReadonlySet<string>,
  inDay: boolean,
): string | undefined {
  const text = plainText(node)
  if (text === '' || text.length > 60) return undefined
  const [, label] = /^Data\s*:\s*(\S.*)$/.exec(text) ?? []
  if (label !== undefined) {
    const meant = `Data: ${label}`
    const isMeant = node.type === 'heading' || (isStrong(node) && readPrintedDay(label) !== undefined)
    return isMeant && !written.has(meant) ? meant : undefined
  }
  const plain = text.replace(/:$/, '')
  const name =
    node.type === 'heading' ? meantName(plain) : Object.values(headings).find((known) => known === plain)
  if (name === undefined || written.has(name)) return undefined
  // Of objectives an activity of a day may speak as well.
  return name === headings.objectives && inDay ? undefined : name
}

function meantName(text: string): string | undefined {
  const name = nearest(text, [...Object.values(headings), 'Hyrja', 'Objektiva', 'Përfundimi'])
  const fixed = { Hyrja: headings.intro, Objektiva: headings.objectives, Përfundimi: headings.conclusion }[
    name ?? ''
  ]
  return fixed ?? name
}

function isStrong({ children }: Heading | Paragraph): boolean {
  return children.length === 1 && children[0]?.type === 'strong'
}
