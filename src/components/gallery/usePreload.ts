import { type RefObject, useEffect } from 'react'
import { wrap } from './keys.ts'

/** Loads the pictures `steps` away from the one in view, once that one is there; no others. */
export function usePreload(
  view: RefObject<HTMLElement | null>,
  { ready, index }: { ready: boolean; index: number },
  steps: readonly number[],
): void {
  useEffect(() => {
    const images = view.current?.querySelectorAll('img')
    if (!ready || images === undefined) return
    let moved = false
    const load = () => {
      if (moved) return
      for (const step of steps) images[wrap(index + step, images.length)]?.setAttribute('loading', 'eager')
    }
    // A picture that cannot be shown is no reason to wait with its neighbours.
    images[index]?.decode().then(load, load)
    return () => {
      moved = true
    }
  }, [view, ready, index, steps])
}
