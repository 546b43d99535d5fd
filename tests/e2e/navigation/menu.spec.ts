import type { Page } from '@playwright/test'
import { say, site, words } from '../support/content.ts'
import { expect, resize, scrollTo, test, visit, waitForHydration } from '../support/test.ts'

test.describe('mobile menu', { tag: '@phone' }, () => {
  const menu = (page: Page) => page.getByRole('button', { name: words.nav.menu })

  test('menu opens and closes by its button and by keys', async ({ page }) => {
    await visit(page, '/about')
    const links = page.getByRole('banner').locator('nav a')

    await test.step('menu button says whether the menu is open and names what it controls', async () => {
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(links.first()).toBeHidden()
      await menu(page).click()
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
      for (const link of await links.all()) await expect(link).toBeVisible()
      const controlled = await menu(page).getAttribute('aria-controls')
      await expect(page.locator(`[id="${controlled}"] a`)).toHaveCount(5)
      const bottom = () =>
        page.locator(`[id="${controlled}"]`).evaluate((panel) => panel.getBoundingClientRect().bottom)
      // Once it has slid in.
      await expect.poll(bottom, 'to the edge of the window').toBe(844)
      const contact = page.getByRole('banner').locator('address a')
      await expect(contact, 'contact below the links').toHaveText([...site.phones, site.email])
      for (const link of await contact.all()) await expect(link).toBeInViewport({ ratio: 1 })
      const english = page.getByRole('banner').getByRole('link', { name: say(words.footer.english) })
      await expect(english, 'the page in English').toBeInViewport({ ratio: 1 })
      await expect(english).toHaveAttribute('href', '/en')
      const lastLink = await links.last().boundingBox()
      const gap = ((await english.boundingBox())?.y ?? 0) - ((lastLink?.y ?? 0) + (lastLink?.height ?? 0))
      expect(gap, 'room between the links and the page in English').toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(120)
      for (const height of [568, 390]) {
        await resize(page, { width: 390, height })
        await expect(english, `${height} px`).toBeInViewport({ ratio: 1 })
        await links.first().focus()
        await links.last().focus()
        const { y: end = 0 } = (await english.locator('..').boundingBox()) ?? {}
        const last = await links.last().boundingBox()
        expect((last?.y ?? 0) + (last?.height ?? 0), `${height} px`).toBeLessThanOrEqual(end)
      }
      await resize(page, { width: 390, height: 844 })
      await menu(page).click()
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(links.first()).toBeHidden()
    })

    for (const key of ['Enter', 'Space']) {
      await test.step(`menu opens by ${key}, and Tab leads to its first link`, async () => {
        await menu(page).focus()
        await page.keyboard.press(key)
        await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('Tab')
        await expect(links.first()).toBeFocused()
        await page.keyboard.press('Escape')
      })
    }

    await test.step('menu closes by Escape with the focus back on its button', async () => {
      await menu(page).click()
      await links.nth(2).focus()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(menu(page)).toBeFocused()
    })

    await test.step('menu hides the page behind it until the focus moves there', async () => {
      const behind = [page.getByRole('main'), page.getByRole('contentinfo')]
      await menu(page).click()
      for (const part of behind) await expect(part).toHaveJSProperty('inert', true)

      await test.step('Tab after the last link closes the menu and goes on in the page', async () => {
        await page.getByRole('banner').getByRole('button', { name: words.search.open }).focus()
        await page.keyboard.press('Tab')
        await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
        await expect(page.locator('main :focus')).toHaveCount(1)
        for (const part of behind) await expect(part).toHaveJSProperty('inert', false)
      })

      await test.step('Escape closes the menu', async () => {
        await menu(page).click()
        await page.keyboard.press('Escape')
        for (const part of behind) await expect(part).toHaveJSProperty('inert', false)
      })
    })
  })

  test('menu closes when a link is followed and on Back, and locks the page until then', async ({ page }) => {
    await visit(page, '/about')

    await test.step('link closes the menu, and the new page scrolls', async () => {
      await menu(page).click()
      await page
        .locator('header nav')
        .getByRole('link', { name: say(words.nav.projects) })
        .click()
      await expect(page).toHaveURL(/\/projects$/)
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await scrollTo(page, 400)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
    })

    await test.step('page behind the menu scrolls only while it is closed', async () => {
      await scrollTo(page, 0)
      const wheel = async () => {
        await page.mouse.move(195, 800)
        await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }))
        await page.mouse.wheel(0, 300)
      }
      await menu(page).click()
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
      const locked = await page.evaluate(() =>
        [document.documentElement, document.body].some((box) =>
          /hidden|clip/.test(getComputedStyle(box).overflowY),
        ),
      )
      expect(locked).toBe(true)
      await page.keyboard.press('Escape')
      await wheel()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    })

    await test.step('Back closes the menu', async () => {
      await menu(page).click()
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
      await page.goBack()
      await waitForHydration(page)
      await expect(page).toHaveURL(/\/about$/)
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    })
  })
})
