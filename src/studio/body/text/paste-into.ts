import { Fragment, type Node, Slice } from 'prosemirror-model'
import { Selection, type Transaction } from 'prosemirror-state'
import { unknown } from './schema.ts'

/**
 * Pastes at the selection of a transaction, which it gives back. The words of a single block, and the paragraphs at both ends
 * of several blocks, go on with the words that stand there; any other block stays what it is, apart from them. In a list each
 * paragraph is a point, in a cell a line.
 */
export function pasteInto(tr: Transaction, pasted: Slice): Transaction {
  const slice = adapt(pasted, tr)
  tr.replaceSelection(slice)
  // The caret stands after what came, not before the words that follow.
  const { $head } = tr.selection
  const isBehind = slice.openEnd > 0 || slice.content.lastChild?.isInline || $head.parentOffset > 0
  return isBehind ? tr : tr.setSelection(Selection.near(tr.doc.resolve($head.before()), -1))
}

/** What is pasted as the place has room for it, open at the ends that go on with the words there. */
function adapt(slice: Slice, { doc, selection: { $from, $to } }: Transaction): Slice {
  const { schema } = doc.type
  const { paragraph, list, list_item: item = unknown(), hard_break: lineEnd = unknown() } = schema.nodes
  const texts: Node[] = []
  slice.content.descendants((node) => {
    if (node.isTextblock) texts.push(node)
  })
  if (!$from.parent.isTextblock || hasCards(slice) || texts.length === 0) return slice
  const isCell = $from.parent.type.spec.isolating
  const isAmongWords = $from.parentOffset > 0 || $to.parentOffset < $to.parent.content.size
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth))
  const home = around.at(-1) ?? unknown()
  const isInList = home.type === item
  if (isCell || (texts.length === 1 && (isAmongWords || isInList))) {
    const words = texts.flatMap(({ children }, line) =>
      line > 0 ? [lineEnd.create(), ...children] : children,
    )
    return new Slice(Fragment.from(words), 0, 0)
  }
  // A card is not torn: what it has no room for becomes paragraphs.
  const asFlow = (block: Node): Node | readonly Node[] => {
    if (block.isTextblock) return schema.node('paragraph', null, block.content)
    return block.type === list ? block : block.children.flatMap(asFlow)
  }
  const isInCard = around.some(({ type }) => type.spec.isolating)
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

/** Whether a slice holds more than text: what a form of its own fills in. */
export function hasCards({ content }: Slice): boolean {
  let found = false
  content.descendants((node) => {
    found ||= node.isBlock && node.isAtom
  })
  return found
}
