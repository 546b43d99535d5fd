import type { Node } from 'prosemirror-model'
import { readHtml } from './read-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { type BodyKind, type Found, isHtml, schemas } from './schema.ts'
import { tidy } from './tidy.ts'
import { writeBlock } from './write.ts'

/** A block of a body: what it is, and the range of the body's text that says so. */
export type Block = { start: number; end: number; node: Node }

/**
 * Reads a body into blocks. Together with the white space between them they are the whole text: what is not known, or would
 * not come back as it is, is locked.
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
    // Two lists in a row differ in their markers alone: written in the house's way they would be one.
    const isKnown =
      node && !isSameList(blocks.at(-1)?.node, node) && comesBack(node, text.slice(start, end), kind)
    blocks.push(...(isKnown ? [{ start, end, node }] : lock(text, start, end, kind)))
  }
  return [...blocks, ...lock(text, end, text.length, kind)]
}

function findBlocks(text: string, kind: BodyKind): Found[] {
  return kind === 'news' ? readHtml(text) : readMarkdown(text, schemas[kind])
}

/** In Markdown two lists of a kind with nothing between them are one. */
export function isSameList(before: Node | undefined, node: Node): boolean {
  const isSame = before?.type === node.type && before.attrs.tag === node.attrs.tag
  return isSame && node.type.name === 'list' && !isHtml(node)
}

/** A passage as a block that the editor does not know; nothing where it is white space. */
function lock(text: string, start: number, end: number, kind: BodyKind): Block[] {
  const passage = text.slice(start, end)
  const source = passage.trim()
  if (source === '') return []
  const from = start + passage.indexOf(source)
  const node = schemas[kind].node('locked', { attributes: { source } })
  return [{ start: from, end: from + source.length, node }]
}

function readKnown({ read }: Found, kind: BodyKind): Node | undefined {
  try {
    const node = read()
    schemas[kind].node('doc', null, [node]).check()
    return tidy(node)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether a block, written and read again, is the same block. Most are written as they stand there. */
function comesBack(node: Node, source: string, kind: BodyKind): boolean {
  const written = writeBlock(node)
  if (written === source) return true
  // The reader fixes HTML in which tags are missing.
  if (kind === 'news' && written.split('<').length !== source.split('<').length) return false
  const [only, ...others] = findBlocks(written, kind)
  const isOne = only?.start === 0 && only.end === written.length && others.length === 0
  return isOne && readKnown(only, kind)?.eq(node) === true
}
