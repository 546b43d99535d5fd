import { isPlainClick } from '../hooks/plain-click.ts'

/** How far a hand that shakes moves in a click, in pixels; who moves further selects text. */
const clickTolerance = 5

/**
 * Follows the link of a card (`data-card`) when its text is clicked. The link covers the whole card, but the text stands
 * above it, so that it can be selected. What was selected before does not matter: whether that is still selected when a
 * click arrives depends on the browser.
 */
export function followCards(): void {
  let pressed = { x: 0, y: 0 }
  document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    pressed = { x, y }
  })
  document.addEventListener('click', (click) => {
    const target = click.target as Element
    const isSelecting = Math.hypot(click.clientX - pressed.x, click.clientY - pressed.y) > clickTolerance
    if (!isPlainClick(click) || target.closest('a, button') || isSelecting) return
    target.closest('[data-card]')?.querySelector('a')?.click()
  })
}
