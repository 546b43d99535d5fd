import { isCollection, isPair, isScalar, type Node, type Pair } from 'yaml'
import type { Path } from '../../protocol.ts'
import { refusals as words } from '../../words/core.json'
import type { ParsedDocument } from '../parsed-document.ts'
import { Refusal } from '../refusal.ts'

/** A field of a group or an item of a list, as it stands in the text. */
export type Entry = {
  /** The name of a field, or the index of an item. */
  name: string | number
  /** Where the name or the dash begins; for an item between brackets, where the value begins. */
  start: number
  /** Where a value may begin: after the colon or the dash. */
  valueStart: number
  /** The end of the value; outside brackets, the end of the line on which the value ends. */
  end: number
  value: Node | null
}

/** The fields of a group or the items of a list; anything else has none. */
export function entriesOf(node: Node | null, text: string): Entry[] {
  if (!isCollection(node)) return []
  const { srcToken: token, flow } = node
  const items = token?.type === 'block-seq' ? token.items : []
  const dashes = items.flatMap(({ start }) => indicatorEnd(start) ?? [])
  return (node.items as (Node | Pair<Node, Node | null>)[]).map((item, index) => {
    const { key, value, srcToken } = isPair<Node, Node | null>(item) ? item : { key: undefined, value: item }
    const behind = key ? indicatorEnd(srcToken?.sep) : dashes[index]
    const start = key ? startOf(key) : behind === undefined ? startOf(item as Node) : behind - 1
    const valueStart = behind ?? (key ? endOf(key, text) : start)
    const end = Math.max(valueStart, value ? endOf(value, text) : 0)
    const name = isScalar(key) ? String(key.value) : index
    return { name, start, valueStart, end: flow ? end : lineEnd(text, end), value }
  })
}

/** The offset after the colon or the dash among the tokens before a value; undefined without one. */
function indicatorEnd(indicators: readonly { type: string; offset: number }[] = []): number | undefined {
  const indicator = indicators.find(({ type }) => type === 'map-value-ind' || type === 'seq-item-ind')
  return indicator && indicator.offset + 1
}

/** The node at a path, or the innermost existing node above it with the missing `rest` of the path. */
export type PathEnd = {
  node: Node
  rest: Path
  /** The entry whose value is the node; undefined for the group of all fields. */
  entry: Entry | undefined
  /** Whether the node lies between brackets, where commas end a value. */
  inFlow: boolean
}

/** Follows a path through the fields. */
export function reach({ fields, text }: ParsedDocument, path: Path): PathEnd {
  let reached: PathEnd = { node: fields ?? refuseUnusual(), rest: path, entry: undefined, inFlow: false }
  for (const step of path) {
    const { node, rest, inFlow } = reached
    const entry = entriesOf(node, text).find(({ name }) => name === step)
    if (entry === undefined) break
    const inner = entry.value ?? refuseUnusual()
    reached = { node: inner, rest: rest.slice(1), entry, inFlow: inFlow || isFlow(node) }
  }
  return reached
}

/** Whether a node is a group or a list between brackets. */
export function isFlow(node: Node): boolean {
  return isCollection(node) && node.flow === true
}

/** Where a node begins. */
function startOf(node: Node): number {
  return node.range?.[0] ?? refuseUnusual()
}

/** Where a node ends (exclusive); the line break of a block text belongs to the node. */
export function endOf(node: Node, text: string): number {
  const last = isCollection(node) && !node.flow ? entriesOf(node, text).at(-1) : undefined
  return last?.end ?? node.range?.[1] ?? refuseUnusual()
}

/** The end of the line on which a range with the end `at` ends, before the line break. */
export function lineEnd(text: string, at: number): number {
  const found = text[at - 1] === '\n' ? at - 1 : text.indexOf('\n', at)
  const end = found === -1 ? text.length : found
  return text[end - 1] === '\r' ? end - 1 : end
}

/** The start of the line at an offset. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

/** Refuses a change that only the plain editor can make. */
export function refuseUnusual(): never {
  throw new Refusal(422, words.unusual)
}
