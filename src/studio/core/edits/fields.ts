import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { kinds } from '../../../check/documents/kinds.ts'
import type { Edit } from '../../../check/source.ts'
import { fieldNames } from '../../../model/schema/described.ts'
import type { Path } from '../../protocol.ts'
import type { ParsedDocument } from '../parsed-document.ts'
import { endOf, entriesOf, isFlow, lineEnd, lineStart, type PathEnd, reach, refuseUnusual } from './places.ts'
import { writeEntry, writeValue } from './write.ts'

/**
 * Sets the value of a field. An existing field keeps its quotes; a missing field is added in the order of the schema.
 *
 * @param earlier the document on the disk; a value that is set back to its value there gets its original notation
 */
export function setValue(parsed: ParsedDocument, path: Path, value: unknown, earlier?: ParsedDocument): Edit {
  const { kind, text, eol } = parsed
  const reached = reach(parsed, path)
  const { node, rest, inFlow } = reached
  if (isBare(node)) return writeIntoEmpty(parsed, reached, within(rest, value))
  const [name, ...inner] = rest
  if (name !== undefined) {
    if (!isMap(node)) return refuseUnusual()
    const order = fieldNames(kinds[kind].schema, path.slice(0, -rest.length))
    const before = new Set<unknown>(order.slice(0, order.indexOf(String(name))))
    const after = entriesOf(node, text).findLastIndex((entry) => before.has(entry.name))
    return addEntry(parsed, node, Math.max(after, 0) + 1, { name, value: within(inner, value) })
  }
  if (!isScalar(node)) return refuseUnusual()
  const written = earlier && writtenAt(earlier, path, value)
  const own = written ?? writeValue(value, node, { indent: 0, eol, inFlow })
  return { ...valueRange(node, text), text: own }
}

/** Adds an item to a list, before the item at an index or at the end. */
export function insertItem(parsed: ParsedDocument, path: Path, index: number, value: unknown): Edit {
  const { node, rest } = reach(parsed, path)
  // The list is missing or empty: it is written with its first item.
  if (rest.length > 0 || isBare(node)) return setValue(parsed, path, [value])
  return isSeq(node) ? addEntry(parsed, node, index, { name: index, value }) : refuseUnusual()
}

/** Removes a field or an item with its lines, or with the comma beside it. A missing entry needs no edit. */
export function removeEntry(parsed: ParsedDocument, path: Path): Edit[] {
  const { text } = parsed
  const parent = reach(parsed, path.slice(0, -1))
  const entries = parent.rest.length > 0 ? [] : entriesOf(parent.node, text)
  const index = entries.findIndex(({ name }) => name === path.at(-1))
  const [entry, previous, next] = [entries[index], entries[index - 1], entries[index + 1]]
  if (entry === undefined) return []
  if (entries.length === 1 && parent.entry)
    return [writeIntoEmpty(parsed, parent, isSeq(parent.node) ? [] : {})]
  const { start, end } = entry
  if (isFlow(parent.node)) {
    if (previous) return [{ start: previous.end, end, text: '' }]
  } else {
    const line = lineStart(text, start)
    const isAlone = line > 0 && text.slice(line, start).trim() === ''
    if (isAlone) return [{ start: lineEnd(text, line), end, text: '' }]
  }
  return next ? [{ start, end: next.start, text: '' }] : refuseUnusual()
}

/** Moves an item of a list. Comments between the items stay where they are. */
export function moveItem(
  parsed: ParsedDocument,
  path: Path,
  { from, to }: { from: number; to: number },
): Edit[] {
  const { text } = parsed
  const { node, rest } = reach(parsed, path)
  const items = rest.length === 0 && isSeq(node) ? entriesOf(node, text) : []
  const item = items[from]
  if (item === undefined || items[to] === undefined) return refuseUnusual()
  const moved = items.toSpliced(from, 1).toSpliced(to, 0, item)
  return moved.map((other, index) => {
    const { start, end } = items[index] ?? other
    return { start, end, text: text.slice(other.start, other.end) }
  })
}

/** Whether a field or an item holds nothing: no value, or an empty list. */
function isBare(node: Node): boolean {
  return isScalar(node) ? node.value === null : isSeq(node) && node.items.length === 0
}

/** Wraps a value in the groups that a path names: `["a", "b"]` gives `{ a: { b: value } }`. */
function within(path: Path, value: unknown): unknown {
  return path.reduceRight(
    (inner, step) => (typeof step === 'number' ? refuseUnusual() : { [step]: inner }),
    value,
  )
}

/** The source text of a value in an earlier document; undefined where that document has another value. */
function writtenAt(parsed: ParsedDocument, path: Path, value: unknown): string | undefined {
  const { node, rest } = reach(parsed, path)
  if (rest.length > 0 || !isScalar(node) || node.value !== value) return undefined
  const { start, end } = valueRange(node, parsed.text)
  return parsed.text.slice(start, end)
}

/** The range of a value, without the line break that ends a block text. */
function valueRange({ range }: Scalar, text: string): { start: number; end: number } {
  const [start, end] = range ?? refuseUnusual()
  return { start, end: text[end - 1] === '\n' && end > start ? lineEnd(text, end) : end }
}

/** Writes a value after the colon or the dash of an entry, in the place of the value there. */
function writeIntoEmpty(
  { text, eol }: ParsedDocument,
  { entry, node, inFlow }: PathEnd,
  value: unknown,
): Edit {
  const { name, start, valueStart } = entry ?? refuseUnusual()
  const line = writeEntry(name, value, null, { indent: start - lineStart(text, start), eol, inFlow })
  const indicatorLength = typeof name === 'string' ? name.length + 1 : inFlow ? 0 : 1
  const isNothing = node.range?.[0] === node.range?.[1]
  return {
    start: valueStart,
    end: isNothing ? valueStart : endOf(node, text),
    text: line.slice(indicatorLength),
  }
}

/** Adds a field to a group or an item to a list, before the entry at an index. */
function addEntry(
  { text, eol }: ParsedDocument,
  to: YAMLMap | YAMLSeq,
  index: number,
  { name, value }: { name: string | number; value: unknown },
): Edit {
  const entries = entriesOf(to, text)
  const [first] = entries
  const previous = entries[Math.min(index, entries.length) - 1]
  const inFlow = to.flow === true
  const indent = first ? first.start - lineStart(text, first.start) : 0
  const twin = isSeq(to) && first ? first.value : null
  const written = writeEntry(name, value, twin, { indent, eol, inFlow })
  const [start, end] = to.range ?? refuseUnusual()
  if (first === undefined) return { start, end, text: `{ ${written} }` }
  const gap = inFlow ? ', ' : eol + ' '.repeat(indent)
  if (previous) return { start: previous.end, end: previous.end, text: gap + written }
  return { start: first.start, end: first.start, text: written + gap }
}
