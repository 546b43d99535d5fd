import { parts } from '../patterns.ts'
import { type Finding, finding, type WithFindings, withFix, withReplacement } from '../problem.ts'
import { type Place, placeIn, type Range, type Source } from '../source.ts'
import { ruleOf } from './allowed.ts'
import { type Attribute, readAttributes } from './attributes.ts'

/** A tag as it is written. */
export type Tag = {
  kind: 'start' | 'end'
  name: string
  start: number
  end: number
  attributes: Attribute[]
  /** Whether the tag is malformed after the last of these attributes. If so, it is already reported. */
  malformed: boolean
}

/** The text between two tags or comments. */
export type Text = Range & { kind: 'text' }

const opening = new RegExp(`<(/?)(${parts.elementName})`, 'y')
const openingApart = /<[ \t]*(\/?)[ \t]*([a-zA-Z][a-zA-Z0-9]*)(?=[ \t/>])/y
const beforeName = /^<[ \t]*(\/?)[ \t]*/
const closing = /\s*\/?>/y

/**
 * Reads the tags of an HTML body in their strictest form: names in letters, values in quotes, nothing that a browser
 * would have to repair. Any other form is a finding. The tokenizer of parse5 does not suffice. It drops a repeated
 * attribute, and gives no place for a value. It also reads the text after an unclosed quote or comment as its content.
 */
export function scanHtml(source: Source, offset: number): WithFindings<(Tag | Text)[]> {
  const { text } = source
  const tokens: (Tag | Text)[] = []
  const findings: Finding[] = []
  let from = offset
  for (let at = text.indexOf('<', offset); at !== -1; ) {
    const tag = readTag(text, at, opening) ?? readTagApart(text, at)
    const next = tag?.end ?? readComment(text, at)
    if (next === undefined) findings.push(describeOther(source, at))
    else tokens.push({ kind: 'text', start: from, end: at })
    if (tag !== undefined) {
      tokens.push(tag)
      findings.push(...describeForm(source, tag))
    }
    from = next ?? from
    at = text.indexOf('<', next ?? at + 1)
  }
  return { value: [...tokens, { kind: 'text', start: from, end: text.length }], findings }
}

/** The tag at an offset; undefined if none begins there. */
function readTag(text: string, start: number, pattern: RegExp): Tag | undefined {
  pattern.lastIndex = start
  const head = pattern.exec(text)
  if (head === null) return undefined
  const attributes = readAttributes(text, pattern.lastIndex).map((attribute) => ({
    ...attribute,
    name: attribute.name.toLowerCase(),
  }))
  const at = attributes.at(-1)?.end ?? pattern.lastIndex
  closing.lastIndex = at
  const malformed = !closing.test(text)
  const kind = head[1] === '/' ? 'end' : 'start'
  const end = malformed ? at : closing.lastIndex
  return { name: (head[2] ?? '').toLowerCase(), kind, start, end, attributes, malformed }
}

/** A tag with spaces in it, `< p>`, if the element exists; a comparison of numbers and letters is not a tag. */
function readTagApart(text: string, start: number): Tag | undefined {
  const tag = readTag(text, start, openingApart)
  const isMeant =
    tag !== undefined &&
    !tag.malformed &&
    ruleOf(tag.name) !== undefined &&
    tag.attributes.every(({ value }) => value !== undefined) &&
    !/\s/.test(text[tag.end - 2] ?? '')
  return isMeant ? tag : undefined
}

/** The end of a plain comment; undefined for conditional comments and other unusual forms. */
function readComment(text: string, start: number): number | undefined {
  if (!text.startsWith('<!--', start)) return undefined
  const end = text.indexOf('--', start + 4)
  if (end === -1 || text[end + 2] !== '>') return undefined
  const inner = text.slice(start + 4, end)
  return /^[>[-]|^\s*\[if|\[endif\]|<|-$/i.test(inner) ? undefined : end + 3
}

/** Finds mistakes in the form of a tag; wrong quotes, and blanks before the name, have a certain fix. */
function describeForm(source: Source, { name, start, end, attributes, malformed }: Tag): Finding[] {
  const { text } = source
  const formFinding = (place: Place, fault: 'quotes' | 'blank' | 'other', of?: Attribute) =>
    finding('html/tag-form', place, { name, fault, form: of?.loose, attribute: of?.name })
  const findings = attributes.flatMap((attribute) => {
    const { value, loose } = attribute
    if (loose === undefined || value === undefined) return []
    const found = formFinding(placeIn(source, attribute.start, attribute.end), 'quotes', attribute)
    const escaped = text.slice(value.start, value.end).replaceAll('"', '&quot;')
    return [withReplacement(found, `${attribute.name}="${escaped}"`)]
  })
  if (malformed) return [...findings, formFinding(placeIn(source, start, end + 1), 'other')]
  const [written = '', slash] = beforeName.exec(text.slice(start, end)) ?? []
  if (written === `<${slash}`) return findings
  const blank = [{ start, end: start + written.length, text: `<${slash}` }]
  return [...findings, withFix(formFinding(placeIn(source, start, end), 'blank'), blank)]
}

function describeOther(source: Source, at: number): Finding {
  const { text } = source
  if (text.startsWith('<!--', at)) return finding('html/comment', placeIn(source, at, at + 4))
  if (/^<[!?]/.test(text.slice(at, at + 2))) return finding('html/declaration', placeIn(source, at, at + 9))
  return finding('html/less-than', placeIn(source, at))
}
