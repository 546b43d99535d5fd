import type { Page } from '@playwright/test'
import { reports } from '../support/content.ts'
import { expect, scrollTo, scrollTop, test, visit } from '../support/test.ts'

const third = reports[2]
const card = (page: Page) => page.locator(`main a[href="/blog/${third?.id}"]`)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The number of transitions so far, and whether a picture still has a name for one. */
async function transitions(page: Page): Promise<{ begun: number; named: number }> {
  return await page.evaluate(() => ({
    begun: (window as unknown as { begun: number }).begun,
    named: [...document.querySelectorAll('img')].filter(
      (image) => image.style.getPropertyValue('view-transition-name') !== '',
    ).length,
  }))
}

test.describe('from a card to its report', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const own = document.startViewTransition
      Object.assign(window, { begun: 0 })
      document.startViewTransition = (...args) => {
        ;(window as unknown as { begun: number }).begun += 1
        return own.apply(document, args)
      }
    })
  })

  test('view transition runs between card and report only and keeps focus and position', async ({ page }) => {
    await visit(page, '/summer-school')
    await page.locator('footer a[href="/about"]').click()
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await card(page).click()
    await expect(heading(page)).toHaveText(third?.title ?? '')
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(card(page)).toBeVisible()
    expect((await transitions(page)).begun).toBe(0)

    await page.emulateMedia({ reducedMotion: null })
    await scrollTo(page, 600)
    await card(page).click()
    await expect(heading(page)).toHaveText(third?.title ?? '')
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect.poll(() => transitions(page)).toEqual({ begun: 1, named: 0 })
    await page.goBack()
    await expect(card(page)).toBeInViewport()
    await expect.poll(() => transitions(page)).toEqual({ begun: 2, named: 0 })
  })

  test('view transition does not stop a faster visitor and causes no error', async ({ page }) => {
    await visit(page, '/summer-school')
    await card(page).click()
    await expect(page).toHaveURL(/\/blog\//)
    await page.evaluate(async () => {
      // While the previous step is in progress, the browser would not know the target of the next one.
      const go = (steps: number) =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => setTimeout(resolve, 40), { once: true })
          history.go(steps)
        })
      for (let time = 0; time < 3; time += 1) {
        await go(-1)
        await go(1)
      }
    })
    await expect(page).toHaveURL(/\/blog\//)
    await expect(heading(page)).toHaveText(third?.title ?? '')
    await expect.poll(async () => (await transitions(page)).named).toBe(0)
  })
})
