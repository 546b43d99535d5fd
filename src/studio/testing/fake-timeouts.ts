import { afterEach, beforeEach, vi } from 'vitest'

/** For tests: fake timers, also behind the limits of requests, which Node counts by timers of its own. */
export function fakeTimeouts(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Late.', 'TimeoutError')), limit)
      return controller.signal
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

/** A request that nobody answers: it ends when its signal does. */
export function unanswered(_: unknown, { signal }: { signal?: AbortSignal | null } = {}): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
