import { applyEdits, type Edit } from '../fix/edit.ts'
import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'
import type { FieldLine } from './lines.ts'

/** What stands in the place of a dash and a space before an item of a list. */
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
      corrected: `- ${rest}${line.comment}`,
    })
    if (tight === undefined) {
      mended.push(found)
      edits.push({ start, end: start + 1, text: '-' })
    } else unreadable.push(found)
  }
  return { text: applyEdits(text, edits), mended, unreadable }
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
