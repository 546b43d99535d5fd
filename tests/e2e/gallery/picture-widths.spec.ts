import type { Route } from '@playwright/test'
import { fullWidth, pictureWidths } from '../../../src/model/pictures/widths.ts'
import { pictures as published } from '../../site-content.ts'
import { kinds } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

/** Every kind of page, and the modal, which needs a window of at most 1024 px. */
const places = [...kinds, '/information-blog/1', '/blog/8?foto=3']

/** Widths of a picture in device pixels: as drawn, of the chosen file, of its original. */
type Shown = { file: string; shown: number; chosen: number; original: number; density: number }

/** Windows by their width in px: of phones and computers whose scroll bars lie over the page, and of others. */
const windows = [
  ...[360, 768].map((width) => ({ width, mobile: true, hidden: true })),
  ...[1024, 1440].map((width) => ({ width, mobile: false, hidden: true })),
  // Between 756 and 771 px, media queries with and without the scroll bar would differ.
  ...[600, 756, 771, 1024, 1440].map((width) => ({ width, mobile: false, hidden: false })),
  // Beyond 1024 px the modal closes.
].sort((a, b) => a.width - b.width)

test('pictures are wide enough but at most 1.4 times too wide at 1 and 2 dots a px', {
  tag: '@once',
}, async ({ playwright, launchOptions, baseURL, request }) => {
  test.setTimeout(places.length * 15_000)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  const screen = await page.context().newCDPSession(page)
  await page.route('**/pictures/*', answerWithOutline)
  const counts = windows.map(() => 0)
  for (const place of places) {
    const html = await (await request.get(place)).text()
    if (!html.includes('/pictures/')) continue
    for (const [index, { width, mobile, hidden }] of windows.entries()) {
      const isModal = place.includes('foto') && width <= 1024
      const bar = hidden ? 0 : 15
      await screen.send('Emulation.setScrollbarsHidden', { hidden })
      for (const density of [1, 2]) {
        const name = `${place} at ${width} px less ${bar} px, ${density} dots`
        // A scroll bar comes and goes with the next layout, which another height makes at once.
        const size = { width, height: 800 + index, deviceScaleFactor: density }
        await screen.send('Emulation.setDeviceMetricsOverride', { ...size, mobile })
        if (index === 0 && density === 1) await visit(page, place)
        // The modal locks the page behind it.
        const isLaidOut = ([width, dots, bar, isModal]: readonly [number, number, number, boolean]) =>
          innerWidth === width &&
          devicePixelRatio === dots &&
          (document.querySelector('dialog[open]') !== null) === isModal &&
          (isModal || innerWidth - document.documentElement.clientWidth === bar)
        await page.waitForFunction(isLaidOut, [width, density, bar, isModal] as const, {
          polling: 20,
        })
        const pictures = await page.evaluate(measure)
        counts[index] = (counts[index] ?? 0) + pictures.length
        const wrong = pictures.filter((picture) => !fits(picture, bar))
        expect.soft(wrong, name).toEqual([])
      }
    }
  }
  await browser.close()
  for (const [index, window] of windows.entries())
    expect(counts[index], JSON.stringify(window)).toBeGreaterThan(100)
})

/**
 * Tolerates rounding by half a px. The viewport width in CSS, by which a file is chosen, includes the scroll bar of
 * `bar` px, which the layout does not have.
 */
function fits({ shown, chosen, original, density }: Shown, bar: number): boolean {
  const isWide = chosen >= Math.min(shown, fullWidth(original)) - density / 2
  return isWide && (chosen <= 1.4 * (shown + density * (bar + 1 / 2)) || chosen === pictureWidths[0])
}

/** Answers with an empty drawing of the picture's format, which costs nothing to draw: the layout stays the same. */
async function answerWithOutline(route: Route): Promise<void> {
  const name = route.request().url().split('/').at(-1) ?? ''
  const picture = published.find(({ key }) => name.startsWith(key))
  const size = `width="${picture?.width ?? 1}" height="${picture?.height ?? 1}"`
  const body = `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`
  await route.fulfill({ contentType: 'image/svg+xml', body })
}

/** Measures every picture, and makes the browser choose its file again, as it does on a visit in this window. */
async function measure(): Promise<Shown[]> {
  // Not the page behind the modal.
  const place = document.querySelector('dialog[open]') ?? document
  const all = [...place.querySelectorAll<HTMLImageElement>('img[src*="/pictures/"]')]
  const images = all.filter(({ src }) => !src.endsWith('.svg'))
  // Copies choose among addresses that the policy blocks: files that the browser has would be preferred, others loaded.
  const copies = images.map((image) => {
    const copy = image.closest('picture')?.cloneNode(true) as HTMLPictureElement
    for (const source of copy.querySelectorAll('source'))
      source.srcset = source.srcset.replace(/\S+ (\d+)w/g, 'https://x/$1 $1w')
    return Object.assign(copy.querySelector('img') as HTMLImageElement, { loading: 'eager' })
  })
  await new Promise((done) => setTimeout(done))
  return images.map((image, index) => {
    const original = Number(image.getAttribute('width'))
    const ratio = original / Number(image.getAttribute('height'))
    // Depending on object-fit, a picture may be drawn wider than its frame, or narrower.
    const drawn = { cover: Math.max, contain: Math.min }[getComputedStyle(image).objectFit] ?? Math.max
    const width = drawn(image.clientWidth, image.clientHeight * ratio)
    const chosen = Number(/\/(\d+)$/.exec(copies[index]?.currentSrc ?? '')?.[1])
    const [file = ''] = image.src.split('/').slice(-1)
    return { file, shown: width * devicePixelRatio, chosen, original, density: devicePixelRatio }
  })
}
