import type { Locator } from '@playwright/test'
import { about, mainLinks, news, reports, words } from '../support/content.ts'
import { addressOf, expect, resize, test, visit, waitForHydration } from '../support/test.ts'

/** The first number that no document has. */
const free = (documents: readonly { id: number }[]) => String(Math.max(...documents.map(({ id }) => id)) + 1)

/** Unknown addresses with their texts and languages: the specified texts for unknown ids are English. */
const unknown = [
  ...['abc', '0', free(reports), '1.5', '01', '99', '-1', '1e0'].map((id) => ({
    path: `/blog/${id}`,
    text: 'Blog post not found',
    lang: 'en',
  })),
  ...['abc', '0', free(news), '1.5', '01', '99'].map((id) => ({
    path: `/information-blog/${id}`,
    text: 'Blog not found',
    lang: 'en',
  })),
  ...['/kontakt', '/blog', '/blog/1/2', '/information-blog', '/Projects', '/summer-school/2024'].map(
    (path) => ({
      path,
      text: words.notFound.title,
      lang: 'sq',
    }),
  ),
]

/** Metadata for messengers and search engines. */
const shared = 'meta[property="og:image"], script[type="application/ld+json"]'

/** The language of a heading, declared by it or by an ancestor. */
const languageOf = (heading: Locator) =>
  heading.evaluate((node) => (node.querySelector('[lang]') ?? node.closest('[lang]'))?.getAttribute('lang'))

test.describe('unknown address', () => {
  test('unknown address answers 404 with a message, keeps its address and is not indexed', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/kontakt')
    for (const { path, text, lang } of unknown) {
      const response = await page.request.get(path)
      expect.soft(response.status(), path).toBe(404)
      const html = await response.text()
      expect.soft(html, path).toContain(`${text}</`)
      expect.soft(html, path).toContain('<meta name="robots" content="noindex"')
      expect.soft(html, path).not.toMatch(/rel="canonical"|og:image|ld\+json|aria-current="page"/)
      await page.evaluate((address) => window.history.pushState(null, '', address), path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(text)
      expect.soft(addressOf(page)).toBe(path)
      await expect.soft(page.locator('meta[name="robots"]'), path).toHaveCount(1)
      await expect.soft(page.locator('meta[name="robots"][content*="noindex"]'), path).toHaveCount(1)
      await expect.soft(page.locator('link[rel="canonical"]'), path).toHaveCount(0)
      // No metadata, and no highlighted link.
      await expect.soft(page.locator(shared), path).toHaveCount(0)
      await expect.soft(page.locator('header nav [aria-current="page"]'), path).toHaveCount(0)
      expect.soft(await languageOf(page.getByRole('heading', { level: 1 })), path).toBe(lang)
    }
  })

  test('unknown address shows the site layout and links to the main pages', async ({ page }) => {
    for (const path of ['/blog/99', '/information-blog/99', '/kontakt']) {
      await test.step(path, async () => {
        await visit(page, path)
        await expect(page.locator('header nav')).toBeAttached()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        const hrefs = await page
          .locator('main a')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
        expect(hrefs).toEqual(expect.arrayContaining(mainLinks.map(({ href }) => href)))
        await page
          .getByRole('main')
          .getByRole('link', { name: words.reports.title })
          .or(page.locator('main a[href="/summer-school"]'))
          .first()
          .click()
        await expect(page).toHaveURL(/\/summer-school$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reports.title)
        await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
      })
    }
  })

  test('unknown address that cannot be decoded shows the 404 page', { tag: '@once' }, async ({
    page,
    request,
  }) => {
    const unreadable = [
      { path: '/x%', text: words.notFound.title },
      { path: '/blog/%E0%A4%A', text: 'Blog post not found' },
    ]
    // Others are read alike, clean-path.test.ts. Like a host that answers any address with 404.html.
    const body = await (await request.get('/kontakt')).text()
    const headers = { 'content-type': 'text/html' }
    const isUnreadable = (url: URL) => unreadable.some(({ path }) => url.pathname === path)
    await page.route(isUnreadable, (route) => route.fulfill({ status: 404, headers, body }))
    const expectUnknown = async ({ path, text }: { path: string; text: string }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
      await expect(page).toHaveTitle(new RegExp(text))
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
      expect(addressOf(page)).toBe(path)
    }
    for (const address of unreadable) {
      await test.step(`direct visit shows the 404 page at ${address.path}`, async () => {
        await visit(page, address.path)
        await expectUnknown(address)
      })
    }
    await visit(page, '/about')
    for (const address of unreadable) {
      await test.step(`history shows the 404 page at ${address.path}`, async () => {
        await page.evaluate((path) => window.history.pushState(null, '', path), address.path)
        await expectUnknown(address)
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
        await page.goForward()
        await expectUnknown(address)
        await page.goBack()
      })
    }
  })

  test('404 page shows the whole moon below the header, and Back leaves it', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/about')
    await visit(page, '/kontakt')
    for (const width of [1440, 1920, 2560, 3840]) {
      await resize(page, { width, height: 1200 })
      const header = await page.getByRole('banner').boundingBox()
      const moon = await page.locator('main svg [class$="moon"]').boundingBox()
      expect.soft(moon?.y, `at ${width} px`).toBeGreaterThan(header?.height ?? Number.NaN)
    }
    await page.goBack()
    await waitForHydration(page)
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.notFound.title)
  })
})
