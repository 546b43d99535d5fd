import type { Node } from 'prosemirror-model'
import { readHtml } from './read-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { type BlockRange, type BodyKind, isHtml, schemas } from './schema.ts'
import { tidy } from './tidy.ts'
import { writeBlock } from './write.ts'

/** A block of a body: its node, and its range in the text of the body. */
export type Block = { start: number; end: number; node: Node }

/**
 * Reads a body into blocks. The blocks and the white space between them are the whole text. A passage becomes a locked
 * block if the editor does not know it, or would read it differently after writing it.
 */
export function readBlocks(text: string, kind: BodyKind): Block[] {
  const blocks: Block[] = []
  let end = 0
  for (const found of findBlocks(text, kind)) {
    const { start } = found
    if (start < end) continue
    blocks.push(...lock(text, end, start, kind))
    end = found.end
    const node = readKnown(found, kind)
    // Two lists in a row differ only in their markers. In the style of the content they would become one list.
    const isKnown =
      node && !isSameList(blocks.at(-1)?.node, node) && comesBack(node, text.slice(start, end), kind)
    blocks.push(...(isKnown ? [{ start, end, node }] : lock(text, start, end, kind)))
  }
  return [...blocks, ...lock(text, end, text.length, kind)]
}

function findBlocks(text: string, kind: BodyKind): BlockRange[] {
  return kind === 'news' ? readHtml(text) : readMarkdown(text, schemas[kind])
}

/** Whether two blocks in a row would be one list in Markdown, because they are lists of the same kind. */
export function isSameList(before: Node | undefined, node: Node): boolean {
  const isSame = before?.type === node.type && before.attrs.tag === node.attrs.tag
  return isSame && node.type.name === 'list' && !isHtml(node)
}

/** A passage as a locked block; no block if the passage is only white space. */
function lock(text: string, start: number, end: number, kind: BodyKind): Block[] {
  const passage = text.slice(start, end)
  const source = passage.trim()
  if (source === '') return []
  const from = start + passage.indexOf(source)
  const node = schemas[kind].node('locked', { attributes: { source } })
  return [{ start: from, end: from + source.length, node }]
}

function readKnown({ read }: BlockRange, kind: BodyKind): Node | undefined {
  try {
    const node = read()
    schemas[kind].node('doc', null, [node]).check()
    return tidy(node)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a block, written and read again, is the same block. Most blocks are written exactly as in the source. */
function comesBack(node: Node, source: string, kind: BodyKind): boolean {
  const written = writeBlock(node)
  if (written === source) return true
  // The reader adds missing tags to HTML, so a block with more tags than its source is not the same.
  if (kind === 'news' && written.split('<').length !== source.split('<').length) return false
  const [only, ...others] = findBlocks(written, kind)
  const isOne = only?.start === 0 && only.end === written.length && others.length === 0
  return isOne && readKnown(only, kind)?.eq(node) === true
}
