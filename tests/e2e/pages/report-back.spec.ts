import type { Page } from '@playwright/test'
import { reports, say, words } from '../support/content.ts'
import { addressOf, expect, test, visit, waitForHydration } from '../support/test.ts'

const back = (page: Page) => page.getByRole('main').getByText(say(words.report.back), { exact: true })

test('Back on a report goes one step back to the former page, or to the list', {
  tag: '@once',
}, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('Back leads to the list when the report was opened directly', async () => {
    await visit(page, '/blog/2')
    await back(page).click()
    await expect(page).toHaveURL(/\/summer-school$/)
    await expect(heading).toHaveText(words.reports.title)
  })

  await test.step('Back leads to another page when the report was loaded as a document', async () => {
    await visit(page, '/projects')
    await visit(page, '/blog/2')
    await back(page).click()
    await expect(page).toHaveURL(/\/projects$/)
  })

  await test.step('Back goes one step back in history', async () => {
    await visit(page, '/about')
    await visit(page, '/summer-school')
    await page.locator('main article').nth(5).getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[5]?.id}`)
    await back(page).click()
    await expect(page).toHaveURL(/\/summer-school$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await waitForHydration(page)
  })

  await test.step('Back goes only one step for a double click', async () => {
    await page.getByRole('contentinfo').locator('a[href="/summer-school"]').click()
    await expect(heading).toBeFocused()
    await page.locator('main article').first().getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[0]?.id}`)
    await expect(heading).toBeFocused()
    const steps = await page.evaluate(() => navigation.currentEntry?.index ?? Number.NaN)
    // Both clicks before the browser has finished the first step, as on a slow device.
    await back(page).evaluate((link) => {
      for (const detail of [1, 2])
        link.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
    })
    await expect(heading).toHaveText(words.reports.title)
    await expect(heading).toBeFocused()
    expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe(steps - 1)
  })

  await test.step('Back leads to the former page after a reload without a console message', async () => {
    await page.locator('main article').first().getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[0]?.id}`)
    await page.reload()
    await waitForHydration(page)
    await back(page).click()
    await expect.poll(() => addressOf(page)).toBe('/summer-school')
    await expect(heading).toHaveText(words.reports.title)
  })

  await test.step('Enter on Back leads to the former page', async () => {
    await page.locator('main article').first().getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[0]?.id}`)
    await page
      .locator('main a, main button')
      .filter({ hasText: say(words.report.back) })
      .first()
      .press('Enter')
    await expect(page).toHaveURL(/\/summer-school$/)
  })
})
