import type { AnyRouter } from '@tanstack/react-router'
import { words } from '../content/index.ts'
import { hasFailed, isLeaving } from './failures.ts'

/** Keeps an offline visitor on the page, at the same place, and shows a note: the browser would show an error page of its own. */
export function stayOffline(router: AnyRouter): void {
  const note = document.createElement('p')
  note.className = 'note'
  note.role = 'alert'
  note.popover = 'auto'
  document.body.append(note)
  const tell = () => {
    // Screen readers read an alert out when its text appears.
    note.textContent = words.offline
    note.showPopover?.()
  }

  /** The way from the page requested last to the page before it, as a number of steps in the browser's history. */
  let back = 0
  /**
   * Whether the next navigation is the way back. It is not followed by another: the router and React report one failure
   * twice.
   */
  let isReturning = false
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    back = isReturning ? 0 : (fromLocation?.state.__TSR_index ?? 0) - toLocation.state.__TSR_index
    isReturning = false
  })
  addEventListener('failed', async (event) => {
    event.preventDefault()
    const isThere = await isOnline()
    // A visitor who is leaving gets to the other document.
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

/** Whether this site answers: a browser counts as online even in a network without internet access. */
async function isOnline(): Promise<boolean> {
  if (!navigator.onLine) return false
  return await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
