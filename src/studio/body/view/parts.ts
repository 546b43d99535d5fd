import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, TextSelection, type Transaction } from 'prosemirror-state'
import { tidy } from '../text/tidy.ts'

/** Marks a transaction that comes of a form, not of typing: it may change the parts of a report. */
export const formMeta = 'parts'

/** The headings of the parts that a body has. */
export function partsOf({ children }: Node): string[] {
  return children.filter(({ type }) => type.name === 'section').map(({ textContent }) => textContent)
}

/** The line to write in below a card: the objectives of a report are a list, and nothing else has a place there. */
export function lineBelow({ type, textContent }: Node): Node {
  const { schema } = type
  const paragraph = schema.node('paragraph')
  const isList = type.name === 'section' && textContent === 'Objektivat'
  return isList ? schema.node('list', null, schema.node('list_item', null, paragraph)) : paragraph
}

/** Puts a part before the first of those that come after it; what stands before all parts belongs to the first. */
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

/** Takes away a part without words; one with words stays, so that nothing is lost by a slip. */
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

/** Whether a title may stand at a place: in reports within a day alone. */
export function canHaveTitle(place: ResolvedPos): boolean {
  const { doc } = place
  const { head } = partAround(doc, place.index(0))
  return head === -1 || doc.child(head).textContent.startsWith('Data:')
}

/** The part in which a block stands: the number of its heading, -1 before all parts, and that of the block after it. */
function partAround({ children }: Node, index: number): { head: number; end: number } {
  const isHead = ({ type }: Node) => type.name === 'section'
  const head = children.slice(0, index + 1).findLastIndex(isHead)
  const next = children.findIndex((child, number) => number > index && isHead(child))
  return { head, end: next === -1 ? children.length : next }
}
