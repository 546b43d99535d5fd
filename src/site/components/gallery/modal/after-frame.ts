/** Calls back after the next frame has been painted; returns a function that cancels that. */
export function afterFrame(callback: () => unknown): () => void {
  // The callbacks of a frame run before its paint; the callbacks of the next frame run after that paint.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback)
  })
  return () => cancelAnimationFrame(frame)
}
