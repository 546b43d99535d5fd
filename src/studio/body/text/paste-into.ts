import { Fragment, type Node, Slice } from 'prosemirror-model'
import { Selection, type Transaction } from 'prosemirror-state'
import { rejectUnknown } from './schema.ts'

/**
 * Pastes at the selection of a transaction and returns the transaction. The words of a single block join the words at the
 * selection, as do a first and a last paragraph of several blocks; any other block stays a block of its own. In a list each
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
function adapt(slice: Slice, { doc, selection: { $from, $to } }: Transaction): Slice {
  const { schema } = doc.type
  const {
    paragraph,
    list,
    list_item: item = rejectUnknown(),
    hard_break: lineEnd = rejectUnknown(),
  } = schema.nodes
  const texts: Node[] = []
  slice.content.descendants((node) => {
    if (node.isTextblock) texts.push(node)
  })
  if (!$from.parent.isTextblock || hasAtomCards(slice) || texts.length === 0) return slice
  const isCell = $from.parent.type.spec.isolating
  const isAmongWords = $from.parentOffset > 0 || $to.parentOffset < $to.parent.content.size
  const ancestors = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth))
  const home = ancestors.at(-1) ?? rejectUnknown()
  const isInList = home.type === item
  if (isCell || (texts.length === 1 && (isAmongWords || isInList))) {
    const words = texts.flatMap(({ children }, line) =>
      line > 0 ? [lineEnd.create(), ...children] : children,
    )
    return new Slice(Fragment.from(words), 0, 0)
  }
  // The paste does not split a card: blocks that may not stand in the card become paragraphs.
  const asFlow = (block: Node): Node | readonly Node[] => {
    if (block.isTextblock) return schema.node('paragraph', null, block.content)
    return block.type === list ? block : block.children.flatMap(asFlow)
  }
  const isInCard = ancestors.some(({ type }) => type.spec.isolating)
  const blocks = isInCard ? slice.content.content.flatMap(asFlow) : slice.content.content
  const hasRoom = home.canReplace($from.indexAfter(-1), $from.indexAfter(-1), Fragment.from(blocks))
  if (isInList && hasRoom) {
    const points = blocks.flatMap((block) =>
      block.type === list ? block.children : item.create(null, block),
    )
    return Slice.maxOpen(Fragment.from(schema.node('list', null, points)))
  }
  const [isOpen, isOpenAtEnd] = [blocks[0], blocks.at(-1)].map((block) => block?.type === paragraph)
  return new Slice(Fragment.from(blocks), Number(isOpen), Number(isOpenAtEnd && hasRoom))
}

/** Whether a slice holds a card without editable text, such as a figure: a form fills in that card. */
export function hasAtomCards({ content }: Slice): boolean {
  let found = false
  content.descendants((node) => {
    found ||= node.isBlock && node.isAtom
  })
  return found
}
