import { looseValuesIn } from '../loose-values.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import { componentNames } from './components.ts'
import { describeRefusedElement } from './refused.ts'

type Point = { line: number; column: number }

/** The message with which the MDX parser stops. */
export type MdxError = { reason: string; ruleId?: string; source?: string; place?: Point | { start: Point } }

/** Whether an error is the parser's word on the text, not a fault of the program. */
export function isMdxError(error: unknown): error is MdxError {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}

/** Says in the editor's words what the MDX parser stumbled over, at the sign that caused it. */
export function describeMdxError(
  source: Source,
  bodyOffset: number,
  error: MdxError,
  components: readonly string[] = componentNames,
): Finding {
  const { text } = source
  const offset = Math.min(offsetOf(source, error) ?? bodyOffset, text.length)
  const [, tag, line, column] = /`<([^`]*)>` \((\d+):(\d+)-/.exec(error.reason) ?? []
  if (error.ruleId === 'end-tag-mismatch' && tag !== undefined) {
    const opening = (source.lineStarts[Number(line) - 1] ?? 0) + Number(column) - 1
    return describeUnclosed(source, opening, tag, error.reason, components)
  }
  if (error.ruleId === 'unexpected-closing-slash') {
    return finding('mdx/stray-end-tag', sameTags(tagPlace(source, lastSign(text, '<', offset))))
  }
  if (error.source?.includes('expression') || error.source?.includes('esm')) {
    if (error.source.includes('esm')) return finding('mdx/import', importPlace(source, offset))
    return finding('mdx/brace', placeIn(source, lastSign(text, '{', offset)))
  }
  const sign = lastSign(text, '<', offset)
  if (text.startsWith('<!--', sign)) return finding('mdx/comment', placeIn(source, sign, sign + 4))
  if (/^<(https?:|mailto:|[\w.-]+@)/.test(text.slice(sign, sign + 40))) {
    const address = /^<([^>\s]*)>?/.exec(text.slice(sign))?.[1] ?? ''
    return finding('mdx/bare-link', placeIn(source, sign, sign + address.length + 2), { address })
  }
  const name = /^<([\w.-]+)/.exec(text.slice(sign))?.[1] ?? ''
  const isComponent = /^[A-Z]/.test(name) || componentNames.includes(name)
  if (/attribute/.test(error.reason) && isComponent) {
    const [first, ...others] = looseValuesIn(text, sign + 1 + name.length)
    const corrected = [first, ...others].flatMap((one) => (one ? `${one.name}="${one.value}"` : [])).join(' ')
    return finding('mdx/property-syntax', placeIn(source, sign, offset + 1), {
      quotes: first && { form: first.form, property: first.name, corrected },
    })
  }
  if (/^<[a-z][a-z0-9]*\s+[a-z:-]+\s*=/.test(text.slice(sign, sign + 100)))
    return describeRefusedElement(name, placeIn(source, sign, after(text, '>', sign)), components, undefined)
  if (error.ruleId === 'unexpected-lazy') return finding('mdx/lazy-line', placeIn(source, offset))
  return finding('mdx/less-than', placeIn(source, sign))
}

function after(text: string, sign: string, start: number): number {
  const at = text.indexOf(sign, start)
  return at === -1 ? text.length : at + 1
}

function describeUnclosed(
  source: Source,
  opening: number,
  tag: string,
  reason: string,
  components: readonly string[],
): Finding {
  const place = tagPlace(source, opening)
  const written = /Unexpected closing tag `<\/([^`]*)>`/.exec(reason)?.[1]
  if (written !== undefined) {
    const at = source.text.indexOf(`</${written}`, opening)
    return finding('mdx/wrong-end-tag', tagPlace(source, at === -1 ? opening : at), {
      expected: tag,
      written,
    })
  }
  if (!components.includes(tag)) return describeRefusedElement(tag, place, components, undefined)
  return finding('mdx/unclosed', place, { name: tag })
}

function offsetOf(source: Source, error: MdxError): number | undefined {
  const { place } = error
  const point = place === undefined ? undefined : 'start' in place ? place.start : place
  if (point === undefined) return undefined
  return (source.lineStarts[point.line - 1] ?? 0) + point.column - 1
}

/** Where the sign that opened the spoilt part stands: the last one at or before the place of the error. */
function lastSign(text: string, sign: string, offset: number): number {
  const at = text.lastIndexOf(sign, offset)
  return at === -1 ? offset : at
}

/** The line that begins like code; the parser stops some lines further on. */
function importPlace(source: Source, offset: number): Place {
  const lines = [...source.text.slice(0, offset).matchAll(/^(import|export)\b.*/gm)]
  const last = lines.at(-1)
  return last === undefined
    ? placeIn(source, offset)
    : placeIn(source, last.index, last.index + last[0].length)
}

/** A tag with the same ones that follow it: whatever the first lacks, they lack too. */
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
  const newline = source.text.indexOf('\n', start)
  const last = Math.min(end === -1 ? start : end, newline === -1 ? source.text.length : newline - 1)
  return placeIn(source, start, last + 1)
}
