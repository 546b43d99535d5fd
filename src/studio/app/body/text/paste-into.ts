import { Fragment, type Node, type NodeType, Slice } from 'prosemirror-model'
import { Selection, type Transaction } from 'prosemirror-state'

/**
 * Pastes at the selection of a transaction and returns the transaction. A single pasted block joins the text at the
 * selection, as do the first and last paragraphs of several blocks. Any other block stays separate. In a list each
 * paragraph becomes a list item, in a table cell a line.
 */
export function pasteInto(tr: Transaction, pasted: Slice): Transaction {
  const slice = adapt(pasted, tr)
  tr.replaceSelection(slice)
  // The caret goes to the end of the pasted content, not before the words that follow.
  const { $head } = tr.selection
  const isBehind = slice.openEnd > 0 || slice.content.lastChild?.isInline || $head.parentOffset > 0
  return isBehind ? tr : tr.setSelection(Selection.near(tr.doc.resolve($head.before()), -1))
}

/** The slice in the form that the schema allows at the selection, open at the ends that join the words there. */
function adapt(slice: Slice, { selection: { $from, $to } }: Transaction): Slice {
  const texts: Node[] = []
  slice.content.descendants((node) => {
    if (node.isTextblock) texts.push(node)
  })
  if (!$from.parent.isTextblock || hasAtomCards(slice) || texts.length === 0) return slice
  const isCell = $from.parent.type.spec.isolating
  const isAmongWords = $from.parentOffset > 0 || $to.parentOffset < $to.parent.content.size
  const parent = $from.node(-1)
  const isInList = parent.type.name === 'list_item'
  if (isCell || (texts.length === 1 && (isAmongWords || isInList))) return asWords(texts)
  const ancestors = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth))
  const isInCard = ancestors.some(({ type }) => type.spec.isolating)
  const blocks = isInCard ? slice.content.content.flatMap(asFlow) : slice.content.content
  const hasRoom = parent.canReplace($from.indexAfter(-1), $from.indexAfter(-1), Fragment.from(blocks))
  if (isInList && hasRoom) return asListItems(blocks, parent.type)
  const [isOpen, isOpenAtEnd] = [blocks[0], blocks.at(-1)].map((block) => block?.type.name === 'paragraph')
  return new Slice(Fragment.from(blocks), Number(isOpen), Number(isOpenAtEnd && hasRoom))
}

/** The words of text blocks, with a line break between two blocks. */
function asWords(texts: readonly Node[]): Slice {
  const lines = texts.map(({ type, children }, line) =>
    line > 0 ? [type.schema.node('hard_break'), ...children] : children,
  )
  return new Slice(Fragment.from(lines.flat()), 0, 0)
}

/** A block for a card, which the paste does not split: blocks that may not stand in the card become paragraphs. */
function asFlow(block: Node): readonly Node[] {
  const { type, content, children } = block
  if (type.isTextblock) return [type.schema.node('paragraph', null, content)]
  return type.name === 'list' ? [block] : children.flatMap(asFlow)
}

/** A list with the items of lists, and each other block as an item of the type `item`. */
function asListItems(blocks: readonly Node[], item: NodeType): Slice {
  const points = blocks.flatMap((block) =>
    block.type.name === 'list' ? block.children : item.create(null, block),
  )
  return Slice.maxOpen(Fragment.from(item.schema.node('list', null, points)))
}

/** Whether a slice holds a card without editable text, such as a figure: a form fills in that card. */
export function hasAtomCards({ content }: Slice): boolean {
  let found = false
  content.descendants((node) => {
    found ||= node.isBlock && node.isAtom
  })
  return found
}
