/** A key press as keyboard events have it. */
type KeyPress = {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  defaultPrevented: boolean
}

/**
 * The picture that a key leads to, from picture `index` of `count` (0-based). Undefined for every other
 * key: PageUp, PageDown and Space scroll the page, combinations belong to the browser.
 */
export function pictureOfKey(press: KeyPress, index: number, count: number): number | undefined {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey)
    return undefined
  switch (press.key) {
    case 'ArrowLeft':
      return wrap(index - 1, count)
    case 'ArrowRight':
      return wrap(index + 1, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** `index` counted on in a round of `count` pictures: one before the first is the last. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}
