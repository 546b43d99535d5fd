/** Calls back once the next frame has been painted, so that it need not wait; gives how to call that off. */
export function afterFrame(callback: () => unknown): () => void {
  // A frame begins before it is painted; the one after it begins later.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback)
  })
  return () => cancelAnimationFrame(frame)
}
