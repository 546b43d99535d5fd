import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFirstQuiet } from './first-quiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that listens, and what was begun on it. */
function start() {
  const httpServer = new EventEmitter()
  const begin = vi.fn()
  let answer: (request: unknown, response: EventEmitter, next: () => void) => void = () => {}
  const middlewares = {
    use(added: typeof answer) {
      answer = added
    },
  }
  onFirstQuiet({ httpServer, middlewares } as unknown as ViteDevServer, begin)
  httpServer.emit('listening')
  const ask = () => {
    const response = new EventEmitter()
    const next = vi.fn()
    answer({}, response, next)
    expect(next).toHaveBeenCalledOnce()
    return () => void response.emit('close')
  }
  return { begin, ask }
}

test('begins a second after listening where nobody asks for anything', () => {
  const { begin } = start()
  vi.advanceTimersByTime(999)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledOnce()
})

test('begins when all that was asked for has been answered and nothing follows, once', () => {
  const { begin, ask } = start()
  const page = ask()
  vi.advanceTimersByTime(1500)
  page()
  vi.advanceTimersByTime(400)
  const [script, style] = [ask(), ask()]
  vi.advanceTimersByTime(700)
  script()
  vi.advanceTimersByTime(700)
  style()
  vi.advanceTimersByTime(499)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledOnce()
  ask()()
  vi.advanceTimersByTime(10_000)
  expect(begin).toHaveBeenCalledOnce()
})

test('waits for the first page as long as it takes, and from then on four seconds at most', () => {
  const { begin, ask } = start()
  const page = ask()
  vi.advanceTimersByTime(30_000)
  ask()
  page()
  vi.advanceTimersByTime(3999)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledOnce()
})
