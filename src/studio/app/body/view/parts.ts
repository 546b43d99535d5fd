import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, TextSelection, type Transaction } from 'prosemirror-state'
import { tidy } from '../text/tidy.ts'

/**
 * The key that marks a transaction of a form. Only such a transaction may change the parts of a report; typing may not.
 */
export const formMeta = 'parts'

/** The headings of the parts that a body has. */
export function partHeadings({ children }: Node): string[] {
  return children.filter(({ type }) => type.name === 'section').map(({ textContent }) => textContent)
}

/** An empty line below a card. The part of the objectives holds only a list, so its line is a list item. */
export function lineBelow({ type, textContent }: Node): Node {
  const { schema } = type
  const paragraph = schema.node('paragraph')
  const isList = type.name === 'section' && textContent === 'Objektivat'
  return isList ? schema.node('list', null, schema.node('list_item', null, paragraph)) : paragraph
}

/** Inserts a part before the parts that follow it in `parts`. The first part takes in the blocks before all parts. */
export function insertPart(title: string, parts: readonly string[]): Command {
  return ({ doc, schema, tr }, dispatch) => {
    const number = parts.indexOf(title)
    const later = doc.children.findIndex(
      ({ type, textContent }) => type.name === 'section' && parts.indexOf(textContent) > number,
    )
    const place = doc.resolve(0).posAtIndex(number === 0 ? 0 : later === -1 ? doc.childCount : later)
    const section = schema.node('section', null, schema.text(title))
    const isOpened = number === 0 && later !== 0
    tr.insert(place, isOpened ? section : [section, lineBelow(section)])
    const inside = TextSelection.findFrom(tr.doc.resolve(place + section.nodeSize), 1, true)
    dispatch?.((inside ? tr.setSelection(inside) : tr).setMeta(formMeta, true).scrollIntoView())
    return true
  }
}

/** Removes a part without words; undefined for a part with words, so that no words are lost by mistake. */
export function removePart(tr: Transaction, at: number): Transaction | undefined {
  const $at = tr.doc.resolve(at)
  const { head, end } = partAround(tr.doc, $at.index())
  const inside = tr.doc.children.slice(head + 1, end)
  return inside.every((node) => tidy(node) === undefined) ? tr.delete(at, $at.posAtIndex(end)) : undefined
}

/** Selects the part of a report in which the selection is, from its first word to its last. */
export const selectPart: Command = ({ doc, schema, selection: { $from }, tr }, dispatch) => {
  if (schema.nodes.section === undefined || $from.depth === 0) return false
  const { head, end } = partAround(doc, $from.index(0))
  const first = doc.resolve($from.posAtIndex(head + 1, 0) + 1)
  const last = doc.resolve($from.posAtIndex(end, 0) - 1)
  dispatch?.(tr.setSelection(TextSelection.between(first, last)))
  return true
}

/** Whether a title may stand at a place: in a report only in a day or before the first part. */
export function canHaveTitle(place: ResolvedPos): boolean {
  const { doc } = place
  const { head } = partAround(doc, place.index(0))
  return head === -1 || doc.child(head).textContent.startsWith('Data:')
}

/** The part of the block at `index`: the index of its heading, -1 before all parts, and the index after its last block. */
function partAround({ children }: Node, index: number): { head: number; end: number } {
  const isHead = ({ type }: Node) => type.name === 'section'
  const head = children.slice(0, index + 1).findLastIndex(isHead)
  const next = children.findIndex((child, number) => number > index && isHead(child))
  return { head, end: next === -1 ? children.length : next }
}
