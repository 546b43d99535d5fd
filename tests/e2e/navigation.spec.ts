import type { Page } from '@playwright/test'
import { entities, kinds, pages, say, site, words } from './support/content.ts'
import { addressOf, alive, expect, scrollTo, scrollTop, test, visit } from './support/test.ts'

const footerLink = (page: Page, word: Parameters<typeof say>[0]) =>
  page.getByRole('contentinfo').getByRole('link', { name: say(word), exact: true })

test.describe('hydration', () => {
  for (const path of pages) {
    test(`${path} comes alive without a console message, also after a reload, Back and Forward`, async ({
      page,
    }) => {
      await visit(page, path)
      await page.reload()
      await alive(page)
      await footerLink(page, path === '/about' ? words.nav.projects : words.nav.about).click()
      await expect.poll(() => addressOf(page)).not.toBe(path)
      await page.goBack()
      await expect.poll(() => addressOf(page)).toBe(path)
      await page.goForward()
      await expect.poll(() => addressOf(page)).not.toBe(path)
      await page.goBack()
      await expect(page.getByRole('main')).toBeVisible()
      await page.reload()
      await alive(page)
    })
  }

  const forms = ['?nga=posta', '#hyrje', '?a=1#b', '?foto=99', '?']
  for (const form of forms) {
    test(`an address that ends with ${form} shows the same page`, { tag: '@once' }, async ({ page }) => {
      for (const path of kinds) {
        const clean = await titleAt(page, path)
        expect(await titleAt(page, path + form), path).toBe(clean)
      }
    })
  }

  test('in another language and time zone of the browser dates read the same', { tag: '@once' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      locale: 'de-DE',
      timezoneId: 'Pacific/Kiritimati',
      baseURL: baseURL ?? '',
    })
    const noise: string[] = []
    context.on('console', (message) => noise.push(message.text()))
    context.on('weberror', (failure) => noise.push(String(failure.error())))
    const page = await context.newPage()
    await visit(page, '/blog/3')
    await expect(page.getByText('28 Maj - 30 Korrik 2022', { exact: true }).first()).toBeVisible()
    await visit(page, '/information-blog/1')
    await expect(page.getByText('03 NOV 2022', { exact: true })).toBeVisible()
    expect(noise).toEqual([])
    await context.close()
  })
})

test.describe('other forms of an address', { tag: '@once' }, () => {
  for (const [form, clean] of [
    ['/index.html', '/'],
    ['/index.html?a=1#information', '/?a=1#information'],
    ['/blog/1/', '/blog/1'],
    ['/blog/1.html', '/blog/1'],
    ['/information-blog/2/', '/information-blog/2'],
    ['/summer-school/', '/summer-school'],
    ['/projects/?a=1', '/projects?a=1'],
    ['/about.html', '/about'],
  ] as const) {
    test(`${form} behaves as ${clean}`, async ({ page }) => {
      const title = await titleAt(page, clean)
      expect(await titleAt(page, form)).toBe(title)
      await expect.poll(() => addressOf(page)).toBe(clean)
    })

    test(`${form} comes alive where a host answers it without a redirect`, async ({ page, request }) => {
      const html = await (await request.get(clean)).text()
      const { pathname } = new URL(form, 'http://host')
      await page.route(
        (url) => url.pathname === pathname,
        (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      )
      const title = await titleAt(page, form)
      await page.unrouteAll()
      expect(title).toBe(await titleAt(page, clean))
    })
  }

  for (const path of pages) {
    test(`${path} answers by itself, without a redirect`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
    })
  }
})

test.describe('change of page', () => {
  test('scrolls to the top, puts the focus on the heading, and announces the title once', async ({
    page,
  }) => {
    await visit(page, '/about')
    const status = page.getByRole('status')
    await expect(status).toHaveText('')
    await status.evaluate((node) => {
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver(() => node.textContent && said.push(node.textContent)).observe(node, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await scrollTo(page, 500)
    await footerLink(page, words.nav.projects).press('Enter')
    await expect(page).toHaveURL(/\/projects$/)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const title = say(words.title, { page: words.projects.title, site: site.shortName })
    await expect(page).toHaveTitle(title)
    await expect(status).toHaveText(title)
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([title])
  })

  test('every page can be reached by links from the home page, without a violation of the security policy', async ({
    page,
  }) => {
    await visit(page, '/')
    for (const word of [words.nav.summerSchool, words.nav.projects, words.nav.about, words.nav.home]) {
      await footerLink(page, word).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    await footerLink(page, words.nav.summerSchool).click()
    for (const { id, title } of entities.reports.slice(0, 3)) {
      await page.locator(`main a[href="/blog/${id}"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.goBack()
      await expect(page).toHaveURL(/\/summer-school$/)
    }
  })

  test('Back restores the position, Forward too', async ({ page }) => {
    await visit(page, '/projects')
    await scrollTo(page, 700)
    await expect.poll(() => scrollTop(page)).toBe(700)
    await footerLinkKeepingPlace(page, '/about')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await scrollTo(page, 300)
    await expect.poll(() => scrollTop(page)).toBe(300)
    await page.goBack()
    await expect(page).toHaveURL(/\/projects$/)
    await expect.poll(() => scrollTop(page)).toBe(700)
    await page.goForward()
    await expect(page).toHaveURL(/\/about$/)
    await expect.poll(() => scrollTop(page)).toBe(300)
  })

  test('a reload keeps the position', async ({ page }) => {
    await visit(page, '/projects')
    await scrollTo(page, 900)
    await expect.poll(() => scrollTop(page)).toBe(900)
    await page.reload()
    await alive(page)
    await expect.poll(() => scrollTop(page)).toBe(900)
  })

  test('Back from a full page load restores the position', async ({ page }) => {
    await visit(page, '/')
    const card = page.locator('#information article').first()
    await card.scrollIntoViewIfNeeded()
    const before = await scrollTop(page)
    await card.getByRole('link').click()
    await page.waitForURL('**/information-blog/*')
    await alive(page)
    await page.goBack()
    await alive(page)
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2)
  })

  test('restoring jumps, whatever scrolls smoothly elsewhere: the page itself sets no smooth scrolling', async ({
    page,
  }) => {
    await visit(page, '/')
    for (const name of ['html', 'body']) await expect(page.locator(name)).toHaveCSS('scroll-behavior', 'auto')
  })

  test('links that are followed faster than pages load end at the last one, without an error', async ({
    page,
  }) => {
    await visit(page, '/')
    await page.evaluate(async () => {
      for (const path of ['/projects', '/about', '/summer-school', '/projects', '/about']) {
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click()
        await new Promise((done) => setTimeout(done, 30))
      }
    })
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Misioni' })).toBeVisible()
  })

  test('a link that only hovers or opens elsewhere leaves the page', async ({ page }) => {
    await visit(page, '/about')
    await footerLink(page, words.nav.projects).hover()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** The title of the page at an address, once alive. */
async function titleAt(page: Page, path: string): Promise<string> {
  await page.goto('about:blank')
  await visit(page, path)
  return await page.title()
}

/** Follows a link of the page without scrolling to it first, as a visitor who sees it does. */
async function footerLinkKeepingPlace(page: Page, href: string): Promise<void> {
  await page.locator(`footer a[href="${href}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(new RegExp(`${href}$`))
}
