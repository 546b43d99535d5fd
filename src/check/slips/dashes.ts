import { type Finding, finding } from '../problem.ts'
import { applyEdits, type Edit, placeIn, type Source } from '../source.ts'
import { quotedWhereNeeded } from './curly.ts'
import type { FieldLine } from './lines.ts'

/** What stands instead of a dash and a space before an item of a list. */
const sign = /^(?:([–—•·∙●○◦▪‣⁃−*+])[ \t]+|([-–—•·∙●○◦▪‣⁃−])(?!-))(\S.*)$/

/**
 * Items of lists that begin with another sign than a dash, or without the space after it. In the returned text the
 * sign is a dash; an item without its space cannot be read, as one more sign would move all others.
 */
export function readDashes(
  source: Source,
  offset: number,
  text: string,
  lines: readonly FieldLine[],
): { text: string; mended: Finding[]; unreadable: Finding[] } {
  const mended: Finding[] = []
  const unreadable: Finding[] = []
  const edits: Edit[] = []
  for (const [index, line] of lines.entries()) {
    const [, other, tight, rest = ''] = itemSign(line) ?? []
    if ((other ?? tight) === undefined || !isInList(lines, index)) continue
    const start = line.start + line.indent
    const found = finding('yaml/list-dash', placeIn(source, offset + start), {
      parent: undefined,
      corrected: `- ${rest}${line.comment}`,
    })
    if (tight === undefined) {
      mended.push(found)
      edits.push({ start, end: start + 1, text: '-' })
    } else unreadable.push(found)
  }
  return { text: applyEdits(text, edits), mended, unreadable }
}

/**
 * Values that begin with a dash: `themes: - pyjet`, the first item of a list beside its name, and `title: - Dita`, a
 * text that needs quotes.
 */
export function findLeadingDashes(
  source: Source,
  offset: number,
  lines: readonly FieldLine[],
  known: ReadonlySet<string>,
  texts: ReadonlySet<string>,
): Finding[] {
  return lines.flatMap(({ name = '', dashes, indent, value, comment, valueStart }, index) => {
    const [, item = ''] = /^-[ \t]+(\D.*)$/.exec(value) ?? []
    if (item === '' || !known.has(name)) return []
    const place = placeIn(source, offset + valueStart)
    if (texts.has(name)) {
      const corrected = `${dashes}${name}: ${quotedWhereNeeded(value)}${comment}`
      return [finding('yaml/reserved-character', place, { character: '-', corrected })]
    }
    const next = lines[index + 1]
    // Items that begin in the column of the name are no list with one that stands further right.
    if (next !== undefined && next.dashes !== '' && next.indent <= indent + dashes.length) return []
    const values = { parent: `${dashes}${name}:`, corrected: `- ${item}${comment}` }
    return [finding('yaml/list-dash', place, values)]
  })
}

function itemSign({ name, dashes, value }: FieldLine): RegExpExecArray | null {
  return name === undefined && dashes === '' ? sign.exec(value) : null
}

/** Whether a line stands where an item of a list may: below another one, or first below a field without a value. */
function isInList(lines: readonly FieldLine[], index: number): boolean {
  const own = lines[index]
  if (own === undefined) return false
  for (let at = index - 1; at >= 0; at--) {
    const line = lines[at]
    if (line === undefined || line.indent > own.indent) continue
    const opens = line.name !== undefined && line.value === ''
    return line.indent === own.indent ? line.dashes !== '' || itemSign(line) !== null || opens : opens
  }
  return false
}
