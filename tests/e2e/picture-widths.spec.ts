import type { Page, Route } from '@playwright/test'
import published from '../../src/content/generated/pictures.json' with { type: 'json' }
import { fullWidth, pictureWidths } from '../../src/pictures/widths.ts'
import { kinds } from './support/content.ts'
import { expect, test } from './support/test.ts'

/** Every kind of page, and the modal, which a window of at most 1024 px has. */
const places = [...kinds, '/information-blog/1', '/blog/8?foto=3']

/** Widths of a picture in dots of the screen: as it is drawn, of the file chosen for it, of its original. */
type Shown = { file: string; shown: number; chosen: number; original: number; density: number }

for (const width of [360, 768, 1024, 1440]) {
  test(`at ${width} px, at 1 and 2 dots a px, every picture is wide enough, and at most 1.4 times too wide`, {
    tag: '@once',
  }, async ({ browser, baseURL, request }) => {
    // Phones and tablets have no scroll bar that takes room.
    const window = { width, height: 800, mobile: width < 1024 }
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
        if (!fits(picture)) wrong.push(`${place} ${picture.file}: ${picture.chosen} for ${picture.shown}`)
      }
    }
    await page.close()
    expect(count).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  })
}

type Window = { width: number; height: number; mobile: boolean }

/** Half a px is the rounding of the layout. */
function fits({ shown, chosen, original, density }: Shown): boolean {
  const isWide = chosen >= Math.min(shown, fullWidth(original)) - density / 2
  return isWide && (chosen <= 1.4 * (shown + density / 2) || chosen === pictureWidths[0])
}

/** The pictures of a page at both densities. */
async function picturesOf(page: Page, window: Window, place: string): Promise<Shown[]> {
  const isModal = place.includes('foto')
  await setDensity(page, window, 1)
  await open()
  const pictures = await measure(page)
  await setDensity(page, window, 2)
  // Below the modal the same pictures stand small: it is looked at in a visit for each density.
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

/** Has every picture's file chosen anew: Chromium does so only some time after a change of density. */
async function chooseAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.sizes = String(image.sizes)
    await new Promise((done) => setTimeout(done))
  })
}

/**
 * An empty drawing of the picture's format: which file is asked for and how it is laid out stay the same. It is
 * not stored: Chromium takes a wider file that another page has brought along.
 */
async function answerWithOutline(route: Route): Promise<void> {
  const name = route.request().url().split('/').at(-1) ?? ''
  const picture = published.find(({ key }) => name.startsWith(`${key}-`))
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
      // A picture may be drawn wider than its frame, which cuts it, or narrower, which it does not fill.
      const drawn = { cover: Math.max, contain: Math.min }[getComputedStyle(image).objectFit] ?? Math.max
      const width = drawn(image.clientWidth, image.clientHeight * ratio)
      const file = image.currentSrc.slice(image.currentSrc.lastIndexOf('/') + 1)
      const chosen = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
      return { file, shown: width * devicePixelRatio, chosen, original, density: devicePixelRatio }
    })
  })
}
