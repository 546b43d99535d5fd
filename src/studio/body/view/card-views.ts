import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import type { EditorView, NodeViewConstructor } from 'prosemirror-view'
import { formMeta } from './parts.ts'

/** A card of the document and the element in which its form is drawn. */
export type Card = {
  key: number
  node: Node
  form: HTMLElement
  view: EditorView
  /** Makes a change at the card's place, and tells whether there was one to make. */
  change: (make: (tr: Transaction, at: number) => Transaction | undefined) => boolean
}

const cardNames = ['section', 'note', 'columns', 'figure', 'video', 'table', 'rule', 'locked']

/** The views of cards: React draws their forms, ProseMirror keeps their elements. Gives all cards when one of them changes. */
export function cardViews(onCards: (cards: readonly Card[]) => void): Record<string, NodeViewConstructor> {
  const cards = new Map<number, Card>()
  let lastKey = 0
  const make: NodeViewConstructor = (first, view, place) => {
    const key = ++lastKey
    const dom = document.createElement('div')
    dom.dataset.card = first.type.name
    const form = dom.appendChild(document.createElement('div'))
    form.contentEditable = 'false'
    // Below its form a card has what can be written in it.
    const content = first.isAtom
      ? undefined
      : dom.appendChild(document.createElement(first.type.name === 'table' ? 'table' : 'div'))
    const change: Card['change'] = (make) => {
      const at = place()
      const tr = at === undefined ? undefined : make(view.state.tr, at)
      if (tr !== undefined) view.dispatch(tr.setMeta(formMeta, true))
      return tr !== undefined
    }
    const show = (node: Node) => {
      cards.set(key, { key, node, form, view, change })
      onCards([...cards.values()])
    }
    show(first)
    return {
      dom,
      contentDOM: content,
      update(node) {
        if (node.type !== first.type) return false
        if (node !== cards.get(key)?.node) show(node)
        return true
      },
      // What happens in the form is none of the editor's.
      stopEvent: ({ target }) => form.contains(target as HTMLElement),
      ignoreMutation: ({ type, target }) =>
        type === 'selection' ? form.contains(target) : !content?.contains(target),
      destroy() {
        cards.delete(key)
        onCards([...cards.values()])
      },
    }
  }
  return Object.fromEntries(cardNames.map((name) => [name, make]))
}
