import type { Heading, Paragraph } from 'mdast'
import { readPrintedDay } from '../../../model/dates.ts'
import { nearest } from '../../../util/nearest.ts'
import { plainText } from '../../markdown/tree.ts'
import { suggestIsoDay } from '../../suggest-dates.ts'

/** Headings of the sections that a report has once. */
export const headings = { intro: 'Hyrje', objectives: 'Objektivat', conclusion: 'Përfundim' } as const

/** Other forms of the headings, which no misspelling explains. */
const otherForms: ReadonlyMap<string, string> = new Map([
  ['Hyrja', headings.intro],
  ['Objektiva', headings.objectives],
  ['Përfundimi', headings.conclusion],
])

const names = [...Object.values(headings), ...otherForms.keys()]

/** Maximum length of a text that may be meant as a heading. */
const longest = 60

/** The right form of a heading: `Hyrja` → `## Hyrje`, `Data 21 Nëntor 2024` → `## Data: …`; undefined if unknown. */
export function suggestHeading(text: string): string | undefined {
  if (/^\d{1,2} \p{L}+( \d{4})?$/u.test(text) || suggestIsoDay(text) !== undefined) return `## Data: ${text}`
  const [, word, rest] = /^(\p{L}+)\s*[:.–-]?\s*(.*)$/u.exec(text) ?? []
  if (word !== undefined && rest !== '' && nearest(word, ['Data']) !== undefined)
    return `## Data: ${/^dita$/i.test(word) && !/\d/.test(text) ? text : rest}`
  const name = suggestHeadingName(text)
  return name === undefined ? undefined : `## ${name}`
}

/**
 * The right text if a heading of another level, or a paragraph, was certainly meant as a section heading; else
 * undefined.
 *
 * @param written texts of the headings that are correct
 */
export function suggestSection(
  node: Heading | Paragraph,
  written: ReadonlySet<string>,
  inDay: boolean,
): string | undefined {
  if (node.children.some((child) => child.type === 'text' && child.value.length > longest)) return undefined
  const text = plainText(node)
  if (text === '' || text.length > longest) return undefined
  const [, label] = /^Data\s*:\s*(\S.*)$/.exec(text) ?? []
  if (label !== undefined) {
    const meant = `Data: ${label}`
    const isMeant = node.type === 'heading' || (isStrong(node) && readPrintedDay(label) !== undefined)
    return isMeant && !written.has(meant) ? meant : undefined
  }
  if (Object.values(headings).every((name) => written.has(name))) return undefined
  const plain = text.replace(/:$/, '')
  const name =
    node.type === 'heading'
      ? suggestHeadingName(plain)
      : Object.values(headings).find((heading) => heading === plain)
  if (name === undefined || written.has(name)) return undefined
  // An activity of a day may have the title of the objectives.
  return name === headings.objectives && inDay ? undefined : name
}

function suggestHeadingName(text: string): string | undefined {
  const name = nearest(text, names)
  return name === undefined ? undefined : (otherForms.get(name) ?? name)
}

function isStrong({ children }: Heading | Paragraph): boolean {
  return children.length === 1 && children[0]?.type === 'strong'
}
