import type { AnyRouter } from '@tanstack/react-router'
import { words } from '../content/index.ts'
import { hasFailed } from './failures.ts'

/** Without a line the browser would show a page of its own: the visitor stays on the page, where it was, and is told. */
export function stayOffline(router: AnyRouter): void {
  const note = document.createElement('p')
  note.className = 'note'
  note.role = 'alert'
  note.popover = 'auto'
  document.body.append(note)
  const tell = (event: Event) => {
    event.preventDefault()
    // An alert is read out when its text comes.
    note.textContent = words.offline
    note.showPopover?.()
  }

  /** From the page that was asked for last to the one before it, as a number of steps in the browser's history. */
  let back = 0
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    back = (fromLocation?.state.__TSR_index ?? 0) - toLocation.state.__TSR_index
  })
  addEventListener('failed', (event) => {
    if (navigator.onLine) return
    tell(event)
    // The router and React both tell of some failures.
    if (back !== 0 && hasFailed(router)) router.history.go(back)
    back = 0
  })
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (navigator.onLine || event.defaultPrevented || link?.hash !== '' || !link.host) return
    tell(event)
  })
}
