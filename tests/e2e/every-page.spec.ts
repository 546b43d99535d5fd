import type { Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { pages } from './support/content.ts'
import { recordShifts } from './support/shifts.ts'
import { expect, test, visit } from './support/test.ts'

/** What holds on every page is tried in one visit of it, a first one: nothing is in the cache. */
const unknown = ['/blog/99', '/information-blog/99', '/kontakt']

test.describe('every page', () => {
  // All of it is in view for axe, whatever comes in on scrolling.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [...pages, ...unknown]) {
    test(`${path} comes alive without a console message, and shifts nothing; axe finds no violation`, async ({
      page,
      isMobile,
    }) => {
      const shifts = await recordShifts(page)
      const response = await visit(page, path)
      expect(response?.status()).toBe(unknown.includes(path) ? 404 : 200)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await page.waitForLoadState('load')
      // An unknown page is built anew in the browser, above which nothing stands.
      if (!unknown.includes(path)) expect.soft(await shifts()).toBeLessThan(0.01)
      expect.soft(await wrongClasses(page)).toEqual([])
      // Small windows and the dark scheme: accessibility-states.spec.ts.
      if (isMobile) return
      expect.soft(await violations(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect.soft(await cutTexts(page)).toEqual([])
    })
  }
})

test('pages whose parts come in one after another shift nothing either', async ({ page }) => {
  const shifts = await recordShifts(page)
  for (const path of ['/', '/summer-school']) {
    await visit(page, path)
    await page.waitForLoadState('load')
    expect.soft(await shifts(), path).toBeLessThan(0.01)
  }
})

/** Elements with a class that its style sheet does not have. */
async function wrongClasses(page: Page): Promise<string[]> {
  return await page
    .locator('[class]')
    .evaluateAll((all) =>
      all
        .filter((node) => /(^|\s)(undefined|null|false)(\s|$)/.test(node.getAttribute('class') ?? ''))
        .map((node) => node.outerHTML.slice(0, 120)),
    )
}

/** Texts that leave the window at its side. */
async function cutTexts(page: Page): Promise<(string | undefined)[]> {
  return await page
    .locator('main h1, main h2, main h3, main p:not([aria-live]), main li')
    .evaluateAll((all) =>
      all
        .filter((node) => node.closest('[aria-roledescription], .visually-hidden') === null)
        .filter((node) => node.getBoundingClientRect().right > window.innerWidth + 1)
        .map((node) => node.textContent?.slice(0, 60)),
    )
}
