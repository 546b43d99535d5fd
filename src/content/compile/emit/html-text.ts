import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { inOneLine } from './one-line.ts'

/** Elements within a line: between any others a space ends the word. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'q', 'small', 'span', 'strong', 'sub', 'sup'])

const tag = /<\/?([a-z][a-z\d]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/gi

/** The text of an HTML body that was checked, in one line, without its tags. */
export function htmlText(html: string): string {
  return inOneLine(plainText(html) ?? textOf(fromHtml(html, { fragment: true })))
}

/** Without entities and comments the text is what stands between the tags; undefined where there are some. */
function plainText(html: string): string | undefined {
  if (html.includes('&')) return undefined
  const text = html.replaceAll(tag, (_, name: string) => (inline.has(name.toLowerCase()) ? '' : ' '))
  return text.includes('<') ? undefined : text
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' && !inline.has(node.tagName) ? ` ${text} ` : text
}
