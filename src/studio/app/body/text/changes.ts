import { diffArrays } from 'diff'
import type { Node } from 'prosemirror-model'
import { type Block, isSameList, readBlocks } from './blocks.ts'
import { type BodyKind, rejectUnknown, schemas } from './schema.ts'
import { tidy } from './tidy.ts'
import { writeBlock } from './write.ts'

/** The text of a body, and its blocks. */
export type Body = { text: string; blocks: readonly Block[] }

/** Reads a body that is to be edited. */
export function readBody(text: string, kind: BodyKind): Body {
  return { text, blocks: readBlocks(text, kind) }
}

/** A body as a document of the editor; a body without blocks becomes one empty paragraph. */
export function toDocument({ blocks }: Body, kind: BodyKind): Node {
  const content = blocks.map(({ node }) => node)
  return schemas[kind].topNodeType.createAndFill(null, content) ?? rejectUnknown()
}

/** A block of the edited document that is not empty, and its range in the document. */
type Edited = { node: Node; from: number; to: number }

/** The tidy blocks of an edited document: without empty blocks, and with neighbouring lists joined as Markdown does. */
export function editedBlocks(doc: Node): Edited[] {
  const edited: Edited[] = []
  doc.forEach((child, from) => {
    const node = tidy(child)
    const before = edited.at(-1)
    if (node === undefined) return
    if (before && isSameList(before.node, node))
      before.node = before.node.copy(before.node.content.append(node.content))
    else edited.push({ node, from, to: from + child.nodeSize })
  })
  return edited
}

/**
 * Writes an edited document as a body. Unchanged blocks keep their bytes, and a new block that replaces others takes over the
 * white space before them.
 */
export function writeBody(body: Body, doc: Node): Body {
  const { text, blocks } = body
  const edited = editedBlocks(doc).map(({ node }) => node)
  if (blocks.length === 0 && edited.length === 0) return body
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const spaceBefore = (number: number) => text.slice(blocks[number - 1]?.end, blocks[number]?.start)
  const written: Block[] = []
  let whole = blocks.length > 0 ? spaceBefore(0) : lineEnd
  let next = 0
  let replaced = 0
  const before = blocks.map(({ node }) => node)
  const comparator = (one: Node, other: Node) => one.eq(other)
  for (const { added, removed, value, count } of diffArrays(before, edited, { comparator })) {
    if (removed) {
      replaced = next
      next += count
      continue
    }
    for (const node of value) {
      const old = added ? undefined : blocks[next]
      const number = old === undefined ? replaced : next++
      if (written.length > 0) whole += number > 0 ? spaceBefore(number) : lineEnd + lineEnd
      const start = whole.length
      whole += old ? text.slice(old.start, old.end) : writeBlock(node).replaceAll(/\r?\n/g, lineEnd)
      written.push({ node, start, end: whole.length })
      replaced = 0
    }
  }
  return { text: whole + (blocks.length > 0 ? spaceBefore(blocks.length) : lineEnd), blocks: written }
}
