import { statSync } from 'node:fs'
import { join } from 'node:path'
import { testPaths } from '../../../src/tools/test/builds.ts'
import { carouselOf, expectShown, shownSlide } from '../support/carousel.ts'
import { kinds, mainLinks, news, pages, say, site, words } from '../support/content.ts'
import {
  expect,
  expectAtOffset,
  expectHydration,
  tablet,
  test,
  visit,
  waitForHydration,
} from '../support/test.ts'

/** The address of a page of the second build, which is published below another site. */
function at(path: string): string {
  const { E2E_SUB_PATH_URL: base } = process.env
  if (!base)
    throw new Error('E2E_SUB_PATH_URL is missing: build the site with a base path and serve it first.')
  return base.replace(/\/$/, '') + (path === '/' ? '/' : path)
}

function basePath(): string {
  return new URL(at('/')).pathname.replace(/\/$/, '')
}

test.describe('under a base path', { tag: '@once' }, () => {
  test('page of every kind hydrates under a base path', async ({ page }) => {
    await expectHydration(page, kinds.map(at))
  })

  test('page refers only to existing files below the base path', async ({ request }) => {
    const all = new Set<string>()
    for (const path of pages) {
      const response = await request.get(at(path))
      expect.soft(response.status(), path).toBe(200)
      for (const [, name, value = ''] of (await response.text()).matchAll(/\s(href|src|srcset)="([^"]*)"/g))
        for (const entry of name === 'srcset' ? value.split(',') : [value])
          if (entry.trim().startsWith('/')) all.add(entry.trim().replace(/[\s#?].*$/, ''))
    }
    expect([...all].filter((address) => !`${address}/`.startsWith(`${basePath()}/`))).toEqual([])
    const files = [...all].map((address) => decodeURIComponent(address.slice(basePath().length + 1)))
    const isPublished = (name: string) =>
      [name, `${name}.html`, `${name}index.html`].some((file) =>
        statSync(join(testPaths.subPathDir, file), { throwIfNoEntry: false })?.isFile(),
      )
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((name) => !isPublished(name))).toEqual([])
  })

  test('page metadata and feeds contain the base path and existing addresses', async ({ request }) => {
    const html = await (await request.get(at('/blog/2'))).text()
    const named = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    const canonical = named(/<link rel="canonical" href="([^"]+)"/)
    expect(new URL(canonical).pathname).toBe(`${basePath()}/blog/2`)
    const picture = named(/<meta property="og:image" content="([^"]+)"/)
    const feed = named(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/)
    const { origin } = new URL(at('/'))
    const { pathname } = new URL(picture)
    for (const path of [pathname, feed, `${basePath()}/projects.csv`, `${basePath()}/sitemap.xml`]) {
      expect(path.startsWith(`${basePath()}/`)).toBe(true)
      expect((await request.get(origin + path)).status(), path).toBe(200)
    }
    const sitemap = await (await request.get(at('/sitemap.xml'))).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
    expect(paths.sort()).toEqual(
      pages.map((path) => (path === '/' ? `${basePath()}/` : basePath() + path)).sort(),
    )
  })

  test('navigation stays below the base path from the home page to a post and 404 pages', async ({
    page,
  }) => {
    await test.step('navigation opens pages and highlights their link', async () => {
      await visit(page, at('/'))
      for (const { name, href } of mainLinks.filter((link) => !link.href.includes('#'))) {
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
        await expect
          .poll(() => new URL(page.url()).pathname)
          .toBe(href === '/' ? `${basePath()}/` : basePath() + href)
        const current = page.locator('header nav [aria-current]')
        await expect(current).toHaveCount(1)
        await expect(current).toHaveText(name)
      }
    })

    await test.step('News and Events scrolls to its section', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say(words.nav.news), exact: true })
        .click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${basePath()}/`)
      await expectAtOffset(page, 'information')
    })

    await test.step('card loads its post, whose links stay below the base path', async () => {
      await page.locator('#information article').last().getByRole('link').click()
      await page.waitForURL(at(`/information-blog/${news[1]?.id}`))
      await waitForHydration(page)
      await visit(page, at('/information-blog/2'))
      await page.getByRole('main').locator('p a[href$="/projects"]').click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${basePath()}/projects`)
    })

    await test.step('unknown address answers 404 with its text and links', async () => {
      for (const [path, text] of [
        ['/blog/99', 'Blog post not found'],
        ['/information-blog/abc', 'Blog not found'],
        ['/kontakt', words.notFound.title],
      ] as const) {
        const response = await visit(page, at(path))
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
      }
      await page
        .getByRole('link', { name: say(words.footer.home, { name: site.shortName }) })
        .first()
        .click()
      await expect.poll(() => page.url()).toBe(at('/'))
    })
  })

  test.describe('at 1024 px', () => {
    test.use(tablet)

    test('modal opens, updates the address and closes by Back under a base path', async ({ page }) => {
      await visit(page, at('/blog/8'))
      await expectShown(carouselOf(page), 1, 7)
      await shownSlide(carouselOf(page)).getByRole('link').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => page.url()).toBe(`${at('/blog/8')}?foto=1`)
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(page.url()).toBe(at('/blog/8'))
    })
  })
})
