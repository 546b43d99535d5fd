import { isMap, isScalar, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml'
import type { Edit } from '../../../check/source.ts'
import type { Path } from '../../protocol.ts'
import type { Fields } from '../parts.ts'
import {
  behindColon,
  columnOf,
  endOf,
  lineEnd,
  lineStart,
  pairOf,
  reach,
  refuse,
  startOf,
  wholeLines,
} from './places.ts'
import { type Single, styleOf, writeScalar } from './scalar.ts'
import { type Layout, writeField } from './write.ts'

/** The names of the fields that a group may have, in their order. */
export type OrderOf = (group: Path) => readonly string[]

/**
 * Gives a field a value. What is there keeps its way of writing; what is missing comes to its place in the order.
 *
 * @param earlier the fields as the editor found them: a value that is again what it was is written as it was
 */
export function setField(
  fields: Fields,
  path: Path,
  value: unknown,
  { orderOf, earlier }: { orderOf: OrderOf; earlier?: Fields | undefined },
): Edit[] {
  const { node, rest, pair } = reach(fields.document.contents, path)
  if (rest.length === 0) {
    if (pair && isScalar(node) && node.value === null) return fillBare(fields, pair, value)
    if (!isScalar(node)) return refuse()
    return [replaceScalar(fields, node, value as Single, earlier && writtenAt(earlier, path, value))]
  }
  const [name, ...inner] = rest
  if (typeof name !== 'string') return refuse()
  const nested = inner.reduceRight<unknown>(
    (held, step) => (typeof step === 'number' ? refuse() : { [step]: held }),
    value,
  )
  if (pair && isScalar(node) && node.value === null) return fillBare(fields, pair, { [name]: nested })
  if (!isMap(node)) return refuse()
  return [addField(fields, node, name, nested, orderOf(path.slice(0, path.length - rest.length)))]
}

/** The value's own writing in earlier fields, if it was the same there. */
function writtenAt({ document, text }: Fields, path: Path, value: unknown): string | undefined {
  const { node, rest } = reach(document.contents, path)
  if (rest.length > 0 || !isScalar(node) || node.value !== value) return undefined
  return text.slice(startOf(node), endOfText(node, text))
}

function replaceScalar(
  { text, document }: Fields,
  node: Scalar,
  value: Single,
  written: string | undefined,
): Edit {
  const own = written ?? writeScalar(value, styleOf(node), isInFlow(document.contents, node))
  return { start: startOf(node), end: endOfText(node, text), text: own }
}

/** The end of a value without the line break that ends a block of lines. */
function endOfText(node: Scalar, text: string): number {
  const end = endOf(node)
  return text[end - 1] === '\n' && end > startOf(node) ? lineEnd(text, end) : end
}

/** Whether a node lies between brackets, where commas end a value. */
function isInFlow(contents: Node | null, wanted: Node): boolean {
  const visit = (node: unknown, inFlow: boolean): boolean | undefined => {
    if (node === wanted) return inFlow
    if (typeof node !== 'object' || node === null) return undefined
    if ('items' in node && Array.isArray(node.items)) {
      const own = inFlow || ('flow' in node && node.flow === true)
      for (const item of node.items) {
        const found = visit(item, own)
        if (found !== undefined) return found
      }
    }
    return 'key' in node && 'value' in node ? visit((node as Pair).value, inFlow) : undefined
  }
  return visit(contents, false) ?? false
}

/** Writes a value behind the colon of a field that has none. */
export function fillBare(fields: Fields, pair: Pair<Node, Node | null>, value: unknown): Edit[] {
  const { text, eol } = fields
  const [at, indent] = [behindColon(pair), columnOf(text, startOf(pair.key))]
  const name = String(isScalar(pair.key) ? pair.key.value : '')
  const inFlow = pair.value !== null && isInFlow(fields.document.contents, pair.value)
  const line = writeField(name, value, null, { indent, eol, inFlow })
  return [{ start: at, end: at, text: line.slice(name.length + 1) }]
}

function addField(
  fields: Fields,
  group: YAMLMap,
  name: string,
  value: unknown,
  order: readonly string[],
): Edit {
  const { text, eol } = fields
  const all = group.items as Pair<Node, Node | null>[]
  const [first] = all
  if (first === undefined) {
    const written = writeField(name, value, null, { indent: 0, eol, inFlow: true })
    return { start: startOf(group), end: endOf(group), text: `{ ${written} }` }
  }
  const before = order.slice(0, order.indexOf(name))
  const earlier = all.filter(({ key }) => isScalar(key) && before.includes(String(key.value)))
  const after = earlier.at(-1) ?? first
  const indent = columnOf(text, startOf(first.key))
  const layout: Layout = { indent, eol, inFlow: group.flow === true }
  const line = writeField(name, value, null, layout)
  const end = after.value === null ? endOf(after.key) : Math.max(endOf(after.value), endOf(after.key))
  if (group.flow) return { start: end, end, text: `, ${line}` }
  const at = lineEnd(text, end)
  return { start: at, end: at, text: eol + ' '.repeat(indent) + line }
}

/** Takes a field away, with its lines. */
export function removeField(fields: Fields, path: Path): Edit[] {
  const { text, document } = fields
  const { node: group, rest } = reach(document.contents, path.slice(0, -1))
  const pair = rest.length === 0 && isMap(group) ? pairOf(group, String(path.at(-1))) : undefined
  if (pair === undefined || !isMap(group)) return []
  const all = group.items as Pair<Node, Node | null>[]
  const index = all.indexOf(pair)
  const start = startOf(pair.key)
  const end = pair.value === null ? behindColon(pair) : Math.max(behindColon(pair), endOf(pair.value))
  const next = all[index + 1]
  if (all.length === 1 && path.length > 1) return [{ start, end, text: '{}' }]
  if (group.flow) {
    if (next !== undefined) return [{ start, end: startOf(next.key), text: '' }]
    const previous = all[index - 1]
    return [{ start: previous === undefined ? start : endOf(previous.value ?? previous.key), end, text: '' }]
  }
  const isBehindDash = /-[ \t]*$/.test(text.slice(lineStart(text, start), start))
  if (isBehindDash && next !== undefined) return [{ start, end: startOf(next.key), text: '' }]
  return [{ ...wholeLines(text, { start, end: lineEnd(text, end) }), text: '' }]
}
