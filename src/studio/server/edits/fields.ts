import { isMap, isScalar, type Scalar, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import type { Edit } from '../../../check/source.ts'
import { fieldNames } from '../../../check/yaml/schema.ts'
import type { Path } from '../../protocol.ts'
import type { Fields } from '../parts.ts'
import {
  behindColon,
  columnOf,
  endOf,
  endOfPair,
  lineEnd,
  lineStart,
  pairOf,
  type Reached,
  reach,
  refuse,
  slotsOf,
  startOf,
  withoutSlot,
} from './places.ts'
import { writeField, writeValue } from './write.ts'

/**
 * Gives a field a value. What is there keeps its way of writing; what is missing comes to its place in the order.
 *
 * @param schema that of the document, which orders the fields
 * @param earlier the fields as the editor found them: a value that is again what it was is written as it was
 */
export function setField(
  fields: Fields,
  path: Path,
  value: unknown,
  { schema, earlier }: { schema: z.ZodType; earlier?: Fields | undefined },
): Edit[] {
  const { text, eol, document } = fields
  const reached = reach(document.contents, path)
  const { node, rest, pair, inFlow } = reached
  const isEmpty = isScalar(node) && node.value === null
  if (rest.length === 0) {
    if (isEmpty && pair) return fillBare(fields, reached, value)
    if (!isScalar(node)) return refuse()
    const written = earlier && writtenAt(earlier, path, value)
    const own = written ?? writeValue(value, node, { indent: 0, eol, inFlow })
    return [{ start: startOf(node), end: endOfText(node, text), text: own }]
  }
  const [name, ...inner] = rest
  if (typeof name !== 'string') return refuse()
  const nested = inner.reduceRight<unknown>(
    (held, step) => (typeof step === 'number' ? refuse() : { [step]: held }),
    value,
  )
  if (isEmpty && pair) return fillBare(fields, reached, { [name]: nested })
  if (!isMap(node)) return refuse()
  return [addField(fields, node, name, nested, fieldNames(schema, path.slice(0, path.length - rest.length)))]
}

/** The value's own writing in earlier fields, if it was the same there. */
function writtenAt({ document, text }: Fields, path: Path, value: unknown): string | undefined {
  const { node, rest } = reach(document.contents, path)
  if (rest.length > 0 || !isScalar(node) || node.value !== value) return undefined
  return text.slice(startOf(node), endOfText(node, text))
}

/** The end of a value without the line break that ends a block of lines. */
function endOfText(node: Scalar, text: string): number {
  const end = endOf(node)
  return text[end - 1] === '\n' && end > startOf(node) ? lineEnd(text, end) : end
}

/** Writes a value behind the colon of a field that has none, or in the place of what stands there and holds nothing. */
export function fillBare(
  { text, eol }: Fields,
  { node, pair = refuse(), inFlow }: Reached,
  value: unknown,
): Edit[] {
  const start = behindColon(pair)
  const indent = columnOf(text, startOf(pair.key))
  const name = String(isScalar(pair.key) ? pair.key.value : '')
  const line = writeField(name, value, { indent, eol, inFlow })
  return [{ start, end: isScalar(node) ? start : endOf(node), text: line.slice(name.length + 1) }]
}

function addField(
  fields: Fields,
  group: YAMLMap,
  name: string,
  value: unknown,
  order: readonly string[],
): Edit {
  const { text, eol } = fields
  const slots = slotsOf(group, text)
  const [first] = slots
  if (first === undefined) {
    const written = writeField(name, value, { indent: 0, eol, inFlow: true })
    return { start: startOf(group), end: endOf(group), text: `{ ${written} }` }
  }
  const before = order.slice(0, order.indexOf(name))
  const after = group.items.findLastIndex(({ key }) => isScalar(key) && before.includes(String(key.value)))
  const { end } = slots[after] ?? first
  const indent = columnOf(text, first.start)
  const line = writeField(name, value, { indent, eol, inFlow: group.flow === true })
  return { start: end, end, text: (group.flow ? ', ' : eol + ' '.repeat(indent)) + line }
}

/** Takes a field away, with its lines. */
export function removeField(fields: Fields, path: Path): Edit[] {
  const { text, document } = fields
  const { node: group, rest } = reach(document.contents, path.slice(0, -1))
  const pair = rest.length === 0 && isMap(group) ? pairOf(group, String(path.at(-1))) : undefined
  if (pair === undefined || !isMap(group)) return []
  const index = group.items.indexOf(pair)
  const start = startOf(pair.key)
  if (group.items.length === 1 && path.length > 1) return [{ start, end: endOfPair(pair), text: '{}' }]
  const next = slotsOf(group, text)[index + 1]
  const isBehindDash = !group.flow && /-[ \t]*$/.test(text.slice(lineStart(text, start), start))
  if (isBehindDash && next !== undefined) return [{ start, end: next.start, text: '' }]
  return [withoutSlot(group, index, text)]
}
