import type { Node } from 'prosemirror-model'
import type { EditorView, NodeViewConstructor } from 'prosemirror-view'
import { undoInCard } from './card-undo.ts'

/** A card of the document, and the element in which its form is drawn. */
export type Card = {
  key: string
  node: Node
  view: EditorView
  /** The position of the card in the document. */
  at: () => number
  form: HTMLElement
}

const cardNames = ['section', 'note', 'columns', 'figure', 'video', 'table', 'rule', 'locked']

let lastKey = 0

/** The node views of cards: ProseMirror keeps their elements, React draws the forms of all cards in the set. */
export function cardViews(cards: Set<Card>): Record<string, NodeViewConstructor> {
  const make: NodeViewConstructor = (node, view, place) => {
    const dom = document.createElement('div')
    dom.dataset.card = node.type.name
    const form = dom.appendChild(document.createElement('div'))
    form.contentEditable = 'false'
    // The editable content of a card stands below its form.
    const tag = node.type.name === 'table' ? 'table' : 'div'
    const content = node.isAtom ? undefined : dom.appendChild(document.createElement(tag))
    const card: Card = { key: `karta-${++lastKey}`, node, view, at: () => place() ?? 0, form }
    form.onkeydown = undoInCard(view, card)
    cards.add(card)
    return {
      dom,
      contentDOM: content,
      update(next) {
        card.node = next
        return true
      },
      // ProseMirror ignores events and changes within the form.
      stopEvent: ({ target }) => form.contains(target as HTMLElement),
      ignoreMutation: ({ type, target }) =>
        type === 'selection' ? form.contains(target) : !content?.contains(target),
      destroy: () => cards.delete(card),
    }
  }
  return Object.fromEntries(cardNames.map((name) => [name, make]))
}
