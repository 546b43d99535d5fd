import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { kinds, mainLinks } from '../support/content.ts'
import { expect, narrow, test, visit, waitForHydration } from '../support/test.ts'

const scripts = /\/assets\/[^/]*\.js$/
const app = /\/assets\/entry-client-[^/]*\.js$/
const engine = /\/assets\/engine-[^/]*\.js$/

test.describe('scripting without script files', { tag: '@once' }, () => {
  test.use({ ...narrow, reducedMotion: 'reduce' })

  test.afterEach(({ noise }) => {
    expect(noise.length, 'the browser reports missing files').toBeGreaterThan(0)
    noise.length = 0
  })

  for (const [missing, name] of [
    [scripts, 'no script'],
    [app, 'the bootstrap without the app'],
  ] as const) {
    test(`phone that gets ${name} shows no useless control and follows every link`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.route(missing, (route) => route.fulfill({ status: 404 }))
      const expectPlain = async (path: string) => {
        await expect(page.locator('html')).not.toHaveAttribute('data-scripted')
        await expect.soft(controls(page), path).toHaveCount(0)
        expect
          .soft(await page.locator('html').evaluate((html) => html.scrollWidth), path)
          .toBeLessThanOrEqual(390)
        if (missing === scripts && ['/', '/about', '/projects'].includes(path))
          await test.step(`${path} passes axe`, async () => {
            expect.soft(await violations(page), path).toEqual([])
          })
      }
      const reached = mainLinks.map(({ href }) => href as string)
      for (const path of kinds.filter((kind) => !reached.includes(kind))) {
        await page.goto(path)
        await expectPlain(path)
      }
      // From one page to the next; News and Events first, because it leads from another page to the home page.
      const [home, news, ...others] = mainLinks
      for (const { name, href } of [news, home, ...others])
        await test.step(`${name} in the header leads to ${href}`, async () => {
          await page.locator('header nav').getByRole('link', { name, exact: true }).click()
          await expect.poll(() => page.url().endsWith(href)).toBe(true)
          if (href === news.href) return
          await page.waitForLoadState('load')
          await expectPlain(href)
        })
    })
  }

  test('gallery without its engine shows a scroll bar instead of buttons', async ({ page }) => {
    await page.route(engine, (route) => route.fulfill({ status: 404 }))
    await visit(page, '/blog/8')
    await waitForHydration(page)
    await expect(page.locator('main .swiper')).toHaveCSS('scrollbar-width', 'thin')
    await expect(page.locator('[aria-roledescription="carousel"] button:visible')).toHaveCount(0)
  })
})

/** Visible controls other than links and questions, which work without scripts. */
function controls(page: Page) {
  return page.locator(
    ['button', 'select', 'input', '[role="button"]'].map((kind) => `${kind}:visible`).join(', '),
  )
}
