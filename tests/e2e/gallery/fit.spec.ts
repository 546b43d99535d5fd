import type { Page } from '@playwright/test'
import { carouselOf } from '../support/carousel.ts'
import { say, words } from '../support/content.ts'
import { expect, paintNothing, resize, test, visit } from '../support/test.ts'

/** Windows of laptops and desktops, and the least height of each. */
const windows = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

const narrowWindows = [
  [1024, 768],
  [844, 390],
  [768, 1024],
  [500, 800],
  [320, 640],
] as const

const landscapes = [
  [844, 390],
  [667, 375],
  [932, 430],
] as const

type Size = readonly [width: number, height: number]

/** The boxes of a gallery's parts, in every window. */
async function boxesIn(page: Page, [width, height]: Size) {
  await resize(page, { width, height })
  return await carouselOf(page).evaluate((carousel, next) => {
    const boxOf = (part: Element | null | undefined) =>
      (part?.getBoundingClientRect() ?? new DOMRect()).toJSON() as Omit<DOMRect, 'toJSON'>
    const slide = carousel.querySelector('[aria-roledescription="slide"]')
    return {
      carousel: boxOf(carousel),
      link: boxOf(slide?.querySelector('a')),
      picture: boxOf(slide?.querySelector('img')),
      next: boxOf(carousel.querySelector(`button[aria-label="${next}"]`)),
      text: boxOf(document.querySelector('[data-article]')),
      article: boxOf(document.querySelector('article')),
      title: boxOf(document.querySelector('h1')),
      scrollWidth: document.documentElement.scrollWidth,
    }
  }, say(words.gallery.next))
}

test.describe('galleries fit the window', { tag: '@once' }, () => {
  test('gallery shows picture, caption and controls within each window', async ({ page }) => {
    await paintNothing(page)
    for (const path of ['/blog/1', '/blog/3', '/blog/8', '/information-blog/1', '/information-blog/2']) {
      await visit(page, path)
      await expect(carouselOf(page)).toHaveAttribute('data-ready')

      if (['/blog/1', '/blog/3'].includes(path))
        await test.step(`${path}: picture, caption and all controls are within the window`, async () => {
          for (const size of windows) {
            const { carousel } = await boxesIn(page, size)
            expect(carousel.bottom, `${path} at ${size}`).toBeLessThanOrEqual(size[1])
          }
        })

      if (['/blog/1', '/blog/8'].includes(path))
        await test.step(`${path}: slide without a caption leaves no line above the controls`, async () => {
          for (const size of [...windows, ...narrowWindows]) {
            const { link, next } = await boxesIn(page, size)
            expect(Math.round(next.top - link.bottom), `${path} at ${size}`).toBe(8)
          }
        })

      if (path === '/blog/1')
        await test.step('gallery beside the title reaches the page edge and begins where the text does', async () => {
          for (const width of [1024, 1045, 1150, 1279]) {
            const { carousel, article, text } = await boxesIn(page, [width, 800])
            expect(Math.abs(carousel.right - article.right), `${width}`).toBeLessThanOrEqual(1)
            expect(carousel.left, `${width}`).toBeCloseTo(text.left, 0)
          }
        })

      if (path !== '/blog/8')
        await test.step(`${path}: picture fits a phone in landscape`, async () => {
          for (const size of landscapes) {
            const { picture, scrollWidth } = await boxesIn(page, size)
            expect(picture.height).toBeGreaterThan(0)
            expect(picture.bottom, `${path} at ${size}`).toBeLessThanOrEqual(size[1])
            expect(scrollWidth, `${path} at ${size}`).toBeLessThanOrEqual(size[0])
          }
        })
    }

    await test.step('post picture fills the page width and 68 % of the window height at most', async () => {
      for (const size of [...windows, [1100, 700]] as const) {
        const [name, height] = [`${size}`, size[1]]
        const { title, picture, article } = await boxesIn(page, size)
        expect(Math.round(picture.width), name).toBe(Math.floor(article.width))
        expect(picture.height, name).toBeLessThanOrEqual(
          Math.min(0.68 * height, (picture.width * 9) / 21) + 1,
        )
        expect(picture.top, name).toBeGreaterThan(title.bottom)
        // The first window shows the whole of it.
        expect(picture.bottom, name).toBeLessThan(height)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '56px')
      }
    })
  })
})
