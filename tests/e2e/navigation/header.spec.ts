import type { Page } from '@playwright/test'
import { mainLinks, say, site, words } from '../support/content.ts'
import { expect, expectAtOffset, resize, scrollTo, test, visit } from '../support/test.ts'

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
  test('header highlights exactly the link to the current page', async ({ page, isMobile }) => {
    for (const { name, href } of mainLinks.filter((link) => !link.href.includes('#'))) {
      await visit(page, href)
      await expect.poll(() => current(page), href).toEqual([[name, 'page']])
      if (href !== '/' || isMobile) continue
      await test.step('wide header shows the links and no menu button', async () => {
        await expect(page.getByRole('button', { name: words.nav.menu })).toBeHidden()
        for (const link of await page.getByRole('banner').locator('nav a').all())
          await expect(link).toBeVisible()
      })
    }

    await test.step('every link and button of the header is at least 24 px wide and high', async () => {
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

    await test.step('header highlights only the new page after navigation', async () => {
      await page
        .locator('footer')
        .getByRole('link', { name: say(words.nav.projects) })
        .click()
      await expect.poll(() => current(page)).toEqual([[say(words.nav.projects), 'page']])
    })
  })

  test('header shows a report as part of Summer School with a link to the list', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/blog/3')
    await expect.poll(() => current(page)).toEqual([[say(words.nav.summerSchool), 'location']])
  })
})

test.describe('section in view on the home page', () => {
  const sections = [
    { id: 'home', name: words.nav.home, value: 'page' },
    { id: 'about-us', name: words.nav.about, value: 'location' },
    { id: 'projects', name: words.nav.projects, value: 'location' },
    { id: 'information', name: words.nav.news, value: 'location' },
  ]

  test('header highlights only the section in view on the home page', async ({ page }) => {
    await visit(page, '/')

    await test.step('header highlights each section of the specification in view', async () => {
      for (const { id, name, value } of sections) {
        await scrollTo(page, await lineAt(page, id, 1))
        await expect.poll(() => current(page), id).toEqual([[say(name), value]])
      }
    })

    await test.step('section is in view from 100 px below the top of the viewport', async () => {
      await scrollTo(page, await lineAt(page, 'about-us', -2))
      await expect.poll(() => current(page)).toEqual([[say(words.nav.home), 'page']])
      await scrollTo(page, await lineAt(page, 'about-us', 2))
      await expect.poll(() => current(page)).toEqual([[say(words.nav.about), 'location']])
    })

    await test.step('header highlights Home in sections without an id and at the top', async () => {
      await scrollTo(page, await lineAt(page, 'information', 5))
      await expect.poll(() => current(page)).toEqual([[say(words.nav.news), 'location']])
      await page.evaluate(() => {
        const consultation = document.getElementById('information')?.nextElementSibling
        const top = (consultation?.getBoundingClientRect().top ?? 0) + window.scrollY
        window.scrollTo({ top: top - 95, behavior: 'instant' })
      })
      await expect.poll(() => current(page)).toEqual([[say(words.nav.home), 'page']])
      await scrollTo(page, await lineAt(page, 'projects', 1))
      await expect.poll(() => current(page)).toEqual([[say(words.nav.projects), 'location']])
      await scrollTo(page, 0)
      await expect.poll(() => current(page)).toEqual([[say(words.nav.home), 'page']])
    })
  })

  test('header highlights only News and Events after a direct visit to /#information', async ({ page }) => {
    await visit(page, '/#information')
    await expectAtOffset(page, 'information')
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

test('header names the association and the page in English where there is room', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/about')
  const header = page.getByRole('banner')

  await test.step('header names the association next to the logo from 1440 px', async () => {
    const name = header.getByText(site.name, { exact: true })
    await resize(page, { width: 1440, height: 900 })
    await expect(name).toBeVisible()
    expect((await header.boundingBox())?.height).toBe(64)
    await resize(page, { width: 1424, height: 900 })
    await expect(name).toBeHidden()
  })

  await test.step('header links to the page in English from 1152 px, on one line', async () => {
    const english = header.getByRole('link', { name: say(words.footer.english) })
    for (const width of [960, 1151, 1152, 1366, 1440, 1920]) {
      await resize(page, { width, height: 900 })
      await expect(english).toBeVisible({ visible: width >= 1152 })
      if (width < 1152) continue
      await expect(english).toHaveAttribute('href', '/en')
      await header.evaluate((node) => {
        for (const part of node.querySelectorAll<HTMLElement>('*'))
          Object.assign(part.style, { letterSpacing: '0.12em', wordSpacing: '0.16em' })
      })
      expect((await header.boundingBox())?.height, `${width} px`).toBe(64)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  await test.step('header scrolls away with the page in a window at 400 %', async () => {
    await resize(page, { width: 320, height: 225 })
    await scrollTo(page, 600)
    await expect(header).not.toBeInViewport()
    await resize(page, { width: 320, height: 400 })
    await expect(header).toBeInViewport({ ratio: 1 })
  })
})
