import { diffArrays } from 'diff'
import type { Node } from 'prosemirror-model'
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
type Hunk = { from: number; to: number; newFrom: number; newTo: number }

type HasNode = { node: Node }

/** Where two rows of blocks differ, with as many blocks as can be left alone. */
function compareBlocks(before: readonly HasNode[], after: readonly HasNode[]): Hunk[] {
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

/** A passage of a text and what comes in its place. */
export type Edit = { start: number; end: number; text: string }

/**
 * The edits of a body's text that make it say what the edited document says; blocks that did not change keep their bytes. The
 * last comes first: each leaves the places of the next as they are.
 */
export function editsOf(text: string, blocks: readonly Block[], doc: Node): Edit[] {
  const edited = editedBlocks(doc)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const gap = lineEnd + lineEnd
  const edits = compareBlocks(blocks, edited).map(({ from, to, newFrom, newTo }): Edit => {
    const [previous, first, last, next] = [blocks[from - 1], blocks[from], blocks[to - 1], blocks[to]]
    const added = edited.slice(newFrom, newTo).map(({ node }) => writeBlock(node))
    const written = added.join('\n\n').replaceAll(/\r?\n/g, lineEnd)
    if (to > from && first !== undefined && last !== undefined) {
      if (added.length > 0) return { start: first.start, end: last.end, text: written }
      // Blocks are taken away together with the space before them.
      if (previous !== undefined) return { start: previous.end, end: last.end, text: '' }
      return { start: first.start, end: next?.start ?? last.end, text: '' }
    }
    if (previous !== undefined) return { start: previous.end, end: previous.end, text: gap + written }
    if (next !== undefined) return { start: next.start, end: next.start, text: written + gap }
    const lead = /^\r?\n/.exec(text)?.[0].length ?? 0
    return { start: lead, end: text.length, text: written + lineEnd }
  })
  const changing = edits
    .map((edit) => shorten(text, edit))
    .filter((edit) => edit.end > edit.start || edit.text)
  return changing.reverse()
}

/** Leaves out what stays at both ends of an edit. */
function shorten(text: string, { start, end, text: written }: Edit): Edit {
  const most = Math.min(end - start, written.length)
  let head = 0
  while (head < most && text[start + head] === written[head]) head++
  let tail = 0
  while (tail < most - head && text[end - 1 - tail] === written.at(-1 - tail)) tail++
  return { start: start + head, end: end - tail, text: written.slice(head, written.length - tail) }
}

/** Makes edits of one text, of which the last comes first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce(
    (result, { start, end, text: replacement }) => result.slice(0, start) + replacement + result.slice(end),
    text,
  )
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

  /** The blocks with their numbers among the document's children; undefined while something is still to be sent. */
  placed(doc: Node): (Block & Edited)[] | undefined {
    const edited = editedBlocks(doc)
    if (compareBlocks(this.blocks, edited).length > 0) return undefined
    return this.blocks.map((block, number) => ({ ...block, index: edited[number]?.index ?? 0 }))
  }

  /**
   * Takes the server's text when nothing is under way. Where it is not the expected one, it changed elsewhere: gives the
   * numbers of the document's children to replace, the last first. What is still to be sent stays, and is sent.
   */
  receive(text: string, doc: Node): { from: number; to: number; content: Node[] }[] {
    if (text === this.#text) return []
    const placed = this.placed(doc)
    this.#take(text)
    if (placed === undefined) return []
    const place = (number: number) => placed[number]?.index ?? doc.childCount
    return compareBlocks(placed, this.blocks)
      .map(({ from, to, newFrom, newTo }) => ({
        from: place(from),
        to: place(to),
        content: this.blocks.slice(newFrom, newTo).map(({ node }) => node),
      }))
      .reverse()
  }

  #take(text: string): void {
    this.#text = text
    this.blocks = readBlocks(text, this.#kind)
  }
}
