import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { inlineElements } from '../../check/html/allowed.ts'

/** The text of a checked HTML body, on one line and without tags; a block's tags end a word. */
export function htmlText(html: string): string {
  return inOneLine(textOfNode(fromHtml(html, { fragment: true })))
}

function textOfNode(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOfNode).join('')
  return node.type === 'element' && !inlineElements.has(node.tagName) ? ` ${text} ` : text
}

/** A text in one line, one blank between two words. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
