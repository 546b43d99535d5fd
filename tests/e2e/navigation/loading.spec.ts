import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page, Response } from '@playwright/test'
import { scriptsOf } from '../../../src/pipeline/prerender/testing/scripts.ts'
import { paths } from '../../../src/util/paths.ts'
import { entities, home, kinds } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { disableCache, expect, showMarkup, test, visit, waitForHydration } from '../support/test.ts'

type Files = Record<'script' | 'stylesheet', Map<string, string>>

/** The scripts and style sheets that a page fetches, by path. */
async function fetchedBy(page: Page, path: string): Promise<Files> {
  const found: Record<keyof Files, Set<string>> = { script: new Set(), stylesheet: new Set() }
  const listen = (response: Response) => {
    const type = response.request().resourceType()
    if (type === 'script' || type === 'stylesheet') found[type].add(new URL(response.url()).pathname)
  }
  page.on('response', listen)
  await visit(page, path)
  // The engine marks each strip that it has taken over.
  const strips = page.locator('.swiper')
  await expect(strips.and(page.locator('.swiper-initialized'))).toHaveCount(await strips.count())
  await page.waitForLoadState('networkidle')
  page.off('response', listen)
  const texts = async (files: Set<string>) =>
    new Map(
      await Promise.all(
        [...files].map(async (file) => [file, await readFile(join(paths.dist, file), 'utf8')] as const),
      ),
    )
  return { script: await texts(found.script), stylesheet: await texts(found.stylesheet) }
}

/** The fonts that the open page has fetched, by address. */
function fontsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  )
}

function twoFrames(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

test.describe('files of a page', { tag: '@once' }, () => {
  test('page preloads exactly the scripts and styles that it uses', async ({ page }) => {
    test.setTimeout(kinds.length * 15_000)
    const files = new Map<string, Files>()
    const remember = await disableCache(page)
    const fonts = new Map<string, string[]>()
    for (const path of [...kinds, '/blog/3']) {
      files.set(path, await fetchedBy(page, path))
      fonts.set(path, await fontsOf(page))
    }
    await remember()
    const of = (path: string): Files => files.get(path) ?? { script: new Map(), stylesheet: new Map() }

    await test.step('head announces every script and style sheet that the page uses', async () => {
      for (const path of kinds) {
        const { script, stylesheet } = of(path)
        const html = await (await page.request.get(path)).text()
        const links = [...html.matchAll(/<link\b[^>]*?\shref="([^"]+)"/g)].map(([, file = '']) => file)
        const announced = [...scriptsOf(html), ...links]
        const late = [...script].filter(([file]) => !announced.includes(file))
        // Only the carousel's engine comes later, and what waits for a line that breaks: the page is complete without them.
        const engine = late.filter(([, text]) => text.includes('swiper-slide-active'))
        const isOffline = (text: string) => text.includes('stayOffline') && text.length < 1000
        expect.soft(late.filter(([, text]) => isOffline(text)).length, path).toBe(1)
        expect
          .soft(
            late.filter((file) => !engine.includes(file) && !isOffline(file[1])).map(([file]) => file),
            path,
          )
          .toEqual([])
        expect.soft(engine.length, path).toBeLessThanOrEqual(1)
        expect
          .soft(
            [...stylesheet.keys()].filter((file) => !announced.includes(file)),
            path,
          )
          .toEqual([])
        expect.soft(stylesheet.size, path).toBeGreaterThan(0)
        const own = announced.filter((file) => file.startsWith('/'))
        expect.soft(new Set(own).size, path).toBe(own.length)
      }
    })

    await test.step('page of text loads neither the carousel engine nor any report', async () => {
      const { script } = of('/about')
      const text = [...script.values()].join('\n')
      expect(text).not.toContain('swiper-slide-active')
      for (const { intro } of entities.reports) expect(text).not.toContain(intro.slice(0, 60))
    })

    await test.step('report loads only its own text, and the carousel engine after hydration', async () => {
      const { script } = of('/blog/3')
      const text = [...script.values()].join('\n')
      const others = entities.reports.filter(({ id }) => Number(id) !== 3)
      for (const { conclusion } of others) expect(text).not.toContain(conclusion.slice(-60))
      // The carousel's engine comes after hydration: until then the slides are a scrolling list.
      const first = new Map([...script].filter(([, code]) => !code.includes('swiper-slide-active')))
      expect(first.size).toBe(script.size - 1)
    })

    await test.step('about page does not load the style sheets of the gallery', () => {
      const own = [...of('/blog/1').stylesheet.keys()].filter((sheet) => !of('/about').stylesheet.has(sheet))
      expect(own.length).toBeGreaterThan(0)
    })

    await test.step('only pages with words in italics load the italic font', () => {
      for (const path of kinds) {
        const names = fonts.get(path) ?? []
        expect(
          names.filter((name) => name.includes('-normal')),
          path,
        ).toHaveLength(2)
        // Placeholders are not marked up as quotations.
        const isQuoted = home.testimonials.items.some(({ placeholder }) => !placeholder)
        const isQuoting = path === '/' ? isQuoted : path.startsWith('/information-blog')
        expect(
          names.filter((name) => name.includes('-italic')),
          path,
        ).toHaveLength(isQuoting ? 1 : 0)
      }
    })

    await test.step('page loads no schema library', () => {
      for (const path of ['/', '/blog/1']) {
        expect(of(path).script.size, path).toBeGreaterThan(0)
        for (const [script, text] of of(path).script)
          expect(text.includes('ZodError') || text.includes('_zod'), script).toBe(false)
      }
    })
  })

  test('scripts wait until the page has loaded or for the first touch or key', async ({ page }) => {
    const remember = await disableCache(page)
    const show = await hold(page, /\/pictures\//)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
    })

    const come = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script')
    await page.goto('/blog/1', { waitUntil: 'domcontentloaded' })
    await come
    const [first = '', ...others] = scriptsOf(await page.content())
    await expect(page.locator('main h1')).toBeVisible()
    // Frames, not idle time: while only a picture is loading, a headless browser may produce neither.
    await page.evaluate(twoFrames)
    expect(asked).toEqual([first])

    await page.keyboard.press('Shift')
    await waitForHydration(page)
    expect(asked).toEqual(expect.arrayContaining(others))

    await test.step('scripts start at the end of loading without a touch', async () => {
      asked.length = 0
      show()
      await visit(page, '/blog/1')
      expect(asked).toEqual(expect.arrayContaining([first, ...others]))
      const [paint, ...scripts] = await page.evaluate((paths) => {
        const started = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? -1
        return [
          started('first-contentful-paint'),
          ...paths.map((path) => started(new URL(path, location.origin).href)),
        ]
      }, others)
      expect(paint, 'the first paint').toBeGreaterThan(0)
      expect(Math.min(...scripts), 'the first script after the paint').toBeGreaterThan(paint ?? Infinity)
      expect(scripts.length).toBeGreaterThan(1)
    })
    await remember()
  })

  test('page requests its fonts once and paints before they arrive on a slow network', async ({ page }) => {
    const remember = await disableCache(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/-normal-.*\.woff2$/.test(pathname)) asked.push(pathname)
    })
    const send = await hold(page, /-normal-.*\.woff2$/)
    await page.route(/\.css$|\/bootstrap-/, async (route) => {
      await setTimeout(1100)
      await route.continue()
    })
    await page.goto('/blog/1', { waitUntil: 'commit' })
    // Asked for again, behind all that was published in the head.
    await expect(page.locator('head > [type="application/ld+json"] ~ link[as=font]')).toHaveCount(2)
    send()
    await waitForHydration(page)
    expect(asked).toHaveLength(2)
    expect(new Set(asked).size).toBe(2)
    await remember()
  })

  test('page loads its first picture at once with priority and lower ones later', async ({ page }) => {
    for (const path of ['/', '/summer-school', '/blog/1', '/information-blog/1']) {
      await showMarkup(page, path)
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

  test('navigation by a link loads no document but only what the new page needs', async ({ page }) => {
    await visit(page, '/projects')
    const types: string[] = []
    page.on('request', (request) => types.push(request.resourceType()))
    await page.locator('footer a[href="/about"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(types).not.toContain('document')
    expect(types).not.toContain('fetch')
    expect(types).not.toContain('xhr')
    await waitForHydration(page)
  })
})
