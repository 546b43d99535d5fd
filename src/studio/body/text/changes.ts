import { diffArrays } from 'diff'
import { Fragment, type Node } from 'prosemirror-model'
import { type Block, readBlocks } from './blocks.ts'
import { type BodyKind, schemas } from './schema.ts'
import { tidy } from './tidy.ts'
import { writeBlock } from './write.ts'

/** A body as the editor edits it; without blocks it is one empty paragraph. */
export function toDocument(blocks: readonly Block[], kind: BodyKind): Node {
  const schema = schemas[kind]
  const content = blocks.length === 0 ? [schema.node('paragraph')] : blocks.map(({ node }) => node)
  return schema.node('doc', null, content)
}

/** A block of the edited document that says something, and its number among the document's children. */
export type Edited = { node: Node; index: number }

/** The blocks of an edited document as their text can say them. */
export function editedBlocks(doc: Node): Edited[] {
  const edited: Edited[] = []
  doc.forEach((child, _offset, index) => {
    const node = tidy(child)
    const before = edited.at(-1)
    if (node === undefined) return
    if (before !== undefined && isSameList(before.node, node))
      before.node = before.node.copy(before.node.content.append(node.content))
    else edited.push({ node, index })
  })
  return edited
}

/** In Markdown two lists of a kind with nothing between them are one. */
function isSameList(before: Node, node: Node): boolean {
  return (
    node.type.schema.nodes.table === undefined && before.type === node.type && /_list$/.test(node.type.name)
  )
}

/** Runs of blocks that differ: `[from, to)` before and after. */
export type Hunk = { from: number; to: number; newFrom: number; newTo: number }

type HasNode = { node: Node }

/** Where two rows of blocks differ, with as many blocks as can be left alone. */
export function compareBlocks(before: readonly HasNode[], after: readonly HasNode[]): Hunk[] {
  const comparator = (one: HasNode, other: HasNode) => one.node.eq(other.node)
  let [at, newAt] = [0, 0]
  let hunk: Hunk = { from: 0, to: 0, newFrom: 0, newTo: 0 }
  const hunks = [hunk]
  for (const { added, removed, count } of diffArrays([...before], [...after], { comparator })) {
    if (!added) at += count
    if (!removed) newAt += count
    if (added || removed) [hunk.to, hunk.newTo] = [at, newAt]
    else {
      hunk = { from: at, to: at, newFrom: newAt, newTo: newAt }
      hunks.push(hunk)
    }
  }
  return hunks.filter(({ from, to, newFrom, newTo }) => to > from || newTo > newFrom)
}

/** How many places a block that did not change has moved. */
export function shiftAt(hunks: readonly Hunk[], at: number): number {
  const passed = hunks.filter(({ to }) => to <= at)
  return passed.reduce((sum, { from, to, newFrom, newTo }) => sum + newTo - newFrom - (to - from), 0)
}

/** A passage of a text and what comes in its place. */
export type Edit = { start: number; end: number; text: string }

/**
 * The edits of a body's text that make it say what the edited document says; blocks that did not change keep their bytes. The
 * last comes first: each leaves the places of the next as they are.
 */
export function editsOf(text: string, blocks: readonly Block[], doc: Node): Edit[] {
  const edited = editedBlocks(doc)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const edits = compareBlocks(blocks, edited).flatMap((hunk): Edit[] => {
    const written = edited
      .slice(hunk.newFrom, hunk.newTo)
      .map(({ node }) => writeBlock(node).replaceAll(/\r?\n/g, lineEnd))
    const replaced = blocks.slice(hunk.from, hunk.to)
    const last = Math.min(replaced.length, written.length) - 1
    if (last < 0) return [editBetween(text, blocks, hunk, written, lineEnd)]
    // Each takes the place of one block, so that the space between stays; the last takes all others.
    return replaced.slice(0, last + 1).map(({ start, end }, index) => ({
      start,
      end: index === last ? (replaced.at(-1)?.end ?? end) : end,
      text: written.slice(index, index === last ? undefined : index + 1).join(lineEnd + lineEnd),
    }))
  })
  return edits.flatMap((edit) => shorten(text, edit)).reverse()
}

/** Takes blocks away together with the space before them, or adds some. */
function editBetween(
  text: string,
  blocks: readonly Block[],
  { from, to }: Hunk,
  written: readonly string[],
  lineEnd: string,
): Edit {
  const [previous, first, last, next] = [blocks[from - 1], blocks[from], blocks[to - 1], blocks[to]]
  if (to > from && first !== undefined && last !== undefined) {
    if (previous !== undefined) return { start: previous.end, end: last.end, text: '' }
    return { start: first.start, end: next?.start ?? last.end, text: '' }
  }
  const gap = lineEnd + lineEnd
  const joined = written.join(gap)
  if (previous !== undefined) return { start: previous.end, end: previous.end, text: gap + joined }
  if (next !== undefined) return { start: next.start, end: next.start, text: joined + gap }
  const lead = /^\r?\n/.exec(text)?.[0].length ?? 0
  return { start: lead, end: text.length, text: joined + lineEnd }
}

/** Leaves out the signs that stay at both ends of an edit; nothing is left of one that changes nothing. */
function shorten(text: string, { start, end, text: replacement }: Edit): Edit[] {
  const [before, after] = [[...text.slice(start, end)], [...replacement]]
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  if (before.length === after.length && head === before.length) return []
  const from = start + before.slice(0, head).join('').length
  const removed = before.slice(head, before.length - tail).join('')
  return [{ start: from, end: from + removed.length, text: after.slice(head, after.length - tail).join('') }]
}

/** Makes edits of one text, of which the last comes first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce(
    (result, { start, end, text: replacement }) => result.slice(0, start) + replacement + result.slice(end),
    text,
  )
}

/**
 * The edited document after the text changed elsewhere: blocks that differ take the place of those they differ from, unless
 * these were edited here as well. Gives the numbers of the document's children to replace, the last first.
 */
function mergeForeign(
  doc: Node,
  before: readonly Block[],
  after: readonly Block[],
): { from: number; to: number; content: Fragment }[] {
  const edited = editedBlocks(doc)
  const own = compareBlocks(before, edited)
  return compareBlocks(before, after)
    .filter(({ from, to }) => !own.some((hunk) => hunk.from < to && from < hunk.to))
    .map(({ from, to, newFrom, newTo }) => {
      const shift = shiftAt(own, from)
      const first = edited[from + shift]?.index ?? doc.childCount
      const last = to > from ? (edited[to - 1 + shift]?.index ?? first - 1) + 1 : first
      const content = Fragment.from(after.slice(newFrom, newTo).map(({ node }) => node))
      return { from: first, to: last, content }
    })
    .reverse()
}

/** Knows what the server's text is, or will be when all that was sent has arrived. */
export class Sync {
  #text: string
  readonly #kind: BodyKind
  /** The blocks of that text. */
  blocks: readonly Block[]

  constructor(text: string, kind: BodyKind) {
    this.#text = text
    this.#kind = kind
    this.blocks = readBlocks(text, kind)
  }

  /** What is still to be sent of an edited document; from then on it counts as sent. */
  send(doc: Node): Edit[] {
    const edits = editsOf(this.#text, this.blocks, doc)
    if (edits.length > 0) this.#take(applyEdits(this.#text, edits))
    return edits
  }

  /** Takes the server's text when nothing is under way. Where it is not the expected one, it changed elsewhere. */
  receive(text: string, doc: Node): ReturnType<typeof mergeForeign> {
    if (text === this.#text) return []
    const before = this.blocks
    this.#take(text)
    return mergeForeign(doc, before, this.blocks)
  }

  #take(text: string): void {
    this.#text = text
    this.blocks = readBlocks(text, this.#kind)
  }
}
