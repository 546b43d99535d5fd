import { type Checked, type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'

/** An attribute as it is written; all offsets are in the source. */
export type Attribute = {
  name: string
  start: number
  end: number
  /** Offsets of what stands between the quotes; undefined without a value. */
  value: { start: number; end: number } | undefined
}

/** A tag as it is written. */
export type Tag = {
  name: string
  kind: 'start' | 'end'
  start: number
  end: number
  attributes: Attribute[]
  /** Its form is broken after the last of these attributes; that has been said. */
  malformed: boolean
}

const opening = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)/y
const attribute = /\s+([a-zA-Z_:][a-zA-Z0-9_:.-]*)(?:(\s*=\s*)("[^"<]*"|'[^'<]*')|(?![a-zA-Z0-9_:.-]|\s*=))/y
const closing = /\s*\/?>/y

/**
 * Reads the tags of an HTML body in their strictest form: names in letters, values in quotes, nothing
 * that a browser would have to repair. Whatever has another form is a finding.
 */
export function scanTags(source: Source, offset: number): Checked<Tag[]> {
  const { text } = source
  const tags: Tag[] = []
  const findings: Finding[] = []
  let at = text.indexOf('<', offset)
  while (at !== -1) {
    const tag = readTag(text, at)
    const next = tag?.end ?? readComment(text, at)
    if (tag !== undefined) tags.push(tag)
    if (tag?.malformed === true) findings.push(describeMalformed(source, tag))
    if (next === undefined) findings.push(describeOther(source, at))
    at = text.indexOf('<', next ?? at + 1)
  }
  return { value: tags, findings }
}

/** The tag at an offset; undefined where no tag begins. */
function readTag(text: string, start: number): Tag | undefined {
  opening.lastIndex = start
  const head = opening.exec(text)
  if (head === null) return undefined
  const attributes: Attribute[] = []
  let at = opening.lastIndex
  for (;;) {
    attribute.lastIndex = at
    const match = attribute.exec(text)
    if (match === null) break
    at = attribute.lastIndex
    const [whole, name = '', , quoted] = match
    const nameStart = match.index + whole.search(/\S/)
    const value = quoted === undefined ? undefined : { start: at - quoted.length + 1, end: at - 1 }
    attributes.push({ name: name.toLowerCase(), start: nameStart, end: at, value })
  }
  closing.lastIndex = at
  const malformed = !closing.test(text)
  const kind = head[1] === '/' ? 'end' : 'start'
  const end = malformed ? at : closing.lastIndex
  return { name: (head[2] ?? '').toLowerCase(), kind, start, end, attributes, malformed }
}

/** Where a plain comment ends; conditional comments and odd forms are none. */
function readComment(text: string, start: number): number | undefined {
  if (!text.startsWith('<!--', start)) return undefined
  const end = text.indexOf('--', start + 4)
  if (end === -1 || text[end + 2] !== '>') return undefined
  const inner = text.slice(start + 4, end)
  return /^[>[-]|^\s*\[if|\[endif\]|<|-$/i.test(inner) ? undefined : end + 3
}

function describeMalformed(source: Source, { name, start, end }: Tag): Finding {
  return finding('html/tag-form', placeIn(source, start, end + 1), { name })
}

function describeOther(source: Source, at: number): Finding {
  const { text } = source
  if (text.startsWith('<!--', at)) return finding('html/comment', placeIn(source, at, at + 4))
  if (/^<[!?]/.test(text.slice(at, at + 2))) return finding('html/declaration', placeIn(source, at, at + 9))
  return finding('html/text-sign', placeIn(source, at))
}
