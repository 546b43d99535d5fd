import { useSyncExternalStore } from 'react'

/** The result of `read`, updated on scrolling; undefined on the server and while hydrating. */
export function useScrolled<Value extends string>(read: () => Value | undefined): Value | undefined {
  return useSyncExternalStore(onScroll, read, () => undefined)
}

function onScroll(changed: () => void): () => void {
  let frame = 0
  const schedule = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(changed)
  }
  const listening = new AbortController()
  for (const kind of ['scroll', 'resize']) window.addEventListener(kind, schedule, listening)
  return () => {
    cancelAnimationFrame(frame)
    listening.abort()
  }
}
