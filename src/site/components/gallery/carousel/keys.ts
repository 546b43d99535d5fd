type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
>

/**
 * The picture that a key selects, from picture `index` of `count` (0-based). Undefined for every other
 * key: PageUp, PageDown and Space scroll the page, combinations belong to the browser.
 */
export function pictureOfKey(press: KeyPress, index: number, count: number): number | undefined {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey)
    return undefined
  if (press.key === 'ArrowLeft') return wrap(index - 1, count)
  if (press.key === 'ArrowRight') return wrap(index + 1, count)
  if (press.key === 'Home') return 0
  return press.key === 'End' ? count - 1 : undefined
}

/** `index` modulo `count`: the one before the first is the last. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}
