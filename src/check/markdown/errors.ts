import type { Parent } from 'mdast'
import { bodyKindOf, componentNames } from '../../model/editor-components.ts'
import { nearest } from '../../util/nearest.ts'
import { readAttributes } from '../html/attributes.ts'
import { linkKind } from '../links/address.ts'
import { type Finding, finding } from '../problem.ts'
import { blanked, firstLine, type Place, placeIn, type Source, type Stretch } from '../source.ts'
import { isHtml, isJsx, type Jsx, textProperty } from './tree.ts'

type Point = { line: number; column: number }

/** The error that the MDX parser throws. */
type MdxError = { reason: string; ruleId?: string; source?: string; place?: Point | { start: Point } }

/** Whether an error is the parser's verdict on the text, not a bug. */
export function isMdxError(error: unknown): error is MdxError {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}

/** Says in the editor's words what the MDX parser failed on, at the character that caused it. */
export function describeMdxError(
  source: Source,
  bodyOffset: number,
  error: MdxError,
  components: readonly string[],
): Finding {
  const { text } = source
  const point = error.place && 'start' in error.place ? error.place.start : error.place
  const offset = Math.min(point ? offsetAt(source, point) : bodyOffset, text.length)
  const opening = openingOf(source, error)
  if (error.ruleId === 'end-tag-mismatch' && opening !== undefined)
    return describeUnclosed(source, opening, error.reason, components)
  if (error.ruleId === 'unexpected-closing-slash')
    return finding('mdx/stray-end-tag', sameTags(tagPlace(source, lastSign(text, '<', offset))))
  if (error.source?.includes('esm')) return finding('mdx/import', importPlace(source, offset))
  if (error.source?.includes('expression'))
    return finding('mdx/brace', placeIn(source, lastSign(text, '{', offset)))
  const sign = lastSign(text, '<', offset)
  if (text.startsWith('<!--', sign)) return finding('mdx/comment', placeIn(source, sign, sign + 4))
  if (/^<(https?:|mailto:|[\w.-]+@)/.test(text.slice(sign, sign + 40))) {
    const address = /^<([^>\s]*)>?/.exec(text.slice(sign))?.[1] ?? ''
    return finding('mdx/bare-link', placeIn(source, sign, sign + address.length + 2), { address })
  }
  const name = /^<([\w.-]+)/.exec(text.slice(sign))?.[1] ?? ''
  const isComponent = /^[A-Z]/.test(name) || componentNames.includes(name)
  if (/attribute/.test(error.reason) && isComponent) {
    const loose = readAttributes(text, sign + 1 + name.length).flatMap(({ name, value, loose: form }) => {
      const written = text.slice(value?.start, value?.end)
      // Braces have a rule of their own.
      return form === undefined || written.startsWith('{') ? [] : { form, name, written }
    })
    const [first] = loose
    const corrected = loose.map((one) => `${one.name}="${one.written}"`).join(' ')
    return finding('mdx/property-syntax', placeIn(source, sign, offset + 1), {
      quotes: first && { form: first.form, property: first.name, corrected },
    })
  }
  if (/^<[a-z][a-z0-9]*\s+[a-z:-]+\s*=/.test(text.slice(sign, sign + 100)))
    return describeRefusedElement(name, placeIn(source, sign, after(text, '>', sign)), components)
  if (error.ruleId === 'unexpected-lazy') return finding('mdx/lazy-line', placeIn(source, offset))
  return finding('mdx/less-than', placeIn(source, sign))
}

function describeUnclosed(
  source: Source,
  { start, name }: Opening,
  reason: string,
  components: readonly string[],
): Finding {
  const place = tagPlace(source, start)
  const written = /Unexpected closing tag `<\/([^`]*)>`/.exec(reason)?.[1]
  if (written !== undefined) {
    const at = source.text.indexOf(`</${written}`, start)
    const closing = tagPlace(source, at === -1 ? start : at)
    return finding('mdx/wrong-end-tag', closing, { expected: name, written })
  }
  if (!components.includes(name)) return describeRefusedElement(name, place, components)
  return finding('mdx/unclosed', place, { name, isEnd: openBefore(source.text, start) !== undefined })
}

function offsetAt({ lineStarts }: Source, { line, column }: Point): number {
  return (lineStarts[line - 1] ?? 0) + column - 1
}

type Opening = { name: string; start: number }

/** The opening tag without a closing one that an error names. */
function openingOf(source: Source, { reason }: MdxError): Opening | undefined {
  const [, name, line, column] = /`<([^`]*)>` \((\d+):(\d+)-/.exec(reason) ?? []
  if (name === undefined) return undefined
  return { name, start: offsetAt(source, { line: Number(line), column: Number(column) }) }
}

/** The place of the character that opened the broken part: the last one at or before the place of the error. */
function lastSign(text: string, sign: string, offset: number): number {
  const at = text.lastIndexOf(sign, offset)
  return at === -1 ? offset : at
}

/** The line that begins like code; the parser stops some lines after it. */
function importPlace(source: Source, offset: number): Place {
  const lines = [...source.text.slice(0, offset).matchAll(/^(import|export)\b.*/gm)]
  const last = lines.at(-1)
  return last === undefined
    ? placeIn(source, offset)
    : placeIn(source, last.index, last.index + last[0].length)
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

/**
 * A body with spaces in place of the part that its parser failed on, so that all offsets stay;
 * undefined if that part cannot be determined.
 *
 * @param found the finding for the error, in the text as the parser read it
 */
export function withoutMistake(found: Finding, error: MdxError): string | undefined {
  const broken = brokenParts(found, error)
  return broken && blanked(found.place.source.text, broken)
}

function brokenParts({ rule, place }: Finding, error: MdxError): Stretch[] | undefined {
  const { source, start, end } = place
  const { text } = source
  switch (rule) {
    case 'mdx/brace':
    case 'mdx/less-than': {
      // Google Docs writes `{#…}` after its headings.
      const [sign = ''] = /^\{#[^{}\s]{1,200}\}|^./.exec(text.slice(start, start + 203)) ?? []
      return [{ start, end: start + sign.length }]
    }
    case 'mdx/comment':
      return [{ start, end: after(text, '-->', start) }]
    case 'mdx/import':
      return [{ start, end: after(text, '\n\n', start) }]
    case 'mdx/wrong-end-tag': {
      const opening = openingOf(source, error)?.start ?? start
      return [
        { start, end },
        { start: opening, end: after(text, '>', opening) },
      ]
    }
    case 'mdx/unclosed': {
      const other = openBefore(text, start)
      const tag = { start, end }
      return other === undefined ? [tag] : [{ start: other, end: after(text, '>', other) }, tag]
    }
    case 'mdx/bare-link':
    case 'mdx/stray-end-tag':
    case 'mdx/unknown-component':
      return [{ start, end }]
    case 'mdx/html':
    case 'mdx/property-syntax':
      return elementAt(text, start)
    default:
      return undefined
  }
}

/** The tag that a `<Note>` without properties was meant to close: an open one of the same name before it. */
function openBefore(text: string, start: number): number | undefined {
  const name = /^<([A-Z]\w{0,50})>/.exec(text.slice(start, start + 53))?.[1]
  const other = name === undefined ? -1 : text.lastIndexOf(`<${name}`, start - 1)
  return other === -1 || text.slice(other, start).includes(`</${name}>`) ? undefined : other
}

/** A tag that cannot be read, and its closing tag. */
function elementAt(text: string, start: number): Stretch[] {
  const end = after(text, '>', start)
  const name = /^<([\w.-]+)/.exec(text.slice(start))?.[1] ?? ''
  const tag = { start, end }
  if (text[end - 2] === '/') return [tag]
  const close = text.indexOf(`</${name}>`, end)
  const next = text.indexOf(`<${name}`, end)
  if (close === -1 || (next !== -1 && next < close)) return [tag]
  return [tag, { start: close, end: after(text, '>', close) }]
}

function after(text: string, sign: string, start: number): number {
  const at = text.indexOf(sign, start)
  return at === -1 ? text.length : at + sign.length
}

const tableParts = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
/** HTML elements that are reported with their parent. */
const parts: Readonly<Record<string, readonly string[]>> = { table: tableParts, ul: ['li'], ol: ['li'] }

/** Whether an element is part of one around it that is refused as a whole. */
export function isPart({ name }: Jsx, around: readonly Parent[]): boolean {
  return around.some((outer) => isJsx(outer) && parts[outer.name ?? '']?.includes(name ?? ''))
}

/**
 * Reports an element that is not allowed: HTML, a component of reports in a project, or an unknown name.
 *
 * @param known the names of the components allowed here
 * @param node the element, if it can be read
 */
export function describeRefusedElement(
  name: string,
  place: Place,
  known: readonly string[],
  node?: Jsx,
): Finding {
  const body = bodyKindOf(known)
  const address = addressOf(node)
  const isElsewhere = componentNames.includes(name)
  // A name with a colon comes from another program; it is not a misspelling.
  const suggestion = name.includes(':') || isElsewhere ? undefined : nearest(name, known)
  if (suggestion === undefined && isHtml(name) && !isElsewhere)
    return finding('mdx/html', place, { name, body, address })
  const values = { name, suggestion, known, body, isElsewhere, address }
  return finding('mdx/unknown-component', place, values)
}

/** The target of an HTML frame or link; for a YouTube video, the address of its page. */
function addressOf(node: Jsx | undefined): string | undefined {
  const address = node && (textProperty(node, 'src') ?? textProperty(node, 'href'))
  if (address === undefined || linkKind(address) === 'refused') return undefined
  return address.replace(
    /^(https:\/\/www\.youtube)(?:-nocookie)?(\.com\/)embed\/([\w-]+).*$/,
    '$1$2watch?v=$3',
  )
}
