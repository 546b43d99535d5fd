import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../../src/util/paths.ts'
import { news, pages, reports, site } from '../support/content.ts'
import { expect, showMarkup, test, visit } from '../support/test.ts'

const content = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"]`).getAttribute('content')

test.describe('the head of a page', { tag: '@once' }, () => {
  test('navigation causes no console message about structured data', async ({ page, noise }) => {
    // The newest leads to the one before it.
    const [newest, before] = reports
    await visit(page, `/blog/${newest?.id}`)
    const main = page.getByRole('main')
    await main
      .getByRole('link', { name: before?.title ?? '' })
      .first()
      .click()
    await expect(page).toHaveURL(`/blog/${before?.id}`)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
    expect(noise).toEqual([])
  })

  test('page head names a published share picture of 1200 × 630 px and describes it', async ({ page }) => {
    const pictures = new Set<string>()
    for (const path of pages) {
      // The head as programs read it: no picture, style or script of the page is needed.
      await showMarkup(page, path)
      const address = new URL((await content(page, 'og:image')) ?? '')
      pictures.add(address.pathname)
      const file = readFileSync(join(paths.dist, address.pathname))
      const { width, height, format } = await sharp(file).metadata()
      expect.soft([path, width, height, format]).toEqual([path, 1200, 630, 'jpeg'])
      // Messengers leave out a picture that is larger.
      expect.soft(file.length, path).toBeLessThan(300_000)
      expect.soft(await content(page, 'og:image:width'), path).toBe('1200')
      expect.soft(await content(page, 'og:image:height'), path).toBe('630')
      expect.soft((await content(page, 'og:image:alt'))?.length, path).toBeGreaterThan(20)
      await expect
        .soft(page.locator('meta[name="twitter:card"]'))
        .toHaveAttribute('content', 'summary_large_image')
    }
    // One for each of five pages and for each document; the search page has that of the home page.
    expect(pictures.size).toBe(5 + reports.length + news.length)
  })

  test('page head marks documents as articles with their day', async ({ page }) => {
    await showMarkup(page, '/blog/1')
    expect(await content(page, 'og:type')).toBe('article')
    expect(await content(page, 'article:published_time')).toBe(
      reports.find(({ id }) => Number(id) === 1)?.end,
    )
    await showMarkup(page, '/about')
    expect(await content(page, 'og:type')).toBe('website')
    expect(await content(page, 'og:site_name')).toBe(site.name)
  })

  test('page head links to published feeds, icons and a valid manifest', async ({ page, request }) => {
    await visit(page, '/')
    for (const type of ['application/atom+xml', 'application/feed+json']) {
      const href = await page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute('href')
      expect((await request.get(href ?? '')).status()).toBe(200)
    }
    const session = await page.context().newCDPSession(page)
    const { errors, url } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
    expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon')
  })
})
