import type { Node } from 'prosemirror-model'
import { kindOf } from './schema.ts'
import { writeHtmlBlock } from './write-html.ts'
import { writeMarkdownBlock } from './write-markdown.ts'

/** The text of a tidy block, in the style of the content. */
export function writeBlock(node: Node): string {
  if (node.type.name === 'locked') return String(node.attrs.source)
  return kindOf(node) === 'news' ? writeHtmlBlock(node) : writeMarkdownBlock(node)
}
