import type { KeyboardEvent } from 'react'

/**
 * Moves the focus. Arrow keys go from the search field through the links of the results, or of the main pages without
 * a query, and back. Home and End go to the first and last link. In the field Home and End move the caret.
 */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(
    'input[type="search"], a[data-result], dialog li a',
  )
  const position = [...stops].indexOf(event.target as HTMLElement)
  const stop = stops[targetOf(event.key, position, stops.length)]
  if (stop === undefined) return
  event.preventDefault()
  stop.focus()
}

/** Index of the stop that a key moves to among `count`, of which the field is the first; -1 for none. */
export function targetOf(key: string, position: number, count: number): number {
  if (position === -1) return -1
  if (key === 'ArrowDown') return position + 1
  if (key === 'ArrowUp') return position - 1
  if (position === 0) return -1
  return key === 'Home' ? 1 : key === 'End' ? count - 1 : -1
}
