import type { Page, Route } from '@playwright/test'
import { fullWidth, pictureWidths } from '../../../src/model/pictures/widths.ts'
import { pictures as published } from '../../site-content.ts'
import { kinds } from '../support/content.ts'
import { expect, test } from '../support/test.ts'

/** Every kind of page, and the modal, which needs a window of at most 1024 px. */
const places = [...kinds, '/information-blog/1', '/blog/8?foto=3']

/** Widths of a picture in device pixels: as drawn, of the chosen file, of its original. */
type Shown = { file: string; shown: number; chosen: number; original: number; density: number }

type Window = { width: number; height: number; mobile: boolean }

/** Windows by their width in px: of phones and computers whose scroll bars lie over the page, and of others. */
const windows: Record<string, Window[]> = {
  'without a scroll bar': [
    ...[360, 768].map((width) => ({ width, height: 800, mobile: true })),
    ...[1024, 1440].map((width) => ({ width, height: 800, mobile: false })),
  ],
  // Between 756 and 771 px, media queries with and without the scroll bar would differ.
  'with a scroll bar': [600, 756, 771, 1024, 1440].map((width) => ({ width, height: 800, mobile: false })),
}

for (const [bars, sizes] of Object.entries(windows)) {
  test(`every picture is wide enough ${bars}, and at most 1.4 times too wide, at 1 and 2 dots a px`, {
    tag: '@once',
  }, async ({ browser: hiding, playwright, launchOptions, baseURL, request }) => {
    test.setTimeout(places.length * 15_000)
    const bar = bars === 'with a scroll bar' ? 15 : 0
    const browser = bar
      ? await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
      : hiding
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    const screen = await page.context().newCDPSession(page)
    await screen.send('Network.enable')
    await page.route('**/pictures/*', answerWithOutline)
    const counts = new Map<number, number>()
    for (const place of places) {
      const html = await (await request.get(place)).text()
      if (!html.includes('/pictures/')) continue
      for (const window of sizes) {
        const isModal = place.includes('foto') && window.width <= 1024
        for (const density of [1, 2]) {
          const name = `${place} at ${window.width} px, ${density} dots`
          await screen.send('Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor: density })
          if (window === sizes[0] && density === 1) await page.goto(place)
          await page.waitForFunction(
            ([width, dots]) => innerWidth === width && devicePixelRatio === dots,
            [window.width, density],
          )
          await expect(page.getByRole('dialog')).toHaveCount(isModal ? 1 : 0)
          // The modal locks the page behind it.
          const taken = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth)
          if (!isModal) await expect.poll(taken).toBe(bar)
          // Forgets what is there, which only a change of the setting does: Chromium takes a wider file that it has.
          for (const cacheDisabled of [false, true])
            await screen.send('Network.setCacheDisabled', { cacheDisabled })
          const pictures = await measure(page)
          counts.set(window.width, (counts.get(window.width) ?? 0) + pictures.length)
          expect
            .soft(
              pictures.filter((picture) => !fits(picture, bar)),
              name,
            )
            .toEqual([])
        }
      }
    }
    await page.close()
    if (bar) await browser.close()
    for (const { width } of sizes) expect(counts.get(width), `${width} px`).toBeGreaterThan(100)
  })
}

/**
 * Tolerates rounding by half a px. The viewport width in CSS, by which a file is chosen, includes the scroll bar of
 * `bar` px, which the layout does not have.
 */
function fits({ shown, chosen, original, density }: Shown, bar: number): boolean {
  const isWide = chosen >= Math.min(shown, fullWidth(original)) - density / 2
  return isWide && (chosen <= 1.4 * (shown + density * (bar + 1 / 2)) || chosen === pictureWidths[0])
}

/**
 * Answers with an empty drawing of the picture's format: the chosen file and the layout stay the same. It is
 * not cached: Chromium prefers a wider file in the cache.
 */
async function answerWithOutline(route: Route): Promise<void> {
  const name = route.request().url().split('/').at(-1) ?? ''
  const picture = published.find(({ key }) => name.startsWith(key))
  const size = `width="${picture?.width ?? 1}" height="${picture?.height ?? 1}"`
  const body = `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`
  await route.fulfill({ contentType: 'image/svg+xml', headers: { 'cache-control': 'no-store' }, body })
}

/** Makes the browser choose every picture's file anew, as it does on a visit in this window, and measures them. */
async function measure(page: Page): Promise<Shown[]> {
  return await page.evaluate(async () => {
    // Not the page behind the modal, whose pictures may take the wider files that the modal has loaded.
    const shown = document.querySelector('dialog[open]') ?? document
    const all = [...shown.querySelectorAll<HTMLImageElement>('img[src*="/pictures/"]')]
    const images = all.filter(({ src }) => !src.endsWith('.svg'))
    for (const image of images) {
      image.loading = 'eager'
      image.sizes = String(image.sizes)
    }
    await new Promise((done) => setTimeout(done))
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    return images.map((image) => {
      const original = Number(image.getAttribute('width'))
      const ratio = original / Number(image.getAttribute('height'))
      // Depending on object-fit, a picture may be drawn wider than its frame, or narrower.
      const drawn = { cover: Math.max, contain: Math.min }[getComputedStyle(image).objectFit] ?? Math.max
      const width = drawn(image.clientWidth, image.clientHeight * ratio)
      const file = image.currentSrc.slice(image.currentSrc.lastIndexOf('/') + 1)
      const chosen = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
      return { file, shown: width * devicePixelRatio, chosen, original, density: devicePixelRatio }
    })
  })
}
