import type { Page } from '@playwright/test'
import type { AnyRouter } from '@tanstack/react-router'
import { reports, say, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { addressOf, expect, test, visit, waitForHydration } from '../support/test.ts'

test.describe('what cannot be loaded', { tag: '@once' }, () => {
  const { searching } = words
  const { title = '' } = reports.find(({ id }) => Number(id) === 1) ?? {}

  test('navigation loads the whole document when its data or styles are gone', async ({
    context,
    page,
    noise,
  }) => {
    for (const gone of ['**/data/report/1.js', '**/assets/blog-*.css']) {
      // A page without pictures that links to reports.
      await visit(page, '/kerko')
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      // Until the browser requests the page itself, which refers to the files of the new version.
      await context.route(gone, (route) => route.fulfill({ status: 404 }))
      await page.route('**/blog/1', (route) => context.unroute(gone).then(() => route.continue()))
      await page.locator('main a[href="/blog/1"]').first().click()
      await expect.poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => true)).toBe(false)
      expect(addressOf(page)).toBe('/blog/1')
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.unroute('**/blog/1')
    }
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })

  test('page stays as published when its data or code cannot be loaded', async ({ page, noise }) => {
    for (const gone of ['**/data/report/1.js', '**/assets/blog*.js']) {
      const failed = page.waitForResponse((response) => response.status() === 404)
      await page.route(gone, (route) => route.fulfill({ status: 404 }))
      await page.goto('/blog/1')
      await failed
      await expect.poll(() => noise.length).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('main')).toContainText('Hyrje')
      await page.unroute(gone)
      await page.locator('header').getByRole('link').first().click()
      await expect.poll(() => addressOf(page)).toBe('/')
      noise.length = 0
    }
  })

  test('pictures load again after the network returns', async ({ context, page, noise }) => {
    const photos = '**/pictures/*'
    await page.route(photos, (route) => route.abort('internetdisconnected'))
    await page.goto('/summer-school')
    const cover = page.locator('main img').first()
    const width = () => cover.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)
    await expect.poll(width).toBe(0)
    await waitForHydration(page)
    await context.setOffline(true)
    await page.unroute(photos)
    await context.setOffline(false)
    await expect.poll(width).toBeGreaterThan(0)
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })

  test('navigation stays on the page with a message while offline and goes on afterwards', async ({
    context,
    page,
    noise,
  }) => {
    const sentence = page.getByRole('alert').getByText(words.offline)
    await visitUntilOfflineIsWatched(page, '/blog/1')
    const last = page.locator('main a[href^="/blog/"]').last()
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    // The pointer must not have made the page load what it leads to.
    await context.setOffline(true)
    for (const tap of [
      () => last.evaluate((link: HTMLElement) => link.click()),
      () =>
        page
          .getByRole('button', { name: words.search.open })
          .evaluate((button: HTMLElement) => button.click()),
      // A link that the browser itself follows.
      () =>
        page.evaluate(() =>
          Object.assign(document.body.appendChild(document.createElement('a')), {
            href: '/feed.atom',
          }).click(),
        ),
    ]) {
      await tap()
      await expect(sentence).toBeVisible()
      await expect.poll(() => addressOf(page)).toBe('/blog/1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
      await page.keyboard.press('Escape')
      await expect(sentence).toBeHidden()
    }
    await context.setOffline(false)
    await last.click()
    await expect.poll(() => addressOf(page)).not.toBe('/blog/1')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })

  test('navigation stays on the page when the network has no internet connection', async ({
    page,
    noise,
  }) => {
    const sentence = page.getByRole('alert').getByText(words.offline)
    await visitUntilOfflineIsWatched(page, '/blog/1')
    await page.route('**/*', (route) => route.abort('internetdisconnected'))
    for (const tap of [
      () => page.getByRole('contentinfo').locator('a[href="/about"]').click(),
      () => page.getByRole('button', { name: words.search.open }).click(),
    ]) {
      await tap()
      await expect(sentence).toBeVisible()
      await expect.poll(() => addressOf(page)).toBe('/blog/1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.keyboard.press('Escape')
      await expect(sentence).toBeHidden()
    }
    await page.unroute('**/*')
    await page.getByRole('contentinfo').locator('a[href="/about"]').click()
    await expect.poll(() => addressOf(page)).toBe('/about')
    // The whole document comes, as a file that once failed is not asked for again.
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })

  test('navigation does not retry when a second failure occurs during the return', async ({
    context,
    page,
    noise,
  }) => {
    await visitUntilOfflineIsWatched(page, '/blog/1')
    await context.setOffline(true)
    await page.evaluate(() => {
      const led: string[] = []
      Object.assign(window, { led })
      const router = (self as { __TSR_ROUTER__?: AnyRouter }).__TSR_ROUTER__
      router?.subscribe('onBeforeLoad', ({ toLocation }) => {
        led.push(toLocation.pathname)
        if (toLocation.pathname === '/blog/1') dispatchEvent(new CustomEvent('failed', { cancelable: true }))
      })
    })
    await page
      .getByRole('contentinfo')
      .locator('a[href="/about"]')
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('alert').getByText(words.offline)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await context.setOffline(false)
    expect(await page.evaluate(() => 'led' in window && window.led)).toEqual(['/about', '/blog/1'])
    expect(addressOf(page)).toBe('/blog/1')
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })

  test('navigation loads another document although the pending load is aborted', async ({ page, noise }) => {
    for (const [name, needed] of [
      [words.nav.about, '**/data/about.js'],
      [words.search.open, '**/assets/SearchDialog-*.js'],
    ] as const) {
      // The page's clock stands still, however long this test takes.
      await page.clock.setFixedTime('2024-11-21T10:00:00')
      await visit(page, '/projects')
      const chosen = '**/summer-school'
      const breakOff = await hold(page, needed, (route) => route.abort())
      const letCome = await hold(page, chosen)
      const asked = page.waitForRequest(needed)
      await page.getByRole('banner').getByText(say(name)).click()
      await asked
      const askedNext = page.waitForRequest(chosen)
      await page.evaluate(() => {
        window.location.href = '/summer-school'
      })
      await askedNext
      expect(noise).toEqual([])
      breakOff()
      await expect.poll(() => noise.length, 'the browser told of the missing file').toBeGreaterThan(0)
      letCome()
      await expect.poll(() => addressOf(page)).toBe('/summer-school')
      await page.unrouteAll()
      noise.length = 0
    }
  })

  test('search leads to the search page when its files are gone', async ({ page, noise }) => {
    const field = page.getByRole('searchbox')
    for (const gone of ['**/data/search.js', '**/assets/find-*.js']) {
      await visit(page, '/about')
      await page.route(gone, (route) => route.fulfill({ status: 404 }))
      await page.keyboard.press('/')
      await expect(field).toBeFocused()
      await page.keyboard.type('dielli')
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(searching.failed)
      await page.unroute(gone)
      await page.getByRole('link', { name: searching.again }).click()
      await expect.poll(() => addressOf(page)).toBe('/kerko?q=dielli')
      await expect(page.locator('[data-result]').first()).toBeVisible()
    }
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })
})

/** Visits a page and waits for the module that stays on it offline: it comes after hydration. */
async function visitUntilOfflineIsWatched(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.locator('.note[popover]').waitFor({ state: 'attached' })
}
