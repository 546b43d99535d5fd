import type { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** The place after the block of the selection. */
export function gapAfter({ $to }: Selection): number {
  return $to.depth === 0 ? $to.pos : $to.after(1)
}

/** The place between two blocks, or after the last one, that is nearest to a height of the window, in px. */
export function gapAt(view: EditorView, height: number): number {
  let gap = 0
  view.state.doc.forEach((node, offset) => {
    const block = view.nodeDOM(offset)
    const { top, bottom } =
      block instanceof HTMLElement ? block.getBoundingClientRect() : { top: 0, bottom: 0 }
    if (gap === 0 || (top + bottom) / 2 < height) gap = offset + node.nodeSize
  })
  return gap
}
