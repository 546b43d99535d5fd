import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveFailuresToBrowser, leaveToBrowser } from './failures.ts'

/** The window, as far as the functions read it; an event listener may take over a failure. */
const browser: { onbeforeunload?: () => void; events: EventTarget } = { events: new EventTarget() }

beforeEach(() => {
  browser.events = new EventTarget()
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('window', browser)
  vi.stubGlobal('dispatchEvent', (event: Event) => browser.events.dispatchEvent(event))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('leaveToBrowser loads the document in place of a failed page', () => {
  const load = vi.fn()
  leaveToBrowser(load)
  expect(load).toHaveBeenCalledOnce()
})

test('leaveToBrowser loads nothing when a listener takes over', () => {
  browser.events.addEventListener('failed', (event) => event.preventDefault())
  const load = vi.fn()
  leaveToBrowser(load)
  expect(load).not.toHaveBeenCalled()
})

test('leaveToBrowser loads nothing within a second after the visitor began to leave', () => {
  leaveFailuresToBrowser({ subscribe: () => () => undefined } as never)
  browser.onbeforeunload?.()
  const load = vi.fn()
  vi.advanceTimersByTime(999)
  leaveToBrowser(load)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  leaveToBrowser(load)
  expect(load).toHaveBeenCalledOnce()
})
