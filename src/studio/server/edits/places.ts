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
import type { Path } from '../../protocol.ts'
import { serverWords } from '../../words/server.ts'
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
export function behindColon({ srcToken }: Pair<Node, Node | null>): number {
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')
  return colon === undefined ? refuse() : colon.offset + 1
}

/** Where a node begins. */
export function startOf(node: Node): number {
  return node.range?.[0] ?? refuse()
}

/** Where the last sign of a node stands; the line break of a block text is one of its signs. */
export function endOf(node: Node): number {
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined
  if (isPair<Node, Node | null>(last))
    return last.value === null ? endOf(last.key) : Math.max(endOf(last.value), endOf(last.key))
  if (last !== undefined) return endOf(last as Node)
  return node.range?.[1] ?? refuse()
}

/** A stretch of the text. */
export type Slot = { start: number; end: number }

/** The items of a list with what belongs to them: in lines of their own from the dash to the end of the last line. */
export function slotsOf(list: YAMLSeq, text: string): Slot[] {
  const items = list.items as Node[]
  if (list.flow) return items.map((item) => ({ start: startOf(item), end: endOf(item) }))
  const token = list.srcToken
  const tokens = token?.type === 'block-seq' ? token.items : []
  const dashes = tokens.flatMap(
    ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
  )
  return items.map((item, index) => {
    const start = dashes[index] ?? refuse()
    return { start, end: lineEnd(text, Math.max(start + 1, endOf(item))) }
  })
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
