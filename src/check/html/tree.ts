import { type DefaultTreeAdapterTypes, type ParserError, parseFragment } from 'parse5'
import { inlineElements } from './allowed.ts'

/** Nodes of the tree that a browser builds; `sourceCodeLocation` has their offsets in the parsed text. */
export type Parent = DefaultTreeAdapterTypes.ParentNode
export type Element = DefaultTreeAdapterTypes.Element

/** Parses the HTML of a body as a browser does. */
export function parseHtml(html: string, onParseError?: (error: ParserError) => void): Parent {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false }
  return parseFragment(html, { ...options, ...(onParseError && { onParseError }) })
}

/** Whether a node is an element, of this name if one is given. */
export function isElement(node: DefaultTreeAdapterTypes.Node | null, name?: string): node is Element {
  return node !== null && 'tagName' in node && (name === undefined || node.tagName === name)
}

/** Whether an element of this name is around an element. */
export function isWithin({ parentNode }: Element, name: string): boolean {
  return isElement(parentNode) && (parentNode.tagName === name || isWithin(parentNode, name))
}

/** Whether an element of this name is below a node. */
export function hasElement({ childNodes }: Parent, name: string): boolean {
  return childNodes.some((child) => isElement(child) && (child.tagName === name || hasElement(child, name)))
}

/** The text of nodes, on one line; the tags of a block end a word. */
export function plainText(parent: Parent): string {
  return inOneLine(joinText(parent))
}

function joinText({ childNodes }: Parent): string {
  return childNodes
    .map((child) => {
      if ('value' in child) return child.value
      if (!('tagName' in child)) return ''
      return inlineElements.has(child.tagName) ? joinText(child) : ` ${joinText(child)} `
    })
    .join('')
}

/** A text in one line, one blank between two words. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
