import type { Page } from '@playwright/test'
import { say, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import {
  addressOf,
  expect,
  expectAtOffset,
  scrollTo,
  scrollTop,
  test,
  visit,
  waitForHydration,
} from '../support/test.ts'

/** Follows News and Events in the header, in the menu if necessary. */
async function followNews(page: Page, press = false): Promise<void> {
  const menu = page.getByRole('button', { name: words.nav.menu })
  if (await menu.isVisible()) await menu.click()
  const link = page.locator('header nav').getByRole('link', { name: say(words.nav.news) })
  if (press) await link.press('Enter')
  else await link.click()
}

const expectAtSection = (page: Page) => expectAtOffset(page, 'information')

/** Records, from now on, the positions that the page scrolls through, in whole px. */
async function recordPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen = new Set<number>()
    Object.assign(window, { seen })
    window.addEventListener('scroll', () => seen.add(Math.round(window.scrollY)))
  })
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen])
}

test.describe('News and Events', () => {
  test('News and Events scrolls 90 px above its section each time on the home page', async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/')

    await test.step('page scrolls smoothly, by positions in between', async () => {
      const seen = await recordPositions(page)
      await followNews(page)
      await expectAtSection(page)
      expect(addressOf(page)).toBe('/#information')
      expect((await seen()).length).toBeGreaterThan(3)
    })

    // All widths share this code.
    if (isMobile) return
    await test.step('Enter scrolls again although the address does not change', async () => {
      await scrollTo(page, 0)
      await followNews(page, true)
      await expectAtSection(page)
    })
  })

  test('News and Events on another page goes home and scrolls after 100 ms', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await visit(page, '/about')
    await scrollTo(page, 300)
    await page.clock.pauseAt(60_000)

    await test.step('home page stays at the top for 100 ms', async () => {
      await followNews(page)
      await expect(page.locator('#information')).toBeAttached()
      await expect.poll(() => scrollTop(page)).toBe(0)
      await page.clock.runFor(99)
      // In real time: a scroll that had begun would still be moving.
      await page.waitForTimeout(300)
      expect(await scrollTop(page)).toBe(0)
    })

    await test.step('home page then scrolls by positions in between', async () => {
      const seen = await recordPositions(page)
      await page.clock.runFor(1)
      await expectAtSection(page)
      expect(addressOf(page)).toBe('/#information')
      expect((await seen()).length).toBeGreaterThan(3)
    })

    await test.step('News and Events leaves a step in the history', async () => {
      await page.goBack()
      await waitForHydration(page)
      expect(addressOf(page)).toBe('/about')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test('direct visit to a section keeps an early scroll position after hydration', { tag: '@once' }, async ({
    page,
  }) => {
    const release = await hold(page, /\/assets\/entry-client-[^/]*\.js$/)
    await page.goto('/#information')
    await expectAtSection(page)
    const landed = await scrollTop(page)
    await scrollTo(page, landed + 400)
    release()
    await waitForHydration(page)
    // The button that is rendered after hydration: effects have run.
    await expect(page.getByRole('banner').getByRole('button', { name: words.search.open })).toBeVisible()
    expect(await scrollTop(page)).toBe(landed + 400)
  })
})

test.describe('News and Events with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('News and Events jumps at once with reduced motion', async ({ page, isMobile }) => {
    await visit(page, '/')
    const seen = await recordPositions(page)
    await followNews(page)
    await expectAtSection(page)
    expect(await seen()).toHaveLength(1)

    // All widths share this code.
    if (isMobile) return
    await test.step('News and Events leads to its section from another page', async () => {
      await visit(page, '/projects')
      await followNews(page)
      await expectAtSection(page)
    })
  })
})
