import matter from 'gray-matter'
import { type Finding, finding, withReplacement } from '../problem.ts'
import { editedSource, lineAt, placeIn, type Source } from '../source.ts'

/** How a document begins that has no `---` in its first line. */
type Misopened = 'none' | 'late' | 'dashes' | 'above' | 'fence'

/** A document split in two. Absent parts could not be determined; the findings say why. */
type Split = {
  /** The YAML between the lines of three dashes, and its offset in the source. */
  yaml?: { text: string; offset: number }
  /** The body and its offset in the source. */
  body?: { text: string; offset: number }
  findings: Finding[]
}

/**
 * Splits a document into frontmatter and body with gray-matter, whose only engine is YAML. If the lines of
 * dashes are wrong, the parts are split as well as possible. A data file is all fields.
 */
export function splitFrontmatter(source: Source): Split {
  const { file, text } = source
  if (file.endsWith('.yaml')) return { yaml: { text, offset: 0 }, findings: [] }
  const opening = /^---(?!-)([^\n]*)\n/.exec(text)
  if (opening === null) return splitUnopened(source)
  const language = opening[1]?.trim() ?? ''
  const start = opening[0].length
  const close = findClosing(text, start)
  if (language !== '') {
    // Checking fields in another format would only report each as wrong.
    const { body } = close === -1 ? {} : splitAt(text, start, close)
    const found = finding('frontmatter/language', lineAt(source, 0), { language })
    return {
      ...(body && { body }),
      findings: [/^ya?ml$/i.test(language) ? withReplacement(found, '---') : found],
    }
  }
  if (close === -1)
    return { ...splitUnclosed(text, start), findings: [finding('frontmatter/unclosed', lineAt(source, 0))] }
  const misclosed = checkClosing(source, close)
  if (misclosed.length === 0) return splitValid(source, close)
  return { ...splitAt(text, start, close), findings: misclosed }
}

/** Reports a closing line that is not `---`; `close` is the offset of the line break before it. */
function checkClosing(source: Source, close: number): Finding[] {
  const isRight = /^\n---[ \t]*(?:\n|$)/.test(source.text.slice(close))
  return isRight ? [] : [finding('frontmatter/closing-line', lineAt(source, close + 1))]
}

type SplitTexts = Pick<Split, 'yaml' | 'body'>

/** The parts before and after a closing line; `close` is the offset of the line break before it. */
function splitAt(text: string, start: number, close: number): SplitTexts {
  const next = text.indexOf('\n', close + 1)
  const offset = next === -1 ? text.length : next + 1
  return {
    ...(close >= start && { yaml: { text: text.slice(start, close), offset: start } }),
    body: { text: text.slice(offset), offset },
  }
}

/** Splits a text without a valid opening line: lines that look like fields are its fields, up to the closing line. */
function splitUnopened(source: Source): Split {
  const { text } = source
  const { how, start } = findOpening(text)
  const findings: Finding[] = [finding('frontmatter/missing', lineAt(source, 0), { how })]
  if (start === undefined) return { ...(text.trim() !== '' && { body: { text, offset: 0 } }), findings }
  const close = findClosing(text, start)
  if (close === -1) {
    // If the opening line is missing as well, one finding covers both lines.
    if (how !== 'none') findings.push(finding('frontmatter/unclosed', lineAt(source, start - 1)))
    const parts = splitUnclosed(text, start)
    return { ...(parts.yaml === undefined ? { body: { text, offset: 0 } } : parts), findings }
  }
  return { ...splitAt(text, start, close), findings: [...findings, ...checkClosing(source, close)] }
}

/** Splits a text without a closing line: the fields end where lines no longer look like fields. */
function splitUnclosed(text: string, start: number): SplitTexts {
  const fields = /^(?:(?:[A-Za-z]\w*:|[ \t]+\S|- ).*\n)+/.exec(text.slice(start))?.[0] ?? ''
  if (fields === '') return {}
  const offset = start + fields.length
  return { yaml: { text: fields, offset: start }, body: { text: text.slice(offset), offset } }
}

/** Splits a text with valid lines of dashes. gray-matter reads only up to the closing line, after the offset `close`. */
function splitValid(source: Source, close: number): Split {
  let yaml: string | undefined
  const next = source.text.indexOf('\n', close + 1)
  const head = next === -1 ? source.text : source.text.slice(0, next + 1)
  const file = matter(head, {
    language: 'yaml',
    engines: {
      yaml: (text: string) => {
        yaml = text
        return {}
      },
      json: refuse,
      javascript: refuse,
      js: refuse,
    },
  })
  const offset = head.length - file.content.length
  const body = { text: source.text.slice(offset), offset }
  if (yaml === undefined) return { body, findings: [finding('frontmatter/empty', placeIn(source, 0, 3))] }
  return { yaml: { text: yaml, offset: 3 }, body, findings: [] }
}

/** Keeps every engine from running, even if the check of the opening line misses one. */
function refuse(): never {
  throw new Error('Only YAML frontmatter is read.')
}

/** A line of any dashes, or a code fence, as programs or people write it in place of `---`. */
const dashes = String.raw`[ \t]*\\?(?:[-‐‑‒–—―−]{2,}|[–—―]|[-–—](?:[ \t]+[-–—]){2,}|\x60{3,}\w*|\*{3,}|_{3,})[ \t]*`
const firstLine = new RegExp(`^${dashes}\\n(?=\\s*[A-Za-z]\\w*[ \\t]*:)`)
const laterLine = new RegExp(`\\n${dashes}(?=\\n|$)`, 'g')
const fence = /^\x60{3,}[^\n\x60]*\n/

/** How a text without an opening line begins, and the offset of its fields; undefined if it has none. */
function findOpening(text: string): { how: Misopened; start: number | undefined } {
  const late = /^\s+---[ \t]*\n/.exec(text)
  if (late !== null) return { how: 'late', start: late[0].length }
  const other = firstLine.exec(text)
  if (other !== null) return { how: 'dashes', start: other[0].length }
  // Sentences begin with a capital letter, field names do not.
  const below = /^---[ \t]*\n(?=[a-z]\w*:)/m.exec(text)
  if (below !== null)
    return { how: fence.test(text) ? 'fence' : 'above', start: below.index + below[0].length }
  return { how: 'none', start: /^\s*[a-z]\w*:/.test(text) ? text.search(/\S/) : undefined }
}

/** Offset of the line break before the closing line, even if that is malformed; -1 without one. */
function findClosing(text: string, start: number): number {
  const close = text.indexOf('\n---', start - 1)
  laterLine.lastIndex = Math.max(0, start - 1)
  const other = laterLine.exec(close === -1 ? text : text.slice(0, close))
  if (other === null) return close
  // If fields follow, the line does not close them.
  const goesOn = /^\s*?\n(?:[a-z]\w*:|[ \t]+\S|- )/.test(text.slice(other.index + other[0].length))
  return goesOn && close !== -1 ? close : other.index
}

/** The source without the closing line of a code fence around the fields or the whole document; the opening line stays as an error. */
export function withoutFence(source: Source): Source {
  const { text } = source
  if (findOpening(text).how !== 'fence') return source
  const last = /\n\x60{3,}\s*$/.exec(text) ?? /\n---[ \t]*\n+\x60{3,}[ \t]*(?=\n)/.exec(text)
  if (last === null) return source
  const start = last.index + last[0].search(/\x60/)
  return editedSource(source, [{ start, end: last.index + last[0].trimEnd().length, text: '' }])
}
