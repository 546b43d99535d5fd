/**
 * Moves focus to an element that Tab does not reach, a heading or a section, so that a screen reader
 * reads on from there and the next Tab leads to what follows it.
 */
export function moveFocusTo(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
