import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor, ViewMutationRecord } from 'prosemirror-view'

/** A card of the document and the element in which its form is drawn. */
export type Card = {
  key: number
  node: Node
  form: HTMLElement
  view: EditorView
  place: () => number | undefined
}

/** The cards of one editor: React draws their forms, ProseMirror keeps their elements. */
export class CardStore {
  #cards = new Map<CardView, Card>()
  #listed: readonly Card[] = []
  #listeners = new Set<() => void>()
  #lastKey = 0

  list = (): readonly Card[] => this.#listed

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The views of all kinds of cards. */
  views(): Record<string, NodeViewConstructor> {
    const make: NodeViewConstructor = (node, view, getPos) => new CardView(node, view, getPos, this)
    return Object.fromEntries(cardNames.map((name) => [name, make]))
  }

  set(view: CardView, card: Omit<Card, 'key'>): void {
    this.#cards.set(view, { ...card, key: this.#cards.get(view)?.key ?? ++this.#lastKey })
    this.#tell()
  }

  delete(view: CardView): void {
    this.#cards.delete(view)
    this.#tell()
  }

  #tell(): void {
    this.#listed = [...this.#cards.values()]
    for (const listener of this.#listeners) listener()
  }
}

const cardNames = ['section', 'note', 'columns', 'figure', 'video', 'table', 'rule', 'locked']

/** A card: its form, and below it what can be written in it. */
class CardView implements NodeView {
  readonly dom = document.createElement('div')
  readonly contentDOM: HTMLElement | undefined
  readonly #form = document.createElement('div')
  readonly #view: EditorView
  readonly #place: () => number | undefined
  readonly #store: CardStore
  #node: Node

  constructor(node: Node, view: EditorView, place: () => number | undefined, store: CardStore) {
    this.#node = node
    this.#view = view
    this.#place = place
    this.#store = store
    this.dom.dataset.card = node.type.name
    this.#form.contentEditable = 'false'
    this.dom.append(this.#form)
    if (!node.isLeaf) {
      this.contentDOM = document.createElement(node.type.name === 'table' ? 'table' : 'div')
      this.dom.append(this.contentDOM)
    } else this.dom.contentEditable = 'false'
    this.#tell()
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false
    const isSame = node === this.#node
    this.#node = node
    if (!isSame) this.#tell()
    return true
  }

  /** What happens in the form is none of the editor's. */
  stopEvent(event: Event): boolean {
    return this.#form.contains(event.target as HTMLElement)
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    if (mutation.type === 'selection') return this.#form.contains(mutation.target)
    return this.contentDOM === undefined || !this.contentDOM.contains(mutation.target)
  }

  destroy(): void {
    this.#store.delete(this)
  }

  #tell(): void {
    this.#store.set(this, { node: this.#node, form: this.#form, view: this.#view, place: this.#place })
  }
}
