import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** Elements within a line: between any others a space ends the word. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'q', 'small', 'span', 'strong', 'sub', 'sup'])

/** The text of an HTML body in one line, without its tags. */
export function htmlText(html: string): string {
  return textOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim()
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' && !inline.has(node.tagName) ? ` ${text} ` : text
}
