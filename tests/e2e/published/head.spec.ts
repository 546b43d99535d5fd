import type { Page } from '@playwright/test'
import { reports, site } from '../support/content.ts'
import { expect, showMarkup, test, visit } from '../support/test.ts'

const content = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"]`).getAttribute('content')

test.describe('the head of a page', { tag: '@once' }, () => {
  test('a visit that goes on to other pages meets no message about that data', async ({ page, noise }) => {
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

  test('says of documents that they are articles, and of what day', async ({ page }) => {
    await showMarkup(page, '/blog/1')
    expect(await content(page, 'og:type')).toBe('article')
    expect(await content(page, 'article:published_time')).toBe(reports.find(({ id }) => id === 1)?.end)
    await showMarkup(page, '/about')
    expect(await content(page, 'og:type')).toBe('website')
    expect(await content(page, 'og:site_name')).toBe(site.name)
  })

  test('leads to feeds, icons and a manifest that the browser accepts', async ({ page, request }) => {
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
