import { isCollection, isScalar, isSeq, type Node, type YAMLSeq } from 'yaml'
import type { z } from 'zod'
import type { Edit } from '../../../check/source.ts'
import type { Path } from '../../protocol.ts'
import type { Fields } from '../parts.ts'
import { fillBare, setField } from './fields.ts'
import { columnOf, reach, refuse, slotsOf, withoutSlot } from './places.ts'
import { writeValue } from './write.ts'

/** Adds an item to a list before the one at an index, or at the end of it. */
export function insertItem(
  fields: Fields,
  path: Path,
  { index, value }: { index: number; value: unknown },
  schema: z.ZodType,
): Edit[] {
  const { text, eol } = fields
  const reached = reach(fields.document.contents, path)
  const { node, rest } = reached
  if (rest.length > 0) return setField(fields, path, [value], { schema })
  // The first item of a list that has none: `[]`, or nothing behind the colon.
  const isBare = isScalar(node) ? node.value === null : isCollection(node) && node.items.length === 0
  if (isBare) return fillBare(fields, reached, [value])
  if (!isSeq(node)) return refuse()
  const twin = node.items[0] as Node
  const slots = slotsOf(node, text)
  const at = slots[index]
  const last = slots.at(-1)
  if (last === undefined) return refuse()
  if (node.flow) {
    const written = writeValue(value, twin, { indent: 0, eol, inFlow: true })
    if (at === undefined) return [{ start: last.end, end: last.end, text: `, ${written}` }]
    return [{ start: at.start, end: at.start, text: `${written}, ` }]
  }
  const column = columnOf(text, last.start)
  const item = `- ${writeValue(value, twin, { indent: column + 2, eol, inFlow: false })}`
  const indent = ' '.repeat(column)
  if (at === undefined) return [{ start: last.end, end: last.end, text: eol + indent + item }]
  return [{ start: at.start, end: at.start, text: item + eol + indent }]
}

/** Moves an item of a list. Comments between the items stay where they are. */
export function moveItem(fields: Fields, path: Path, { from, to }: { from: number; to: number }): Edit[] {
  const { text } = fields
  const slots = slotsOf(listAt(fields, path), text)
  if (slots[from] === undefined || slots[to] === undefined) return refuse()
  const order = slots.map((_, index) => index)
  order.splice(to, 0, ...order.splice(from, 1))
  return slots.flatMap((slot, index) => {
    const other = slots[order[index] ?? index] ?? slot
    return other === slot ? [] : [{ ...slot, text: text.slice(other.start, other.end) }]
  })
}

/** Takes an item out of a list. */
export function removeItem(fields: Fields, path: Path): Edit[] {
  const { text } = fields
  const list = listAt(fields, path.slice(0, -1))
  if (list.flow || list.items.length !== 1) return [withoutSlot(list, Number(path.at(-1)), text)]
  const slot = slotsOf(list, text)[Number(path.at(-1))] ?? refuse()
  // Behind the name of the list, if nothing but the item stands there.
  const before = /:\s*$/.exec(text.slice(0, slot.start))
  if (before === null) return [{ ...slot, text: '[]' }]
  return [{ start: before.index + 1, end: slot.end, text: ' []' }]
}

function listAt(fields: Fields, path: Path): YAMLSeq {
  const { node, rest } = reach(fields.document.contents, path)
  return rest.length === 0 && isSeq(node) ? node : refuse()
}
