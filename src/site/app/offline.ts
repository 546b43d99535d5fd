import type { AnyRouter } from '@tanstack/react-router'
import { words } from '../content/index.ts'
import { hasFailed, isLeaving } from './failures.ts'

/** Without a line the browser would show a page of its own: the visitor stays on the page, where it was, and is told. */
export function stayOffline(router: AnyRouter): void {
  const note = document.createElement('p')
  note.className = 'note'
  note.role = 'alert'
  note.popover = 'auto'
  document.body.append(note)
  const tell = () => {
    // An alert is read out when its text comes.
    note.textContent = words.offline
    note.showPopover?.()
  }

  /** From the page that was asked for last to the one before it, as a number of steps in the browser's history. */
  let back = 0
  /** What is on its way back leads nowhere itself: of one failure the router and React both tell, the second meanwhile. */
  let isReturning = false
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    back = isReturning ? 0 : (fromLocation?.state.__TSR_index ?? 0) - toLocation.state.__TSR_index
    isReturning = false
  })
  addEventListener('failed', async (event) => {
    event.preventDefault()
    const isThere = await hasLine()
    // Whoever has left meanwhile gets where they go.
    if (isLeaving()) return
    if (isThere) return (event as CustomEvent<() => void>).detail()
    tell()
    if (back === 0 || !hasFailed(router)) return
    isReturning = true
    router.history.go(back)
    back = 0
  })
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (navigator.onLine || event.defaultPrevented || link?.hash !== '' || !link.host) return
    event.preventDefault()
    tell()
  })
}

/** Whether this site answers: a browser believes to have a line in a network without the internet, too. */
async function hasLine(): Promise<boolean> {
  if (!navigator.onLine) return false
  return await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
