import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '../../../src/util/paths.ts'
import { harmlessHtml, harmlessMarkdown } from '../support/harmless.ts'
import { expect, test, visit } from '../support/test.ts'

/** What stands in the first post's HTML and in its data. */
const spot = '<blockquote><p>Nuk kemi nevojë'

test.describe('texts that the content check accepts although they look like attacks', {
  tag: '@once',
}, () => {
  test.beforeEach(async ({ page }) => {
    const texts = (await harmlessHtml()) + (await harmlessMarkdown())
    await page.addInitScript(() => {
      for (const name of ['alert', 'confirm', 'prompt'])
        Object.assign(window, { [name]: () => document.documentElement.setAttribute('data-ran', name) })
    })
    // The texts show pictures of the good site, which this one does not have.
    const isForeign = ({ pathname }: URL) =>
      pathname.startsWith('/pictures/') && !existsSync(join(paths.dist, pathname))
    await page.route(isForeign, (route) => route.fulfill({ status: 200, body: '' }))
    await page.route(/\/information-blog\/\d+$/, (route) => insert(route, texts))
    await page.route('**/data/news/1.js', (route) => insert(route, inString(texts)))
  })

  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

  test('harmless texts that look like attacks run and load nothing in a published page', async ({ page }) => {
    await visit(page, '/information-blog/1')
    await expectHarmless(page)
  })

  test('harmless texts that look like attacks run and load nothing after navigation', async ({ page }) => {
    await visit(page, '/information-blog/2')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('main').locator('a[href="/information-blog/1"]').click()
    await expect(page).toHaveURL(/\/information-blog\/1$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expectHarmless(page)
  })
})

/** Adds the texts to whatever answer carries the post, without the policy that would also stop them. */
async function insert(route: Parameters<Parameters<Page['route']>[1]>[0], texts: string): Promise<void> {
  const response = await route.fetch()
  const body = await response.text()
  const {
    'content-security-policy': _,
    'content-encoding': __,
    'content-length': ___,
    ...headers
  } = response.headers()
  await route.fulfill({ response, headers, body: body.replace(spot, () => texts + spot) })
}

/** The same text within a string of any of JavaScript's three kinds of quotes. */
function inString(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll("'", "\\'")
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
}

async function expectHarmless(page: Page): Promise<void> {
  const body = page
    .getByRole('main')
    .locator('div', { has: page.locator('> blockquote') })
    .last()
  await expect(body).toContainText('<script>alert(1)</script>')
  await expect(body.getByText('javascript:alert(1)', { exact: true }).first()).toBeVisible()
  const found = await body.evaluate((root) => {
    const elements = [...root.querySelectorAll('*')]
    for (const element of elements)
      for (const name of ['mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(name, { bubbles: true }))
    return {
      scripts: elements.filter(({ localName }) => localName === 'script').length,
      handlers: elements.flatMap(({ attributes }) => [...attributes].filter(({ name }) => /^on/.test(name)))
        .length,
      addresses: elements
        .flatMap((element) => element.getAttribute('href') ?? [])
        .filter((href) => !/^(https:\/\/|\/(?!\/)|#|mailto:|tel:)/.test(href)),
    }
  })
  expect(found).toEqual({ scripts: 0, handlers: 0, addresses: [] })
  await expect(page.locator('html')).not.toHaveAttribute('data-ran')
}
