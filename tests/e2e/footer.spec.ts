import type { Page } from '@playwright/test'
import { pages, say, site, words } from './support/content.ts'
import { expect, showMarkup, test, visit } from './support/test.ts'

const copyright = /^\s*© 2025 /
const footer = (page: Page) => page.getByRole('contentinfo')
const line = (page: Page) => footer(page).getByRole('button')

test.describe('footer', () => {
  test('ends every page', { tag: '@once' }, async ({ page }) => {
    for (const path of pages) {
      await showMarkup(page, path)
      await expect.soft(page.locator('main + footer'), path).toHaveCount(1)
      await expect.soft(footer(page), path).toHaveCount(1)
    }
  })

  test('its logo leads to the home page', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/about')
    await footer(page)
      .getByRole('link', { name: say(words.footer.home, { name: site.shortName }) })
      .click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('#information')).toBeAttached()
  })

  test('it has two telephone links, an e-mail link and the social page', async ({ page }) => {
    await visit(page, '/about')
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

  test('a click turns the copyright line of 2025 into the developer credit, and back', async ({ page }) => {
    await visit(page, '/about')
    const credit = footer(page).getByRole('link', { name: site.credit.name, exact: true })
    await expect(line(page)).toContainText(copyright)
    await expect(credit).toHaveCount(0)
    await line(page).click()
    await expect(line(page)).toContainText(words.footer.credit)
    await expect(credit).toHaveAttribute('href', site.credit.url)
    await line(page).click()
    await expect(line(page)).toContainText(copyright)
    await expect(credit).toHaveCount(0)
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} toggles the credit, keeps the focus, and Tab reaches the portfolio link`, {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, '/projects')
      await line(page).focus()
      await page.keyboard.press(key)
      await expect(line(page)).toContainText(words.footer.credit)
      await expect(line(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(footer(page).getByRole('link', { name: site.credit.name, exact: true })).toBeFocused()
    })
  }
})
