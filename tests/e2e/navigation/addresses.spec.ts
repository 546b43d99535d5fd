import type { Page } from '@playwright/test'
import { kinds, pages, say, words } from '../support/content.ts'
import { addressOf, expect, markPublished, test, visit, waitForHydration } from '../support/test.ts'

const footerLink = (page: Page, word: Parameters<typeof say>[0]) =>
  page.getByRole('contentinfo').getByRole('link', { name: say(word), exact: true })

test.describe('hydration', () => {
  test('page hydrates unchanged at its address, after Back, Forward and a reload', async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(kinds.length * 15_000)
    const expectHydrated = await markPublished(page)
    const pathOf = () => new URL(page.url()).pathname
    // As it is linked to, which every-page.spec.ts tries without a query and a hash. Widths differ only in menu and
    // gallery: on a phone a page with each is enough.
    for (const path of isMobile ? ['/', '/blog/1'] : kinds) {
      await test.step(path, async () => {
        await visit(page, `${path}?nga=posta#hyrje`)
        await expectHydrated()
        expect.soft(await page.title(), path).toBe(await ownTitle(page, path))
        await footerLink(page, path === '/about' ? words.nav.projects : words.nav.about).click()
        await expect.poll(pathOf).not.toBe(path)
        await page.goBack()
        await expect.poll(pathOf).toBe(path)
        await page.goForward()
        await expect.poll(pathOf).not.toBe(path)
        await page.goBack()
        await expect(page.getByRole('main')).toBeVisible()
        await page.reload()
        await waitForHydration(page)
        await expectHydrated()
      })
    }
    if (isMobile) return
    for (const [path, form] of [
      ['/blog/1', '/blog/1?foto=99'],
      ['/', '/?'],
    ] as const) {
      await visit(page, form)
      await expectHydrated()
      expect.soft(await page.title(), form).toBe(await ownTitle(page, path))
    }
  })

  test('page shows the same dates in another browser language and time zone', { tag: '@once' }, async ({
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

/** Other forms of an address, each with its clean one. */
const forms = [
  ['/index.html', '/'],
  ['/index.html?a=1#information', '/?a=1#information'],
  ['/blog/1/', '/blog/1'],
  ['/blog/1.html', '/blog/1'],
  ['/information-blog/2/', '/information-blog/2'],
  ['/information-blog/2.html', '/information-blog/2'],
  ['/summer-school/', '/summer-school'],
  ['/projects/?a=1', '/projects?a=1'],
  ['/about.html', '/about'],
] as const

test.describe('other forms of an address', { tag: '@once' }, () => {
  test('address with index file, slash or .html leads to its clean form', async ({ page }) => {
    for (const [form, clean] of forms) {
      const { pathname, search } = new URL((await page.request.get(form)).url())
      expect.soft(pathname + search, form).toBe(clean.replace(/#.*/, ''))
    }
    // The browser keeps the hash.
    const [, [form, clean]] = forms
    await visit(page, form)
    await expect.poll(() => addressOf(page)).toBe(clean)
  })

  test('page hydrates at other address forms when the host does not redirect', async ({ page, request }) => {
    // One of each form: clean-path.test.ts has the others.
    for (const [form, clean] of forms.filter(([form]) => /[?]|^.blog/.test(form))) {
      const html = await (await request.get(clean)).text()
      const { pathname } = new URL(form, 'http://host')
      await page.route(
        (url) => url.pathname === pathname,
        (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      )
      await visit(page, form)
      expect.soft(await page.title(), form).toBe(await ownTitle(page, clean))
      await page.unrouteAll()
    }
  })

  test('page answers at its own address without a redirect', async ({ request }) => {
    for (const path of pages) {
      expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
    }
  })
})

/** The title of a page in its published markup. */
async function ownTitle(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text()
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}
