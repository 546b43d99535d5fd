import type { Page } from '@playwright/test'

/** Calls that were intercepted. */
type Intercepted = {
  /** The number of calls so far. */
  count(): Promise<number>
  /** Sends the held calls, and ends the interception. */
  end(): Promise<void>
}

/**
 * Holds the calls of the studio's page below a path, or lets them fail as if offline. Playwright's routes do not see
 * these calls, because the service worker answers them.
 *
 * @param options.after how many calls go through first
 */
export async function intercept(
  page: Page,
  path: string,
  how: 'hold' | 'fail',
  { after = 0 } = {},
): Promise<Intercepted> {
  const handle = await page.evaluateHandle(
    ([below, way, first]) => {
      const send = window.fetch.bind(window)
      const held: (() => void)[] = []
      const state = { count: 0, isOver: false }
      window.fetch = async (...given: Parameters<typeof fetch>) => {
        const isMeant = !state.isOver && String(given[0]).includes(below)
        if (isMeant && ++state.count > first) {
          if (way === 'fail') throw new TypeError('Failed to fetch')
          await new Promise<void>((resolve) => held.push(resolve))
        }
        return await send(...given)
      }
      const end = () => {
        state.isOver = true
        for (const go of held) go()
      }
      return { state, end }
    },
    [path, how, after] as const,
  )
  return {
    count: () => handle.evaluate(({ state }) => state.count),
    end: () => handle.evaluate(({ end }) => end()),
  }
}
