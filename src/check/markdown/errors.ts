import type { Parents } from 'mdast'
import { bodyKindOf, componentNames } from '../../model/editor-components.ts'
import { nearest } from '../../util/nearest.ts'
import { readAttributes } from '../html/attributes.ts'
import { linkKind, suggestHref } from '../links/address.ts'
import { type Finding, finding } from '../problem.ts'
import { firstLine, type Place, placeIn, type Range, type Source } from '../source.ts'
import { isHtml, isJsx, type Jsx, textProperty } from './tree.ts'

type Point = { line: number; column: number }

/** The error that the MDX parser throws. */
type MdxError = { reason: string; ruleId?: string; source?: string; place?: Point | { start: Point } }

/** Whether an error of the parser is about the text, not a bug. */
export function isMdxError(error: unknown): error is MdxError {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}

/** A finding for an error, and the parts of the text to blank, so that the rest can be parsed; no parts if unknown. */
type Diagnosis = { found: Finding; broken: readonly Range[] }

/**
 * Turns an error of the MDX parser into a finding at the character that caused the error. The kinds of error are tried
 * in order, and the first kind that fits is used.
 *
 * @param components the names of the components allowed in this kind of document
 */
export function diagnose(
  source: Source,
  bodyOffset: number,
  error: MdxError,
  components: readonly string[],
): Diagnosis {
  const { text } = source
  const point = error.place && 'start' in error.place ? error.place.start : error.place
  const offset = Math.min(point ? offsetAt(source, point) : bodyOffset, text.length)
  const open = lastIndexAt(text, '<', offset)
  const rest = text.slice(open, open + 2000)
  const name = /^<([\w.-]+)/.exec(rest)?.[1] ?? ''
  const [, address] = /^<((?:https?:|mailto:|[\w.-]+@)[^>\s]*)/.exec(rest) ?? []
  const isComponent = /^[A-Z]/.test(name) || componentNames.includes(name)

  const opening = error.ruleId === 'end-tag-mismatch' && describeOpening(source, error, components)
  if (opening) return opening
  if (error.ruleId === 'unexpected-closing-slash')
    return wholePlace(finding('mdx/stray-end-tag', sameTags(tagPlace(source, open))))
  if (error.source?.includes('esm')) return describeImport(source, offset)
  if (error.source?.includes('expression'))
    return firstCharacter(finding('mdx/brace', placeIn(source, lastIndexAt(text, '{', offset))))
  if (rest.startsWith('<!--')) return describeComment(source, open)
  if (address !== undefined)
    return wholePlace(
      finding('mdx/bare-link', placeIn(source, open, open + address.length + 2), {
        href: suggestHref(address),
      }),
    )
  if (error.reason.includes('attribute') && isComponent) return describeProperties(source, open, name, offset)
  if (/^<[a-z][a-z0-9]*\s+[a-z:-]+\s*=/.test(rest))
    return describeRefusedTag(name, placeIn(source, open, after(text, '>', open)), components)
  if (error.ruleId === 'unexpected-lazy')
    return { found: finding('mdx/lazy-line', placeIn(source, offset)), broken: [] }
  return firstCharacter(finding('mdx/less-than', placeIn(source, open)))
}

/** A finding whose place is to be blanked. */
function wholePlace(found: Finding): Diagnosis {
  return { found, broken: [found.place] }
}

/** A finding of which one character is blanked, or the whole `{#…}` that Google Docs writes after headings. */
function firstCharacter(found: Finding): Diagnosis {
  const { source, start } = found.place
  const [written = ''] = /^\{#[^{}\s]{1,200}\}|^./.exec(source.text.slice(start, start + 203)) ?? []
  return { found, broken: [{ start, end: start + written.length }] }
}

function describeRefusedTag(name: string, place: Place, components: readonly string[]): Diagnosis {
  const found = describeRefusedElement(name, place, components)
  return found.rule === 'mdx/html'
    ? { found, broken: elementAt(place.source.text, place.start) }
    : wholePlace(found)
}

/** Reports an opening tag without a closing tag, or with a closing tag of another name. */
function describeOpening(
  source: Source,
  error: MdxError,
  components: readonly string[],
): Diagnosis | undefined {
  const { text } = source
  // The tag that the parser's sentence names, and its place.
  const [, name] = /`<([^`]*)>` \(/.exec(error.reason) ?? []
  const [, line, column] = /\((\d+):(\d+)-/.exec(error.reason) ?? []
  if (name === undefined) return undefined
  const start = offsetAt(source, { line: Number(line), column: Number(column) })
  const written = /Unexpected closing tag `<\/([^`]*)>`/.exec(error.reason)?.[1]
  if (written !== undefined) {
    const at = text.indexOf(`</${written}`, start)
    const closing = tagPlace(source, at === -1 ? start : at)
    const found = finding('mdx/wrong-end-tag', closing, { expected: name, written })
    return { found, broken: [closing, { start, end: after(text, '>', start) }] }
  }
  const place = tagPlace(source, start)
  if (!components.includes(name)) return describeRefusedTag(name, place, components)
  const other = openBefore(text, start)
  const outer = other === undefined ? [] : [{ start: other, end: after(text, '>', other) }]
  const found = finding('mdx/unclosed', place, { name, isEnd: other !== undefined })
  return { found, broken: [...outer, place] }
}

/** Reports a component whose properties cannot be parsed. */
function describeProperties(source: Source, open: number, name: string, offset: number): Diagnosis {
  const { text } = source
  const loose = readAttributes(text, open + 1 + name.length).flatMap(({ name, value, loose: form }) => {
    const written = text.slice(value?.start, value?.end)
    // Braces have a rule of their own.
    return form === undefined || written.startsWith('{') ? [] : { form, name, written }
  })
  const [first] = loose
  const corrected = loose.map((one) => `${one.name}="${one.written}"`).join(' ')
  const values = { form: first?.form, attribute: first?.name, corrected }
  const found = finding('mdx/property-syntax', placeIn(source, open, offset + 1), values)
  return { found, broken: elementAt(text, open) }
}

function offsetAt({ lineStarts }: Source, { line, column }: Point): number {
  return (lineStarts[line - 1] ?? 0) + column - 1
}

/** The place of the character that opened the broken part: the last one at or before the place of the error. */
function lastIndexAt(text: string, character: string, offset: number): number {
  const at = text.lastIndexOf(character, offset)
  return at === -1 ? offset : at
}

/** Reports the line that begins like code; the parser stops some lines after it. */
function describeImport(source: Source, offset: number): Diagnosis {
  const line = [...source.text.slice(0, offset).matchAll(/^(import|export)\b.*/gm)].at(-1)
  const start = line?.index ?? offset
  const place = placeIn(source, start, line && start + line[0].length)
  return { found: finding('mdx/import', place), broken: [{ start, end: after(source.text, '\n\n', start) }] }
}

function describeComment(source: Source, start: number): Diagnosis {
  const broken = [{ start, end: after(source.text, '-->', start) }]
  return { found: finding('mdx/comment', placeIn(source, start, start + 4)), broken }
}

/** A tag and its repetitions right after it: they all have the same mistake. */
function sameTags({ source, start, end }: Place): Place {
  const tag = source.text.slice(start, end)
  let last = end
  for (;;) {
    const next = last + (/^\s*/.exec(source.text.slice(last, last + 100))?.[0].length ?? 0)
    if (tag === '' || !source.text.startsWith(tag, next)) return placeIn(source, start, last)
    last = next + tag.length
  }
}

function tagPlace(source: Source, start: number): Place {
  const end = source.text.indexOf('>', start)
  return firstLine(placeIn(source, start, end === -1 ? undefined : end + 1))
}

/** The offset of the open tag that a `<Note>` without properties was meant to close; undefined if there is none. */
function openBefore(text: string, start: number): number | undefined {
  const name = /^<([A-Z]\w{0,50})>/.exec(text.slice(start, start + 53))?.[1]
  const other = name === undefined ? -1 : text.lastIndexOf(`<${name}`, start - 1)
  return other === -1 || text.slice(other, start).includes(`</${name}>`) ? undefined : other
}

/** A tag that cannot be read, and its closing tag. */
function elementAt(text: string, start: number): Range[] {
  const end = after(text, '>', start)
  const name = /^<([\w.-]+)/.exec(text.slice(start))?.[1] ?? ''
  const tag = { start, end }
  if (text[end - 2] === '/') return [tag]
  const close = text.indexOf(`</${name}>`, end)
  const next = text.indexOf(`<${name}`, end)
  if (close === -1 || (next !== -1 && next < close)) return [tag]
  return [tag, { start: close, end: after(text, '>', close) }]
}

function after(text: string, part: string, start: number): number {
  const at = text.indexOf(part, start)
  return at === -1 ? text.length : at + part.length
}

const tableParts = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
/** HTML elements that are reported with their parent. */
const parts: Readonly<Record<string, readonly string[]>> = { table: tableParts, ul: ['li'], ol: ['li'] }

/** Whether an element is part of one around it that is refused as a whole. */
export function isPartOfRefused({ name }: Jsx, ancestors: readonly Parents[]): boolean {
  return ancestors.some((outer) => isJsx(outer) && parts[outer.name ?? '']?.includes(name ?? ''))
}

/**
 * Reports an element that is not allowed: HTML, a component of reports in a project, or an unknown name.
 *
 * @param components the names of the components allowed here
 * @param node the element, if it can be read
 */
export function describeRefusedElement(
  name: string,
  place: Place,
  components: readonly string[],
  node?: Jsx,
): Finding {
  const body = bodyKindOf(components)
  const address = addressOf(node)
  const href = address ?? 'https://…'
  const isElsewhere = componentNames.includes(name)
  // A name with a colon comes from another program; it is not a misspelling.
  const suggestion = name.includes(':') || isElsewhere ? undefined : nearest(name, components)
  if (suggestion === undefined && isHtml(name) && !isElsewhere)
    return finding('mdx/html', place, { name, use: roleOf(name), body, address, href })
  const values = { name, suggestion, known: components, body, isElsewhere, href }
  return finding('mdx/unknown-component', place, values)
}

/** The elements of each use that has another name than its element. */
const roles: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  p: ['div', 'section'],
  strong: ['b', 'u'],
  em: ['i'],
  video: ['iframe', 'embed', 'object'],
  picture: ['img'],
  link: ['a'],
}

/** The use of an HTML element; the rule has a sentence for each use. */
function roleOf(name: string): string {
  if (name.includes(':')) return 'word'
  if (/^h[1-6]$/.test(name)) return 'heading'
  return Object.keys(roles).find((role) => roles[role]?.includes(name)) ?? name
}

/** The target of an HTML frame or link; for a YouTube video, the address of its page. */
function addressOf(node: Jsx | undefined): string | undefined {
  const address = node && (textProperty(node, 'src') ?? textProperty(node, 'href'))
  if (address === undefined || linkKind(address) === 'refused') return undefined
  return address.replace(
    /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
    'https://www.youtube.com/watch?v=$1',
  )
}
