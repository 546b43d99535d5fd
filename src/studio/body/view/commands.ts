import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { sectionsMeta } from './plugins.ts'

/** Whether the selection, or what is typed next, carries a mark. */
export function hasMark(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name]
  if (type === undefined) return false
  const { from, to, empty, $from } = state.selection
  if (!empty) return state.doc.rangeHasMark(from, to, type)
  return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
}

/** The nearest block of a name around the selection. */
export function around(state: EditorState, name: string, level?: number): Node | undefined {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.name === name && (level === undefined || node.attrs.level === level)) return node
  }
  return undefined
}

/** Turns a mark on or off. */
export function toggle(name: string, attrs?: Record<string, unknown>): Command {
  return (state, dispatch) => {
    const type = state.schema.marks[name]
    return type !== undefined && toggleMark(type, attrs)(state, dispatch)
  }
}

/** Turns the selected paragraphs into a list, a list into the other kind, or a list of this kind into paragraphs. */
export function toggleList(name: 'bullet_list' | 'ordered_list'): Command {
  return (state, dispatch) => {
    const { [name]: type, list_item: item } = state.schema.nodes
    if (type === undefined || item === undefined) return false
    if (around(state, name) !== undefined) return liftListItem(item)(state, dispatch)
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--) {
      if (!/_list$/.test($from.node(depth).type.name)) continue
      dispatch?.(
        state.tr.setNodeMarkup($from.before(depth), type, { isLoose: $from.node(depth).attrs.isLoose }),
      )
      return true
    }
    return wrapInList(type)(state, dispatch)
  }
}

/** Turns a paragraph into a title, or a title of this level into a paragraph. */
export function toggleTitle(level: number): Command {
  return (state, dispatch) => {
    const { heading, paragraph } = state.schema.nodes
    if (heading === undefined || paragraph === undefined) return false
    if (around(state, 'heading', level) !== undefined) return setBlockType(paragraph)(state, dispatch)
    return setBlockType(heading, { level })(state, dispatch)
  }
}

/** Whether a title may stand at the selection: in reports within a day alone. */
export function canHaveTitle({ doc, selection }: EditorState): boolean {
  if (doc.type.schema.nodes.section === undefined) return true
  const before = doc.content.content.slice(0, selection.$from.index(0))
  const part = before.findLast(({ type }) => type.name === 'section')
  return part === undefined || String(part.attrs.title).startsWith('Data:')
}

/** Sets a quotation around the paragraph, or takes it away. */
export const toggleQuotation: Command = (state, dispatch) => {
  const type = state.schema.nodes.quotation
  if (type === undefined) return false
  return around(state, 'quotation') === undefined ? wrapIn(type)(state, dispatch) : lift(state, dispatch)
}

/** An empty card, or undefined where the body has no such blocks. */
export function makeCard(schema: Schema, name: string): Node | undefined {
  if (schema.nodes[name] === undefined) return undefined
  const paragraph = () => schema.node('paragraph')
  if (name === 'note') return schema.node('note', null, [paragraph()])
  if (name === 'columns') {
    const item = schema.node('list_item', null, [paragraph()])
    return schema.node('columns', null, [schema.node('bullet_list', null, [item])])
  }
  if (name !== 'table') return schema.node(name)
  const cell = (scope?: string) =>
    schema.node('table_cell', { isHeader: scope !== undefined, attributes: scope ? [['scope', scope]] : [] })
  return schema.node('table', null, [
    schema.node('table_row', { isHead: true }, [cell('col'), cell('col')]),
    schema.node('table_row', null, [cell(), cell()]),
  ])
}

/** Puts a block after that of the selection, or in the place of an empty paragraph. */
export function insertBlock(node: Node): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection
    const { tr } = state
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
  const type = state.schema.marks.link
  const { parent } = $from
  if (type === undefined || !parent.isTextblock) return undefined
  let found: { from: number; to: number; mark: Mark } | undefined
  let run: typeof found
  parent.forEach((child, offset) => {
    const mark = type.isInSet(child.marks)
    const from = $from.start() + offset
    run =
      mark === undefined
        ? undefined
        : { from: run?.mark.eq(mark) ? run.from : from, to: from + child.nodeSize, mark }
    if (run !== undefined && run.from <= $from.pos && $from.pos <= run.to) found = run
  })
  return found
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
export function insertSection(title: string, place: number): Command {
  return (state, dispatch) => {
    const { schema, tr } = state
    const content = Fragment.from([schema.node('section', { title }), schema.node('paragraph')])
    tr.insert(place, content).setSelection(TextSelection.create(tr.doc, place + 2))
    dispatch?.(tr.setMeta(sectionsMeta, true).scrollIntoView())
    return true
  }
}

/** Puts all parts of a report into a body that has none, one for each of its days. */
export function insertAllSections(days: readonly string[]): Command {
  return (state, dispatch) => {
    const { schema, tr } = state
    const titles = ['Hyrje', 'Objektivat', ...days.map((day) => `Data: ${day}`), 'Përfundim']
    const parts = titles.map((title) => [schema.node('section', { title }), schema.node('paragraph')])
    const [first = [], ...others] = parts
    tr.insert(state.doc.content.size, others.flat()).insert(0, first.slice(0, 1))
    dispatch?.(tr.setMeta(sectionsMeta, true))
    return true
  }
}

/** Selects the part of a report in which the selection is, from its first word to its last. */
export const selectPart: Command = (state, dispatch) => {
  const { doc, selection } = state
  if (state.schema.nodes.section === undefined || selection.$from.depth === 0) return false
  const here = selection.$from.index(0)
  let [from, to] = [selection.$from.before(1), selection.$from.after(1)]
  for (let index = here - 1; index >= 0 && doc.child(index).type.name !== 'section'; index--)
    from -= doc.child(index).nodeSize
  for (let index = here + 1; index < doc.childCount && doc.child(index).type.name !== 'section'; index++)
    to += doc.child(index).nodeSize
  dispatch?.(state.tr.setSelection(TextSelection.between(doc.resolve(from + 1), doc.resolve(to - 1))))
  return true
}
