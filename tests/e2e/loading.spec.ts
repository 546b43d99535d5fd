import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { entities, kinds, pages } from './support/content.ts'
import { alive, expect, test, visit } from './support/test.ts'

/** Everything of one kind that a page has fetched, by path. */
async function fetched(
  page: Page,
  type: 'script' | 'stylesheet',
  open: () => Promise<unknown>,
): Promise<Map<string, string>> {
  const bodies = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === type)
      bodies.set(new URL(response.url()).pathname, response.text())
  })
  await open()
  await page.waitForLoadState('networkidle')
  const texts = await Promise.all([...bodies].map(async ([path, body]) => [path, await body] as const))
  return new Map(texts)
}

test.describe('layout', () => {
  for (const path of pages) {
    test(`${path} does not shift while it loads`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number
              hadRecentInput: boolean
            }
            if (!hadRecentInput) shifts.push(value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      expect(total).toBeLessThan(0.01)
    })
  }
})

test.describe('files of a page', { tag: '@once' }, () => {
  for (const path of pages) {
    test(`${path}: every script that it runs was announced in its head`, async ({ page }) => {
      const scripts = await fetched(page, 'script', () => visit(page, path))
      const announced = await page
        .locator('script[src], link[rel="modulepreload"]')
        .evaluateAll((all) =>
          all.map(
            (node) =>
              new URL(node.getAttribute('src') ?? node.getAttribute('href') ?? '', location.href).pathname,
          ),
        )
      const late = [...scripts].filter(([script]) => !announced.includes(script))
      // The carousel's engine alone comes later: the page is complete and alive without it.
      const engines = late.filter(([, text]) => text.includes('swiper-slide-active'))
      expect(late.filter((script) => !engines.includes(script)).map(([script]) => script)).toEqual([])
      expect(engines.length).toBeLessThanOrEqual(1)
    })

    test(`${path}: every announced file exists and is used`, async ({ page, request }) => {
      await page.goto(path)
      const files = await page
        .locator('script[src], link[rel="modulepreload"], link[rel="stylesheet"], link[rel="icon"]')
        .evaluateAll((all) => all.map((node) => node.getAttribute('src') ?? node.getAttribute('href') ?? ''))
      expect(new Set(files).size).toBe(files.length)
      for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
    })

    test(`${path}: every style sheet stands in its head, so nothing shows unstyled`, async ({ page }) => {
      const sheets = await fetched(page, 'stylesheet', () => visit(page, path))
      const html = await (await page.request.get(path)).text()
      const announced = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
      expect(announced.length).toBeGreaterThan(0)
      expect([...sheets.keys()].filter((sheet) => !announced.includes(sheet))).toEqual([])
    })
  }

  test('a page of text loads neither the carousel engine nor any report, and at most 100 kB of script', async ({
    page,
  }) => {
    const scripts = await fetched(page, 'script', () => visit(page, '/about'))
    const text = [...scripts.values()].join('\n')
    expect(text).not.toContain('swiper-slide-active')
    for (const { intro } of entities.reports) expect(text).not.toContain(intro.slice(0, 60))
    expect(sizeOf(scripts)).toBeLessThanOrEqual(100 * 1024)
  })

  test('a report loads its own text and no other, and at most 117 kB of script', async ({ page }) => {
    const scripts = await fetched(page, 'script', () => visit(page, '/blog/3'))
    const text = [...scripts.values()].join('\n')
    const others = entities.reports.filter(({ id }) => id !== 3)
    for (const { conclusion } of others) expect(text).not.toContain(conclusion.slice(-60))
    expect(sizeOf(scripts)).toBeLessThanOrEqual(117 * 1024)
  })

  test('a page loads the style sheets of its own parts: those of the gallery are not on the about page', async ({
    page,
  }) => {
    const about = await fetched(page, 'stylesheet', () => visit(page, '/about'))
    const report = await fetched(page, 'stylesheet', () => visit(page, '/blog/1'))
    const own = [...report.keys()].filter((sheet) => !about.has(sheet))
    expect(own.length).toBeGreaterThan(0)
  })

  test('the schema library never reaches a visitor', async ({ page }) => {
    for (const path of kinds) {
      const scripts = await fetched(page, 'script', () => visit(page, path))
      for (const [script, text] of scripts)
        expect(text.includes('ZodError') || text.includes('_zod'), script).toBe(false)
    }
  })

  test('the first picture of a page comes at once and with priority, those below later', async ({ page }) => {
    for (const path of ['/', '/summer-school', '/blog/1', '/information-blog/1']) {
      await page.goto(path)
      const images = page.locator('main img')
      await expect(images.first()).toHaveAttribute('fetchpriority', 'high')
      await expect(images.first()).not.toHaveAttribute('loading', 'lazy')
      await expect(images.last()).toHaveAttribute('loading', 'lazy')
      const unsized = await images.evaluateAll(
        (all) => all.filter((img) => !img.hasAttribute('width') || !img.hasAttribute('height')).length,
      )
      expect(unsized, path).toBe(0)
    }
  })

  test('pictures come in modern formats and in the width that fits', async ({ page }) => {
    await visit(page, '/blog/1')
    const first = page.locator('main [aria-roledescription="slide"] img').first()
    await expect
      .poll(() => first.evaluate((img) => (img as HTMLImageElement).currentSrc))
      .toMatch(/-\d+\.avif$/)
  })

  test('no class of a style sheet is missing', async ({ page }) => {
    for (const path of [...kinds, '/kontakt']) {
      await visit(page, path)
      const wrong = await page
        .locator('[class]')
        .evaluateAll((all) =>
          all
            .filter((node) => /(^|\s)(undefined|null|false)(\s|$)/.test(node.getAttribute('class') ?? ''))
            .map((node) => node.outerHTML.slice(0, 120)),
        )
      expect(wrong, path).toEqual([])
    }
  })

  test('following a link fetches no document, only what the new page needs', async ({ page }) => {
    await visit(page, '/projects')
    const types: string[] = []
    page.on('request', (request) => types.push(request.resourceType()))
    await page.locator('footer a[href="/about"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(types).not.toContain('document')
    expect(types).not.toContain('fetch')
    expect(types).not.toContain('xhr')
    await alive(page)
  })
})

/** Bytes of scripts as a host sends them. */
function sizeOf(scripts: Map<string, string>): number {
  return [...scripts.values()].reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}
