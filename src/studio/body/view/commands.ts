import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Mark, MarkType, Node, Schema } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'

/** Marks a transaction that changes the parts of a report on purpose. */
export const sectionsMeta = 'sections'
/** Marks a transaction that brings what changed elsewhere. */
export const foreignMeta = 'foreign'

/** Whether the selection, or what is typed next, carries a mark. */
export function hasMark(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name]
  if (type === undefined) return false
  const { from, to, empty, $from } = state.selection
  if (!empty) return state.doc.rangeHasMark(from, to, type)
  return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
}

/** The nearest block of some names around the selection, and where it begins. */
export function around(
  { selection: { $from } }: EditorState,
  ...names: string[]
): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (names.includes(node.type.name)) return { node, at: $from.before(depth) }
  }
  return undefined
}

/** Turns a mark on or off. */
export function toggle(name: string, attrs?: Record<string, unknown>): Command {
  return (state, dispatch) => toggleMark(state.schema.marks[name] as MarkType, attrs)(state, dispatch)
}

/** Turns the selected paragraphs into a list, a list into the other kind, or a list of this kind into paragraphs. */
export function toggleList(name: 'bullet_list' | 'ordered_list'): Command {
  return (state, dispatch) => {
    const { [name]: type, list_item: item } = state.schema.nodes
    if (type === undefined || item === undefined) return false
    const list = around(state, 'bullet_list', 'ordered_list')
    if (list === undefined) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { isLoose: list.node.attrs.isLoose }))
    return true
  }
}

/** Turns a paragraph into a title, or a title of this level into a paragraph. */
export function toggleTitle(level: number): Command {
  return (state, dispatch) => {
    const { heading, paragraph } = state.schema.nodes
    if (heading === undefined || paragraph === undefined) return false
    const isTitle = around(state, 'heading')?.node.attrs.level === level
    return setBlockType(isTitle ? paragraph : heading, isTitle ? null : { level })(state, dispatch)
  }
}

/** Whether a title may stand at the selection: in reports within a day alone. */
export function canHaveTitle({ doc, selection }: EditorState): boolean {
  if (doc.type.schema.nodes.section === undefined) return true
  const before = doc.children.slice(0, selection.$from.index(0))
  const part = before.findLast(({ type }) => type.name === 'section')
  return part === undefined || String(part.attrs.title).startsWith('Data:')
}

/** Sets a quotation around the paragraph, or takes it away. */
export const toggleQuotation: Command = (state, dispatch) => {
  const type = state.schema.nodes.quotation
  if (type === undefined) return false
  return around(state, 'quotation') === undefined ? wrapIn(type)(state, dispatch) : lift(state, dispatch)
}

/** An empty card, or nothing where the body has no such blocks. */
export function makeCard(schema: Schema, name: string): Node | null | undefined {
  if (name !== 'table') return schema.nodes[name]?.createAndFill()
  if (schema.nodes.table === undefined) return undefined
  const head = schema.node('table_cell', { isHeader: true, attributes: [['scope', 'col']] })
  const cell = schema.node('table_cell')
  return schema.node('table', null, [
    schema.node('table_row', { isHead: true }, [head, head]),
    schema.node('table_row', null, [cell, cell]),
  ])
}

/** Puts a block after that of the selection, or in the place of an empty paragraph. */
export function insertBlock(node: Node): Command {
  return ({ selection: { $from, $to }, tr }, dispatch) => {
    const isEmpty =
      $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
    const place = isEmpty ? $from.before(1) : $to.depth === 0 ? $to.pos : $to.after(1)
    if (isEmpty) tr.replaceWith(place, $from.after(1), node)
    else tr.insert(place, node)
    const inside = node.isAtom ? undefined : TextSelection.findFrom(tr.doc.resolve(place + 1), 1, true)
    tr.setSelection(inside ?? NodeSelection.create(tr.doc, place))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** The words with the link of the selection, and the link. */
export function linkAround(state: EditorState): { from: number; to: number; mark: Mark } | undefined {
  const { $from } = state.selection
  const { parent, nodeBefore, nodeAfter } = $from
  const type = state.schema.marks.link
  const mark = type?.isInSet(nodeAfter?.marks ?? []) ?? type?.isInSet(nodeBefore?.marks ?? [])
  if (mark === undefined) return undefined
  const hasLink = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? [])
  let [first, last] = [$from.index(), $from.indexAfter()]
  while (hasLink(first - 1)) first--
  while (hasLink(last)) last++
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last), mark }
}

/** Sets the link of the selected words; without any the target's title, or the address, is written. */
export function setLink(href: string, title: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.link
    if (type === undefined) return false
    const old = linkAround(state)
    const { from, to } = old ?? state.selection
    const mark = type.create({ ...old?.mark.attrs, href })
    const { tr } = state
    if (from === to) tr.insert(from, state.schema.text(title, [...(state.storedMarks ?? []), mark]))
    else tr.removeMark(from, to, type).addMark(from, to, mark)
    dispatch?.(tr.removeStoredMark(type).scrollIntoView())
    return true
  }
}

/** Takes the link from the words around the selection. */
export const removeLink: Command = (state, dispatch) => {
  const found = linkAround(state)
  if (found === undefined) return false
  dispatch?.(state.tr.removeMark(found.from, found.to, found.mark.type))
  return true
}

/** Puts a part into a report, after the block that ends at a place. */
export function insertSection(tr: Transaction, title: string, place: number): Transaction {
  const { schema } = tr.doc.type
  tr.insert(place, [schema.node('section', { title }), schema.node('paragraph')])
  tr.setSelection(TextSelection.create(tr.doc, place + 2))
  return tr.setMeta(sectionsMeta, true).scrollIntoView()
}

/** Puts all parts of a report into a body that has none, one for each of its days. */
export function insertAllSections(days: readonly string[]): Command {
  return ({ doc, tr }, dispatch) => {
    const { schema } = doc.type
    const section = (title: string) => schema.node('section', { title })
    const others = ['Objektivat', ...days.map((day) => `Data: ${day}`), 'Përfundim']
    tr.insert(
      doc.content.size,
      others.flatMap((title) => [section(title), schema.node('paragraph')]),
    )
    dispatch?.(tr.insert(0, section('Hyrje')).setMeta(sectionsMeta, true))
    return true
  }
}

/** Where the part of a report ends to which the block at a place belongs. */
export function endOfPart(doc: Node, at: number): number {
  const $at = doc.resolve(at)
  let index = $at.index() + 1
  while (index < doc.childCount && doc.child(index).type.name !== 'section') index++
  return $at.posAtIndex(index)
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
