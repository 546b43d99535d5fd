import type { Node } from 'prosemirror-model'
import { type Command, TextSelection, type Transaction } from 'prosemirror-state'
import { tidy } from '../text/tidy.ts'

/** Marks a transaction that comes of a form, not of typing: it may change the parts of a report. */
export const formMeta = 'parts'

/** The headings of the parts that a body has. */
export function partsOf({ children }: Node): string[] {
  return children.filter(({ type }) => type.name === 'section').map(({ textContent }) => textContent)
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
    tr.insert(place, isOpened ? section : [section, schema.node('paragraph')])
    const inside = TextSelection.findFrom(tr.doc.resolve(place + section.nodeSize), 1, true)
    dispatch?.((inside ? tr.setSelection(inside) : tr).setMeta(formMeta, true).scrollIntoView())
    return true
  }
}

/** Takes away a part without words; one with words stays, so that nothing is lost by a slip. */
export function removePart(tr: Transaction, at: number): Transaction | undefined {
  const $at = tr.doc.resolve(at)
  const end = endOfPart(tr.doc, at)
  const inside = tr.doc.children.slice($at.index() + 1, tr.doc.resolve(end).index())
  return inside.every((node) => tidy(node) === undefined) ? tr.delete(at, end) : undefined
}

/** Selects the part of a report in which the selection is, from its first word to its last. */
export const selectPart: Command = ({ doc, schema, selection: { $from }, tr }, dispatch) => {
  if (schema.nodes.section === undefined || $from.depth === 0) return false
  const head = doc.children.slice(0, $from.index(0)).findLastIndex(({ type }) => type.name === 'section')
  const start = $from.posAtIndex(head + 1, 0)
  const end = endOfPart(doc, $from.before(1))
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(start + 1), doc.resolve(end - 1))))
  return true
}

/** Where the part of a report ends to which the block at a place belongs. */
function endOfPart(doc: Node, at: number): number {
  const $at = doc.resolve(at)
  const next = doc.children.findIndex(({ type }, index) => index > $at.index() && type.name === 'section')
  return $at.posAtIndex(next === -1 ? doc.childCount : next)
}
