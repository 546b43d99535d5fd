import type { Node } from 'mdast'
import { countRuns } from '../text/words.ts'
import { textProperty } from './tree.ts'

/** Space that would not stay as it is: most texts have none. */
const unevenSpace = /[^\S\n\u00A0 ]| {2}| \n|\n /

/** The words of a node without any sign of Markdown; a forced line break stays a line break. */
export function plainText(node: Node): string {
  const text = joinText(node)
  if (!unevenSpace.test(text)) return text.trim()
  return text
    .replaceAll(/[^\S\n\u00A0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
}

function joinText(node: Node): string {
  if (node.type === 'break') return '\n'
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) {
    return String(node.value).replaceAll('\n', ' ')
  }
  return 'children' in node ? (node.children as Node[]).map(joinText).join('') : ''
}

/** Number of words that a visitor reads, with headings, captions and titles of components. */
export function countWords(node: Node): number {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode'))
    return countRuns(String(node.value))
  let words = 0
  for (const name of ['title', 'caption']) words += countRuns(textProperty(node, name) ?? '')
  if ('children' in node) for (const child of node.children as Node[]) words += countWords(child)
  return words
}
