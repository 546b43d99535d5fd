import type { Page } from '@playwright/test'
import { say, site, words } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

const copyright = /^\s*© 2025 /
const footer = (page: Page) => page.getByRole('contentinfo')
const line = (page: Page) => footer(page).getByRole('button')
const credit = (page: Page) => footer(page).getByRole('link', { name: site.credit.name, exact: true })

test.describe('footer', () => {
  test('footer links to home, phone and mail and names the developer', async ({ page }) => {
    await visit(page, '/about')

    await test.step('footer has two telephone links, an e-mail link and the social page', async () => {
      const hrefs = await footer(page)
        .locator('a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
      const phones = site.phones.map((phone) => `tel:${phone.replaceAll(' ', '')}`)
      expect(hrefs.filter((href) => href?.startsWith('tel:'))).toEqual(phones)
      expect(hrefs.filter((href) => href?.startsWith('mailto:'))).toEqual([`mailto:${site.email}`])
      expect(hrefs).toContain(site.social.url)
      for (const phone of site.phones)
        await expect(footer(page).getByText(phone, { exact: true })).toBeVisible()
      await expect(footer(page).getByText(site.email, { exact: true })).toBeVisible()
    })

    await test.step('footer links to the feed', async () => {
      const feed = footer(page).getByRole('link', { name: words.footer.feed })
      const href = (await feed.getAttribute('href')) ?? ''
      expect(await page.locator('link[type="application/atom+xml"]').getAttribute('href')).toBe(href)
      expect((await page.request.get(href)).ok()).toBe(true)
    })

    await test.step('footer title stands before the address, in which HTML allows no heading', async () => {
      const title = footer(page).getByRole('heading', { name: words.footer.contact })
      await expect(title).toBeVisible()
      await expect(page.locator('address :is(h1, h2, h3, h4, h5, h6)')).toHaveCount(0)
    })

    await test.step('click turns the copyright line of 2025 into the developer credit, and back', async () => {
      await expect(line(page)).toContainText(copyright)
      await expect(credit(page)).toHaveCount(0)
      await line(page).click()
      await expect(line(page)).toContainText(words.footer.credit)
      await expect(credit(page)).toHaveAttribute('href', site.credit.url)
      await line(page).click()
      await expect(line(page)).toContainText(copyright)
      await expect(credit(page)).toHaveCount(0)
    })

    for (const key of ['Enter', 'Space']) {
      await test.step(`${key} toggles the credit, keeps the focus and allows Tab`, async () => {
        await expect(line(page)).toContainText(copyright)
        await line(page).focus()
        await page.keyboard.press(key)
        await expect(line(page)).toContainText(words.footer.credit)
        await expect(line(page)).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(credit(page)).toBeFocused()
        await line(page).press(key)
      })
    }

    await test.step('footer logo leads to the home page', async () => {
      await footer(page)
        .getByRole('link', { name: say(words.footer.home, { name: site.shortName }) })
        .click()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.locator('#information')).toBeAttached()
    })
  })
})
