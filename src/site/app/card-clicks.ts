import { isPlainClick } from '../hooks/plain-click.ts'

/**
 * Follows the link of a card (`data-card`) when its text is clicked. The link covers the whole card, but the text stands
 * above it, so that it can be selected.
 */
export function followCards(): void {
  document.addEventListener('click', (click) => {
    const target = click.target as Element
    const isSelecting = getSelection()?.isCollapsed === false
    if (!isPlainClick(click) || target.closest('a, button') || isSelecting) return
    target.closest('[data-card]')?.querySelector('a')?.click()
  })
}
