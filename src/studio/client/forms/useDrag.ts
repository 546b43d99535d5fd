import { type PointerEvent, useState } from 'react'
import type { Items } from './useItems.ts'

/** An item that is being dragged, and the place where it would land. */
export type Drag = { from: number; to: number } | undefined

/** Lets items be dragged by a handle: with a mouse, a finger or a pen. */
export function useDrag({ list, move }: Items): { drag: Drag; handle: (index: number) => HandleProps } {
  const [drag, setDrag] = useState<Drag>()

  function handle(index: number): HandleProps {
    return {
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index })
      },
      onPointerMove(event) {
        if (drag === undefined) return
        scrollAtEdges(event.currentTarget, event.clientY)
        const to = placeAt(list.current, event.clientY, drag.from)
        if (to !== drag.to) setDrag({ ...drag, to })
      },
      onPointerUp() {
        if (drag !== undefined) move(drag.from, drag.to, 'drag')
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
      onLostPointerCapture: () => setDrag(undefined),
    }
  }
  return { drag, handle }
}

type HandleProps = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp',
  (event: PointerEvent<HTMLElement>) => void
> &
  Record<'onPointerCancel' | 'onLostPointerCapture', () => void>

/** The place of the dragged item among the others, when it is let go at a height. */
function placeAt(list: HTMLElement | null, y: number, from: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== from)
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect()
    return y > top + height / 2
  }).length
}

/** Scrolls while something is dragged near the upper or lower edge: the form or, on narrow windows, the window. */
function scrollAtEdges(dragged: HTMLElement, y: number): void {
  const edge = 120
  const top = y < edge ? -14 : y > window.innerHeight - edge ? 14 : 0
  for (const scroller of [dragged.closest('[data-scrolls]'), window])
    scroller?.scrollBy({ top, behavior: 'instant' })
}
