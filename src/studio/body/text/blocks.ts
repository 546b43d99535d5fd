import type { Node } from 'prosemirror-model'
import { readHtml } from './read-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { type BodyKind, locked, schemas } from './schema.ts'
import { tidy } from './tidy.ts'
import { writeBlock } from './write.ts'

/** A block of a body: what it is, and the range of the body's text that says so. */
export type Block = { start: number; end: number; node: Node }

/** A block as a reader finds it; undefined where it holds something that the editor does not know. */
export type Found = { start: number; end: number; node: Node | undefined }

/**
 * Reads a body into blocks. Together with the white space between them they are the whole text: what is not known, or would
 * not come back as it is, is locked.
 */
export function readBlocks(text: string, kind: BodyKind): Block[] {
  const blocks: Block[] = []
  let end = 0
  for (const found of readersOf(kind)(text)) {
    if (found.start < end) continue
    blocks.push(...lockRest(text, end, found.start, kind), asBlock(text, found, kind))
    end = found.end
  }
  return [...blocks, ...lockRest(text, end, text.length, kind)]
}

function readersOf(kind: BodyKind): (text: string) => Found[] {
  return (text) => (kind === 'news' ? readHtml(text) : readMarkdown(text, schemas[kind]))
}

function lockRest(text: string, start: number, end: number, kind: BodyKind): Block[] {
  const rest = text.slice(start, end)
  const source = rest.trim()
  if (source === '') return []
  const from = start + rest.indexOf(source)
  return [{ start: from, end: from + source.length, node: locked(schemas[kind], source) }]
}

function asBlock(text: string, { start, end, node }: Found, kind: BodyKind): Block {
  const tidied = node === undefined ? undefined : tidy(node)
  const isKnown = tidied !== undefined && comesBack(tidied, kind)
  if (isKnown) return { start, end, node: tidied }
  const source = text.slice(start, end).trimEnd()
  return { start, end: start + source.length, node: locked(schemas[kind], source) }
}

/** What texts of blocks were read as. */
const readBefore = new Map<string, Node | undefined>()

/** Whether a block, written and read again, is the same block. */
function comesBack(node: Node, kind: BodyKind): boolean {
  const written = writeBlock(node)
  const key = `${kind} ${written}`
  if (!readBefore.has(key)) {
    const [only, ...others] = readersOf(kind)(written)
    const isOne = only?.start === 0 && only.end === written.length && others.length === 0
    // Far more than the blocks of one document.
    if (readBefore.size > 2000) readBefore.clear()
    readBefore.set(key, isOne && only.node !== undefined ? tidy(only.node) : undefined)
  }
  return readBefore.get(key)?.eq(node) === true
}
