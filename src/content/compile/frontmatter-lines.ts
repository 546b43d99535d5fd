import type { Source } from './source.ts'

/** What stands where three dashes open the fields. */
export type Misopened = 'none' | 'late' | 'dashes' | 'above' | 'fence'

/** A line of dashes of whatever kind, or a line of code signs: what programs make of `---`, or typing from memory. */
const dashes = String.raw`[ \t]*\\?(?:[-‐‑‒–—―−]{2,}|[–—―]|[-–—](?:[ \t]+[-–—]){2,}|\x60{3,}\w*|\*{3,}|_{3,})[ \t]*`
const firstLine = new RegExp(`^${dashes}\\n(?=\\s*[A-Za-z]\\w*[ \\t]*:)`)
const laterLine = new RegExp(`\\n${dashes}(?=\\n|$)`, 'g')
const fence = /^\x60{3,}[^\n\x60]*\n/

/** How a text without an opening line begins, and the offset at which its fields do; undefined where it has none. */
export function findOpening(text: string): { how: Misopened; start: number | undefined } {
  const late = /^\s+---[ \t]*\n/.exec(text)
  if (late !== null) return { how: 'late', start: late[0].length }
  const other = firstLine.exec(text)
  if (other !== null) return { how: 'dashes', start: other[0].length }
  // Sentences begin with a capital letter, names of fields do not.
  const below = /^---[ \t]*\n(?=[a-z]\w*:)/m.exec(text)
  if (below !== null)
    return { how: fence.test(text) ? 'fence' : 'above', start: below.index + below[0].length }
  return { how: 'none', start: /^\s*[a-z]\w*:/.test(text) ? text.search(/\S/) : undefined }
}

/** Offset of the line break before the line that closes the fields, whatever is wrong with that line; -1 without one. */
export function findClosing(text: string, start: number): number {
  const close = text.indexOf('\n---', start - 1)
  laterLine.lastIndex = Math.max(0, start - 1)
  const other = laterLine.exec(close === -1 ? text : text.slice(0, close))
  if (other === null) return close
  // Fields go on below a line that closes nothing.
  const goesOn = /^\s*?\n(?:[a-z]\w*:|[ \t]+\S|- )/.test(text.slice(other.index + other[0].length))
  return goesOn && close !== -1 ? close : other.index
}

/**
 * The same source with blanks in the place of the line that closes a fence of code around the fields or around all
 * of the document, so that the text is no code; its opening line, which is an error, stays.
 */
export function withoutFence(source: Source): Source {
  const { text } = source
  const [opening] = fence.exec(text) ?? []
  if (opening === undefined || findOpening(text).how !== 'fence') return source
  const last = /\n\x60{3,}\s*$/.exec(text) ?? /\n---[ \t]*\n+\x60{3,}[ \t]*(?=\n)/.exec(text)
  if (last === null) return source
  const blank = last[0].replaceAll('\x60', ' ')
  return { ...source, text: text.slice(0, last.index) + blank + text.slice(last.index + blank.length) }
}
