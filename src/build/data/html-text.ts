import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { inlineElements } from '../../check/html/allowed.ts'
import { inOneLine } from './one-line.ts'

const tag = /<\/?([a-z][a-z\d]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/gi

/** The text of an HTML body that was checked, in one line, without its tags. */
export function htmlText(html: string): string {
  return inOneLine(plainText(html) ?? textOf(fromHtml(html, { fragment: true })))
}

/**
 * Without entities and comments the text is what stands between the tags, of which those of a block end a word;
 * undefined where there are some.
 */
function plainText(html: string): string | undefined {
  if (html.includes('&')) return undefined
  const text = html.replaceAll(tag, (_, name: string) => (inlineElements.has(name.toLowerCase()) ? '' : ' '))
  return text.includes('<') ? undefined : text
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' && !inlineElements.has(node.tagName) ? ` ${text} ` : text
}
