import type { KeyboardEvent } from 'react'

/**
 * Arrow keys lead from the search field through the links of the results and back; Home and End to the first
 * and last link. In the field Home and End stay with the text.
 */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget.querySelector<HTMLElement>('input[type="search"]')
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-result]')]
  const position = links.indexOf(event.target as HTMLElement)
  if (position === -1 && event.target !== field) return
  const to = targetOf(event.key, position, links.length)
  if (to === undefined) return
  event.preventDefault()
  if (to === -1) field?.focus()
  else links[to]?.focus()
}

/** Position of the link that a key leads to among `count`, -1 for the field; undefined for any other key. */
export function targetOf(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowDown' && position < count - 1) return position + 1
  if (key === 'ArrowUp' && position >= 0) return position - 1
  if (position === -1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
