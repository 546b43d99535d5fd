import { isPlainClick } from '../hooks/plain-click.ts'

/** Maximum movement in px within a click, for a hand that shakes. A longer movement selects text. */
const clickTolerance = 5

/**
 * Follows the link of a card (`data-card`) when its text is clicked. The link covers the whole card, but the text is
 * above the link, so that visitors can select it. An earlier selection does not matter: browsers differ in whether it
 * still exists when the click arrives.
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
