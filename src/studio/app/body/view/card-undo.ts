import { redoNoScroll, undoNoScroll } from 'prosemirror-history'
import { keydownHandler } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** A card of the document, and its position. */
type PlacedCard = { node: Node; at: () => number }

/**
 * Undoes and redoes in the fields of a card by the history of the body. The browser's own history would mix the steps
 * of the text and of the fields. Changes outside the card stay, because nobody would see them undone.
 */
export function undoInCard(view: EditorView, card: PlacedCard): (event: KeyboardEvent) => void {
  const redo = within(card, redoNoScroll)
  const handle = keydownHandler({
    'Mod-z': within(card, undoNoScroll),
    'Mod-y': redo,
    'Mod-Shift-z': redo,
  })
  return (event) => {
    if (handle(view, event)) event.preventDefault()
  }
}

/** A step of the history that runs only if all its changes are in a card. The key is handled in any case. */
export function within(card: PlacedCard, step: Command): Command {
  return (state, dispatch) => {
    step(state, (tr) => {
      const start = card.at()
      const end = start + card.node.nodeSize
      let isInside = true
      for (const map of tr.mapping.maps)
        map.forEach((from, to) => {
          isInside &&= from >= start && to <= end
        })
      if (isInside) dispatch?.(tr)
    })
    return true
  }
}
