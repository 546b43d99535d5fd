import type { Page } from '@playwright/test'
import { mainLinks, pages, say, words } from './support/content.ts'
import { alive, expect, narrow, scrollTo, test, visit, wide } from './support/test.ts'

/** Names of the header's links that carry `aria-current`, with its value. */
function current(page: Page) {
  return page
    .getByRole('banner')
    .locator('nav a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => [link.textContent, link.getAttribute('aria-current')]),
    )
}

test.describe('header', () => {
  for (const path of pages) {
    test(`${path} has the five links in the order of the specification`, { tag: '@once' }, async ({
      page,
    }) => {
      await page.goto(path)
      const links = page.getByRole('banner').locator('nav a')
      const found = await links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
      expect(found).toEqual(mainLinks.map(({ name, href }) => [name, href]))
    })
  }

  for (const { name, href } of mainLinks.filter((link) => !link.href.includes('#'))) {
    test(`on ${href} exactly the link ${name} is the current page`, async ({ page }) => {
      await visit(page, href)
      await expect.poll(() => current(page)).toEqual([[name, 'page']])
    })
  }

  test('a report is part of Summer School, and its link leads to another page', async ({ page }) => {
    await visit(page, '/blog/3')
    await expect.poll(() => current(page)).toEqual([[say(words.nav.summerSchool), 'location']])
  })

  test('after navigation the highlight is on the new page alone', async ({ page }) => {
    await visit(page, '/about')
    await page
      .locator('footer')
      .getByRole('link', { name: say(words.nav.projects) })
      .click()
    await expect.poll(() => current(page)).toEqual([[say(words.nav.projects), 'page']])
  })

  test('every link and button is at least 24 px wide and high', async ({ page }) => {
    await visit(page, '/about')
    const small = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((targets) =>
        targets
          .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
          .filter(([, box]) => box.width < 24 || box.height < 24)
          .map(([text]) => text),
      )
    expect(small).toEqual([])
  })
})

test.describe('section in view on the home page', () => {
  const sections = [
    { id: 'home', name: words.nav.home, value: 'page' },
    { id: 'about-us', name: words.nav.about, value: 'location' },
    { id: 'projects', name: words.nav.projects, value: 'location' },
    { id: 'information', name: words.nav.news, value: 'location' },
  ]

  for (const { id, name, value } of sections) {
    test(`in the section ${id} the link ${say(name)} is highlighted`, async ({ page }) => {
      await visit(page, '/')
      await scrollTo(page, await lineAt(page, id, 1))
      await expect.poll(() => current(page)).toEqual([[say(name), value]])
    })
  }

  test('a section counts from 100 px below the top of the viewport, not before', async ({ page }) => {
    await visit(page, '/')
    await scrollTo(page, await lineAt(page, 'about-us', -2))
    await expect.poll(() => current(page)).toEqual([[say(words.nav.home), 'page']])
    await scrollTo(page, await lineAt(page, 'about-us', 2))
    await expect.poll(() => current(page)).toEqual([[say(words.nav.about), 'location']])
  })

  test('in the sections without an id, and again at scroll top, Home is highlighted', async ({ page }) => {
    await visit(page, '/')
    await scrollTo(page, await lineAt(page, 'information', 5))
    await expect.poll(() => current(page)).toEqual([[say(words.nav.news), 'location']])
    await page.evaluate(() => {
      const consultation = document.getElementById('information')?.nextElementSibling
      const top = (consultation?.getBoundingClientRect().top ?? 0) + window.scrollY
      window.scrollTo({ top: top - 95, behavior: 'instant' })
    })
    await expect.poll(() => current(page)).toEqual([[say(words.nav.home), 'page']])
    await scrollTo(page, 0)
    await expect.poll(() => current(page)).toEqual([[say(words.nav.home), 'page']])
  })

  test('at /#information there is one highlighted link, News and Events', async ({ page }) => {
    await visit(page, '/#information')
    await expect.poll(() => current(page)).toEqual([[say(words.nav.news), 'location']])
  })

  /** The scroll position at which a section's top is `by` px above the line of 100 px. */
  function lineAt(page: Page, id: string, by: number) {
    return page.evaluate(
      ([name, distance]) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN
        return Math.ceil(top + window.scrollY - 100) + distance
      },
      [id, by] as const,
    )
  }
})

test.describe('mobile menu', () => {
  test.use(narrow)

  const menu = (page: Page) => page.getByRole('button', { name: words.nav.menu })

  test('opens and closes by its button, which says so and names what it controls', async ({ page }) => {
    await visit(page, '/about')
    const links = page.getByRole('banner').locator('nav a')
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(links.first()).toBeHidden()
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    for (const link of await links.all()) await expect(link).toBeVisible()
    const controlled = await menu(page).getAttribute('aria-controls')
    await expect(page.locator(`[id="${controlled}"] a`)).toHaveCount(5)
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(links.first()).toBeHidden()
  })

  test('opens by Enter and by Space, and Tab leads to its first link', async ({ page }) => {
    await visit(page, '/about')
    for (const key of ['Enter', 'Space']) {
      await menu(page).focus()
      await page.keyboard.press(key)
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').locator('nav a').first()).toBeFocused()
      await page.keyboard.press('Escape')
    }
  })

  test('closes by Escape with the focus back on its button', async ({ page }) => {
    await visit(page, '/about')
    await menu(page).click()
    await page.getByRole('banner').locator('nav a').nth(2).focus()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toBeFocused()
  })

  test('while it is open the page behind does not scroll; afterwards it does', async ({ page }) => {
    await visit(page, '/projects')
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

  test('closes when a link is followed, and the new page scrolls', async ({ page }) => {
    await visit(page, '/about')
    await menu(page).click()
    await page
      .locator('header nav')
      .getByRole('link', { name: say(words.nav.projects) })
      .click()
    await expect(page).toHaveURL(/\/projects$/)
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    await scrollTo(page, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  })

  test('closes on Back', async ({ page }) => {
    await visit(page, '/about')
    await page
      .locator('footer')
      .getByRole('link', { name: say(words.nav.projects) })
      .click()
    await expect(page).toHaveURL(/\/projects$/)
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    await page.goBack()
    await alive(page)
    await expect(page).toHaveURL(/\/about$/)
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('wide header', { tag: '@once' }, () => {
  test.use(wide)

  test('shows the links themselves and no menu button', async ({ page }) => {
    await visit(page, '/')
    await expect(page.getByRole('button', { name: words.nav.menu })).toBeHidden()
    for (const link of await page.getByRole('banner').locator('nav a').all()) await expect(link).toBeVisible()
  })
})
