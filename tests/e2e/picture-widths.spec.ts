import type { Page } from '@playwright/test'
import { fullWidth } from '../../src/pictures/widths.ts'
import { expect, test } from './support/test.ts'

/** Every kind of page, and the modal, which a window of at most 1024 px has. */
const places = [
  '/',
  '/summer-school',
  '/blog/1',
  '/blog/2',
  '/information-blog/1',
  '/information-blog/2',
  '/projects',
  '/about',
  '/blog/1?foto=3',
]

type Shown = { file: string; shown: number; chosen: number; original: number }

/** The published pictures of a page: how wide each is drawn, in dots of the screen, and how wide its file is. */
async function shownOn(page: Page): Promise<Shown[]> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[src*="/pictures/"]')]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
  return await page.evaluate(() => {
    const images = [
      ...document.querySelectorAll<HTMLImageElement>('img[src*="/pictures/"]:not([src$=".svg"])'),
    ]
    return images.flatMap((image) => {
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      // A picture that covers its frame is drawn wider than the frame where the frame is higher than it.
      const isCut = getComputedStyle(image).objectFit === 'cover'
      const width = isCut ? Math.max(image.clientWidth, image.clientHeight * ratio) : image.offsetWidth
      if (width === 0) return []
      const file = new URL(image.currentSrc).pathname
      const chosen = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
      const original = Number(image.getAttribute('width'))
      return [{ file, shown: width * devicePixelRatio, chosen, original }]
    })
  })
}

for (const width of [360, 768, 1024, 1440]) {
  for (const density of [1, 2]) {
    test.describe(`at ${width} px and ${density} dots a px`, { tag: '@once' }, () => {
      test.use({ viewport: { width, height: Math.max(720, width / 1.6) }, deviceScaleFactor: density })

      test('every picture is wide enough and at most 1.4 times wider than it is shown', async ({ page }) => {
        const wrong: string[] = []
        let count = 0
        for (const place of places) {
          await page.goto(place)
          for (const { file, shown, chosen, original } of await shownOn(page)) {
            count += 1
            const needed = Math.min(shown, fullWidth(original))
            const isSmallest = chosen === 125
            // Half a px is the rounding of the layout.
            const isWide = chosen >= needed - density / 2
            const isNarrow = chosen <= 1.4 * (shown + density / 2) || isSmallest
            if (!isWide || !isNarrow)
              wrong.push(
                `${place} ${file}: ${chosen} for ${shown.toFixed(1)} (${(chosen / shown).toFixed(2)})`,
              )
          }
        }
        expect(count).toBeGreaterThan(60)
        expect(wrong).toEqual([])
      })
    })
  }
}
