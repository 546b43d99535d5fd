import type { Browser, Page } from '@playwright/test'
import { isAlive } from './alive.ts'

type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> }

/** What visitors do, and where. Elements are found by their roles, not by their words. */
export const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/about', act: (page) => page.locator('header button[aria-controls]').click() },
  { name: 'accordion', path: '/', act: (page) => page.locator('main details > summary').first().click() },
  {
    name: 'modal',
    path: '/blog/1',
    act: async (page) => {
      await page.locator('[aria-roledescription="slide"]:not([inert]) a').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'search',
    path: '/kerko',
    act: async (page) => {
      await page.locator('main input[type="search"]').pressSequentially('energji', { delay: 120 })
      await page.locator('main mark').first().waitFor()
    },
  },
  {
    name: 'filter',
    path: '/projects',
    act: async (page) => {
      await page.locator('main select').first().focus()
      await page.keyboard.press('ArrowDown')
    },
  },
]

/** How long a page takes from input until it shows something, at worst, in ms; on a processor four times slower. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    await page.addInitScript(() => {
      const durations: number[] = []
      Object.assign(window, { durations })
      // Events shorter than 16 ms are not told of.
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(origin + interaction.path)
    await page.waitForFunction(isAlive)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      ;(window as unknown as { durations: number[] }).durations.length = 0
    })
    await interaction.act(page)
    // Two frames later the observer has been told of everything that the input led to.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.waitForTimeout(500)
    return await page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations))
  } finally {
    await page.close()
  }
}
