import type { Locator, Page } from '@playwright/test'
import { galleryOf, kinds, mainLinks, reports, say, words } from '../support/content.ts'
import { textsOf } from '../support/page-texts.ts'
import { expect, test } from '../support/test.ts'
import { missingFrom, visibleText } from '../support/text.ts'

test.use({ javaScriptEnabled: false })

test('page of every kind shows its whole text without JavaScript', async ({ page, isMobile }) => {
  test.setTimeout(kinds.length * 15_000)
  for (const path of kinds) {
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBe(200)
    const shown = await visibleText(page.getByRole('main'))
    expect.soft(missingFrom(shown, textsOf[path] ?? []), path).toEqual([])
    if (isMobile)
      await test.step(`${path} is never wider than a phone screen`, async () => {
        await expect
          .poll(() => page.locator('html').evaluate((html) => html.scrollWidth))
          .toBeLessThanOrEqual(390)
      })
    await own[path]?.(page)
  }
})

/** What else some of the pages show. */
const own: Record<string, (page: Page) => Promise<void>> = {
  async '/'(page) {
    await expectScrollable(page)
    await expectRevealed(page)
    await test.step('FAQ opens one question at a time', async () => {
      const items = page.locator('#information details')
      await items.nth(1).locator('summary').click()
      await expect(items.nth(1)).toHaveAttribute('open', '')
      await items.nth(3).locator('summary').click()
      await expect(items.nth(3)).toHaveAttribute('open', '')
      await expect(items.nth(1)).not.toHaveAttribute('open')
      await items.nth(3).locator('summary').click()
      await expect(items.nth(3)).not.toHaveAttribute('open')
    })
  },
  '/summer-school': expectRevealed,
  async '/blog/1'(page) {
    await test.step('Back links to the list', async () => {
      const back = page.getByRole('main').getByRole('link', { name: say(words.report.back), exact: true })
      await expect(back).toBeVisible()
      await expect(back).toHaveAttribute('href', '/summer-school')
    })
    await test.step('report shows no useless button', async () => {
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: words.reading.editions })).toBeVisible()
    })
    await expectScrollable(page)
    await expectGallery(page, '/blog/1')
  },
  async '/information-blog/2'(page) {
    await test.step('Back to Home links to the home page', async () => {
      const back = page.getByRole('main').getByRole('link', { name: say(words.news.back), exact: true })
      await expect(back).toBeVisible()
      await expect(back).toHaveAttribute('href', '/')
    })
    await expectGallery(page, '/information-blog/2')
  },
  async '/kerko'(page) {
    await test.step('search page lists the documents and has no search field', async () => {
      await expect(page.getByRole('searchbox')).toBeHidden()
      const link = page.getByRole('main').getByRole('link', { name: reports[0]?.title ?? '' })
      await expect(link).toBeVisible()
    })
    await expectNoSummary(page)
  },
  '/projects': expectNoSummary,
}

test('404 page has the common layout without JavaScript', async ({ page }) => {
  await page.goto('/kontakt')
  const left = (locator: Locator) => locator.evaluate((node) => node.getBoundingClientRect().left)
  expect(await left(page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(16)
  expect(await left(page.getByRole('main').getByRole('link').first())).toBeGreaterThanOrEqual(16)
  await expect(page.getByRole('main').getByRole('list').first()).toHaveCSS('list-style-type', 'none')

  await test.step('News and Events leads 90 px above its section', async () => {
    await followIn(page, 1)
    await expect(page).toHaveURL(/\/#information$/)
    const top = async () => (await page.locator('#information').boundingBox())?.y ?? 0
    await expect.poll(async () => Math.abs((await top()) - 90)).toBeLessThanOrEqual(2)
  })

  await test.step('header links to the full list', async () => {
    await page.getByRole('banner').getByRole('link', { name: words.search.open }).click()
    await expect(page).toHaveURL(/\/kerko$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.search.title)
  })
})

test('header shows all five links on a phone without JavaScript', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about')

  await test.step('search stands in line below the links', async () => {
    const left = (name: string) =>
      page
        .locator('header')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const content = document.createRange()
          content.selectNodeContents(link)
          return Math.round(content.getBoundingClientRect().left)
        })
    expect(await left(words.search.open)).toBe(await left(mainLinks[0].name))
  })

  // From one page to the next; News and Events first, because it leads from another page to the home page.
  for (const index of [1, 0, 2, 3, 4]) {
    const { href = '' } = mainLinks[index] ?? {}
    await followIn(page, index)
    await expect.poll(() => page.url().endsWith(href)).toBe(true)
  }
})

/** Expects that what opens a list is not shown, because the list is open. */
async function expectNoSummary(page: Page): Promise<void> {
  await test.step('summaries of open lists are hidden', async () => {
    const summaries = page.locator('main summary:not(:has(h2, h3))')
    expect(await summaries.count()).toBeGreaterThan(0)
    await expect(summaries.filter({ visible: true })).toHaveCount(0)
  })
}

/** Expects that every heading of the page is seen in the end. */
async function expectRevealed(page: Page): Promise<void> {
  await test.step('page shows every section and card', async () => {
    const headings = page.locator('main').getByRole('heading')
    await headings.last().scrollIntoViewIfNeeded()
    await expect.poll(async () => new Set(await headings.evaluateAll(opacities))).toEqual(new Set([1]))
  })
}

/** Expects that the pictures of a gallery link to their full size, and follows the last one. */
async function expectGallery(page: Page, path: string): Promise<void> {
  await test.step('gallery links to full-size pictures', async () => {
    const { images } = galleryOf(path)
    const slides = page.locator('[aria-roledescription="slide"]')
    await expect(slides).toHaveCount(images.length)
    await expect(page.locator('[inert]')).toHaveCount(0)
    await test.step('gallery shows no useless control', async () => {
      await expect(page.locator('[aria-roledescription="carousel"]').getByRole('button')).toHaveCount(0)
    })
    await test.step('edge of the next picture shows no part of its caption', async () => {
      const right = await page.locator('main .swiper').evaluate((view) => view.getBoundingClientRect().right)
      const captions = slides.nth(1).locator('p')
      for (const { left } of await captions.evaluateAll((all) => all.map((p) => p.getBoundingClientRect())))
        expect(left).toBeGreaterThanOrEqual(right)
    })
    // That each is published, the build itself checks.
    await expect(slides.locator('a[href$=".jpg"]')).toHaveCount(images.length)
    const last = slides.last().locator('a')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await last.click()
    await expect(page).toHaveURL(/\/pictures\/.+\.jpg$/)
    await expect(page.locator('img')).toBeVisible()
  })
}

/** Expects that the keyboard can scroll the page's strip of pictures. */
async function expectScrollable(page: Page): Promise<void> {
  await test.step('arrow keys scroll the strip of pictures', async () => {
    const views = page.locator('main .swiper')
    await expect(views).toHaveCount(1)
    const reachable = views
      .filter({ has: page.locator('a, button') })
      .or(page.locator('.swiper[tabindex="0"]'))
    await expect(reachable).toHaveCount(1)
  })
}

/** Follows a link of the header, in the menu if necessary. */
async function followIn(page: Page, index: number): Promise<void> {
  const link = page.locator('header nav a').nth(index)
  const menu = page.getByRole('button', { name: words.nav.menu })
  if (!(await link.isVisible()) && (await menu.isVisible())) await menu.click()
  await expect(link).toBeVisible()
  await link.click()
}

/** The effective opacity of elements, with that of their ancestors. */
function opacities(nodes: Element[]): number[] {
  return nodes.map((node) => {
    let opacity = 1
    for (let box: Element | null = node; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity)
    return opacity
  })
}
