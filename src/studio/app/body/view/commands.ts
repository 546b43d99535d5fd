import { diffArrays } from 'diff'
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { closeHistory } from 'prosemirror-history'
import { Fragment, type Mark, MarkType, type Node, type NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import {
  type Command,
  type EditorState,
  NodeSelection,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { announce } from '../../ui/announce.ts'
import { readBlocks } from '../text/blocks.ts'
import { rejectUnknown, typeForTag } from '../text/schema.ts'
import { tidy } from '../text/tidy.ts'
import { gapAfter } from './gaps.ts'
import { formMeta } from './parts.ts'

/**
 * Runs a command on a text as a separate step of the history. Text typed a moment before or after is undone separately.
 * After a success with `message`, focuses the place of the change and announces the message.
 */
export function runCommand(view: EditorView, command: Command, message?: string): void {
  const dispatch = (tr: Transaction) => {
    view.dispatch(closeHistory(tr))
    view.dispatch(closeHistory(view.state.tr))
  }
  if (!command(view.state, dispatch, view) || message === undefined) return
  // After the event of the key that ran the command: else the key would be typed into the text.
  setTimeout(() => {
    const { selection } = view.state
    // In a card without text, the focus goes to the form.
    const card = selection instanceof NodeSelection ? view.nodeDOM(selection.from) : null
    const control = card instanceof HTMLElement && card.querySelector<HTMLElement>('[aria-describedby]')
    const target = control || view
    target.focus()
    announce(message)
  })
}

/**
 * Replaces the text by one that came from elsewhere. Only differing blocks are replaced, so that the caret stays at its
 * words. Undo does not revert this change, only the editor's own.
 */
export function replaceDocument(tr: Transaction, next: Node): Transaction {
  const comparator = (one: Node, other: Node) => one.eq(other)
  const changes = diffArrays([...tr.doc.children], [...next.children], { comparator })
  /** The place in the text after the changes before it. */
  let at = 0
  for (let index = 0; index < changes.length; index++) {
    const [one, following] = [changes[index], changes[index + 1]]
    const [removed, added] =
      one?.removed && following?.added ? [one, following] : one?.added ? [undefined, one] : [one, undefined]
    const [before, after] = [Fragment.from(removed?.value), Fragment.from(added?.value)]
    const isUnchanged = !one?.removed && !one?.added
    // Empty blocks are not part of the text. The editor may have created one to write in.
    const isEmpty = added === undefined && removed?.value.every((node) => tidy(node) === undefined)
    if (isUnchanged || isEmpty) at += before.size
    else {
      replaceDifference(tr, at, before, after)
      at += after.size
    }
    if (removed && added) index++
  }
  return tr.setMeta(formMeta, true).setMeta('addToHistory', false)
}

/** Replaces the difference between two runs of blocks. The first run is at a place in the text. */
function replaceDifference(tr: Transaction, at: number, before: Fragment, after: Fragment): void {
  const start = before.findDiffStart(after)
  const end = before.findDiffEnd(after)
  if (start === null || end === null) return
  // The ends may overlap the start, for example after a word was doubled.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const doc = tr.doc.copy(after)
  tr.replace(at + start, at + end.a + overlap, doc.slice(start, end.b + overlap))
}

/** The nearest block of a type around the selection, and the position of that block. */
function findAncestor({ $from }: Selection, type: NodeType): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type === type) return { node, at: $from.before(depth) }
  }
  return undefined
}

/** Whether the selection, or the next typed character, has a tag. */
export function isOn({ schema, doc, selection, storedMarks }: EditorState, tag: string): boolean {
  const type = typeForTag(schema, tag) ?? rejectUnknown()
  if (!(type instanceof MarkType)) return findAncestor(selection, type)?.node.attrs.tag === tag
  const { from, to, empty, $from } = selection
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type)
}

/** Sets a tag on the words or paragraphs of the selection, or removes it; a list of the other kind changes its kind. */
export function toggle(tag: string): Command {
  return (state, dispatch) => {
    const type = typeForTag(state.schema, tag)
    const { list_item: item = rejectUnknown(), paragraph = rejectUnknown() } = state.schema.nodes
    if (type === undefined) return false
    if (type instanceof MarkType) return toggleMark(type)(state, dispatch)
    const old = findAncestor(state.selection, type)
    const isOld = old?.node.attrs.tag === tag
    if (type.isTextblock)
      return setBlockType(isOld ? paragraph : type, isOld ? null : { tag })(state, dispatch)
    if (type.name !== 'list') return (isOld ? lift : wrapIn(type))(state, dispatch)
    if (old === undefined) return wrapInList(type, { tag })(state, dispatch)
    if (isOld) return liftListItem(item)(state, dispatch)
    dispatch?.(state.tr.setNodeAttribute(old.at, 'tag', tag))
    return true
  }
}

const emptyTable = `<table><thead><tr>${'<th scope="col"></th>'.repeat(2)}</tr></thead><tbody><tr>${'<td></td>'.repeat(2)}</tr></tbody></table>`

/**
 * Puts an empty card, quotation or paragraph in a gap between two blocks. Without a gap it goes after the block of the
 * selection, or replaces an empty paragraph.
 */
export function insertCard(name: string, gap?: number): Command {
  return ({ schema, selection, tr }, dispatch) => {
    const { $from } = selection
    const empty =
      name === 'table' ? readBlocks(emptyTable, 'news')[0]?.node : schema.nodes[name]?.createAndFill()
    const card = empty ?? rejectUnknown()
    const isEmpty = gap === undefined && $from.depth === 1 && $from.parent.content.size === 0
    const end = gap ?? gapAfter(selection)
    const place = isEmpty ? $from.before(1) : end
    tr.replaceWith(place, end, card)
    const inside = card.isAtom ? undefined : TextSelection.findFrom(tr.doc.resolve(place + 1), 1, true)
    tr.setSelection(inside ?? NodeSelection.create(tr.doc, place))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** The range of the words with the link at the selection, and the mark; undefined without a link. */
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

/**
 * Sets the link of the words at the selection, or removes the link if the address is empty. Without words, inserts the title
 * of the target.
 */
export function setLink(href: string, title: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.link ?? rejectUnknown()
    const old = linkAround(state)
    const { from, to } = old ?? state.selection
    const mark = type.create({ attributes: { ...old?.mark.attrs.attributes, href } })
    const { tr } = state
    if (from === to) tr.insert(from, state.schema.text(title, [...(state.storedMarks ?? []), mark]))
    else tr.removeMark(from, to, type)
    if (href !== '') tr.addMark(from, to, mark)
    dispatch?.(tr.removeStoredMark(type).scrollIntoView())
    return true
  }
}
