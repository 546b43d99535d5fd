import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Edit } from '../../../check/source.ts'
import type { Path } from '../../protocol.ts'
import serverWords from '../../words/server.json'
import { Refusal } from '../refusal.ts'

/** How far a path leads: to a node, or to the group or list in which the rest of it is missing. */
export type Reached = {
  node: Node
  rest: Path
  /** The field whose value the node is. */
  pair: Pair<Node, Node | null> | undefined
  /** Whether the node lies between brackets, where commas end a value. */
  inFlow: boolean
}

/** Follows a path through the fields. */
export function reach(contents: Node | null, path: Path): Reached {
  let reached: Reached = { node: contents ?? refuse(), rest: path, pair: undefined, inFlow: false }
  for (const step of path) {
    const { node: at, rest } = reached
    const pair = isMap(at) ? pairOf(at, String(step)) : undefined
    const next = isSeq(at) ? (at.items[Number(step)] as Node | undefined) : pair && (pair.value ?? refuse())
    if (next === undefined) break
    const inFlow = reached.inFlow || (isCollection(at) && at.flow === true)
    reached = { node: next, rest: rest.slice(1), pair, inFlow }
  }
  return reached
}

/** The field of a group by its name. */
export function pairOf(group: YAMLMap, name: string): Pair<Node, Node | null> | undefined {
  const all = group.items as Pair<Node, Node | null>[]
  return all.find(({ key }) => isScalar(key) && String(key.value) === name)
}

/** Where a field's value may begin: behind its colon. */
export function behindColon(pair: Pair<Node, Node | null>): number {
  return colonEnd(pair) ?? refuse()
}

function colonEnd({ srcToken }: Pair<Node, Node | null>): number | undefined {
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')
  return colon && colon.offset + 1
}

/** Where a node begins. */
export function startOf(node: Node): number {
  return node.range?.[0] ?? refuse()
}

/** Where the last sign of a node stands; the line break of a block text is one of its signs. */
export function endOf(node: Node): number {
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined
  if (isPair<Node, Node | null>(last)) return endOfPair(last)
  if (last !== undefined) return endOf(last as Node)
  return node.range?.[1] ?? refuse()
}

/** Where a field ends: its value, or its name with the colon. */
export function endOfPair(pair: Pair<Node, Node | null>): number {
  const { key, value } = pair
  return Math.max(endOf(key), colonEnd(pair) ?? 0, value === null ? 0 : endOf(value))
}

/** A stretch of the text. */
export type Slot = { start: number; end: number }

/** The fields of a group or the items of a list with what belongs to them: to the end of the line, where lines part them. */
export function slotsOf(collection: YAMLMap | YAMLSeq, text: string): Slot[] {
  const { srcToken: token, flow } = collection
  const tokens = token?.type === 'block-seq' ? token.items : []
  const dashes = tokens.flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  )
  return (collection.items as (Node | Pair<Node, Node | null>)[]).map((item, index) => {
    const start = isPair(item) ? startOf(item.key) : flow ? startOf(item) : (dashes[index] ?? refuse())
    const end = isPair(item) ? endOfPair(item) : endOf(item)
    return { start, end: flow ? end : lineEnd(text, Math.max(start + 1, end)) }
  })
}

/** Takes a field or an item away, with its lines or the comma beside it. */
export function withoutSlot(collection: YAMLMap | YAMLSeq, index: number, text: string): Edit {
  const slots = slotsOf(collection, text)
  const [slot, next, previous] = [slots[index] ?? refuse(), slots[index + 1], slots[index - 1]]
  if (!collection.flow) return { ...wholeLines(text, slot), text: '' }
  if (next !== undefined) return { start: slot.start, end: next.start, text: '' }
  return { start: previous?.end ?? slot.start, end: slot.end, text: '' }
}

/** The end of the line on which something ends, before its line break. */
export function lineEnd(text: string, at: number): number {
  const found = text[at - 1] === '\n' ? at - 1 : text.indexOf('\n', at)
  const end = found === -1 ? text.length : found
  return text[end - 1] === '\r' ? end - 1 : end
}

/** The start of a line. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

/** How far a place stands from the start of its line. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at)
}

/** Whole lines with one of their line breaks, so that nothing is left of them. */
export function wholeLines(text: string, { start, end }: Slot): Slot {
  const from = lineStart(text, start)
  if (text.slice(from, start).trim() !== '') refuse()
  if (end < text.length) return { start: from, end: text.indexOf('\n', end) + 1 }
  return { start: from === 0 ? 0 : lineEnd(text, from), end }
}

/** For what only the plain editor can write. */
export function refuse(): never {
  throw new Refusal(422, serverWords.refusals.unusual)
}
