import type { AnyRouter } from '@tanstack/react-router'
import { words } from '../content/index.ts'
import { hasFailed, isLeaving } from './failures.ts'

/**
 * Keeps an offline visitor on the page, at the same place, and shows a note. Otherwise the browser would show its own
 * error page.
 */
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
   * Whether the next navigation is the way back. There is only one such navigation, although the router and React both
   * report a failure.
   */
  let isReturning = false
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    back = isReturning ? 0 : (fromLocation?.state.__TSR_index ?? 0) - toLocation.state.__TSR_index
    isReturning = false
  })
  addEventListener('failed', async (event) => {
    event.preventDefault()
    const isThere = await isOnline()
    // A visitor who is leaving goes on to the other document.
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
