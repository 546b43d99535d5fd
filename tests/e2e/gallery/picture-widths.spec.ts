import type { Page, Route } from '@playwright/test'
import { fullWidth, pictureWidths } from '../../../src/model/pictures/widths.ts'
import { pictures as published } from '../../site-content.ts'
import { kinds } from '../support/content.ts'
import { expect, test } from '../support/test.ts'

/** Every kind of page, and the modal, which needs a window of at most 1024 px. */
const places = [...kinds, '/information-blog/1', '/blog/8?foto=3']

/** Widths of a picture in device pixels: as drawn, of the chosen file, of its original. */
type Shown = { file: string; shown: number; chosen: number; original: number; density: number }

/** Windows by their width in px. Phones and tablets have overlay scroll bars. */
const windows = [
  ...[360, 768].map((width) => ({ width, mobile: true, scrollBar: false })),
  ...[1024, 1440].map((width) => ({ width, mobile: false, scrollBar: false })),
  // Between 756 and 771 px, media queries with and without the scroll bar would differ.
  ...[600, 756, 771, 1024, 1440].map((width) => ({ width, mobile: false, scrollBar: true })),
]

for (const { width, mobile, scrollBar } of windows) {
  const title = `at ${width} px${scrollBar ? ' with a scroll bar' : ''}, at 1 and 2 dots a px`
  test(`${title}, every picture is wide enough, and at most 1.4 times too wide`, {
    tag: '@once',
  }, async ({ browser: hiding, playwright, launchOptions, baseURL, request }) => {
    const browser = scrollBar
      ? await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
      : hiding
    const window = { width, height: 800, mobile }
    const page = await browser.newPage({
      ...(baseURL && { baseURL }),
      viewport: { width, height: 800 },
      isMobile: window.mobile,
    })
    await page.route('**/pictures/*', answerWithOutline)
    const wrong: string[] = []
    let count = 0
    for (const place of places) {
      const html = await (await request.get(place)).text()
      if (!html.includes('/pictures/')) continue
      for (const picture of await picturesOf(page, window, place)) {
        count += 1
        if (!fits(picture, scrollBar ? 15 : 0))
          wrong.push(`${place} ${picture.file}: ${picture.chosen} for ${picture.shown}`)
      }
    }
    // The modal locks the page behind it.
    await page.goto('/')
    const taken = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect(taken).toBe(scrollBar ? 15 : 0)
    await page.close()
    if (browser !== hiding) await browser.close()
    expect(count).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })
}

type Window = { width: number; height: number; mobile: boolean }

/**
 * Tolerates rounding by half a px. The viewport width in CSS, by which a file is chosen, includes the scroll bar of
 * `bar` px, which the layout does not have.
 */
function fits({ shown, chosen, original, density }: Shown, bar: number): boolean {
  const isWide = chosen >= Math.min(shown, fullWidth(original)) - density / 2
  return isWide && (chosen <= 1.4 * (shown + density * (bar + 1 / 2)) || chosen === pictureWidths[0])
}

/** The pictures of a page at both densities. */
async function picturesOf(page: Page, window: Window, place: string): Promise<Shown[]> {
  const isModal = place.includes('foto')
  await setDensity(page, window, 1)
  await open()
  const pictures = await measure(page)
  await setDensity(page, window, 2)
  // Below the modal the same pictures are small: it is visited once for each density.
  if (isModal) await open()
  else await chooseAnew(page)
  return [...pictures, ...(await measure(page))]

  async function open() {
    await page.goto(place)
    if (isModal && window.width <= 1024) await page.getByRole('dialog').waitFor()
  }
}

async function setDensity(page: Page, window: Window, deviceScaleFactor: number): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  await screen.send('Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor })
  await page.waitForFunction((density) => devicePixelRatio === density, deviceScaleFactor)
}

/** Makes the browser choose every picture's file again: Chromium does so only some time after a change of density. */
async function chooseAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.sizes = String(image.sizes)
    await new Promise((done) => setTimeout(done))
  })
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

async function measure(page: Page): Promise<Shown[]> {
  return await page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLImageElement>('img[src*="/pictures/"]')]
    const images = all.filter(({ src }) => !src.endsWith('.svg'))
    for (const image of images) image.loading = 'eager'
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
