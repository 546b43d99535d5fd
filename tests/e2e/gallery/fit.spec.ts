import { button, carouselOf, slidesOf } from '../support/carousel.ts'
import { expect, resize, test, visit } from '../support/test.ts'

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

test.describe('galleries fit the window', { tag: '@once' }, () => {
  test('gallery shows picture, caption and all controls within the window', async ({ page }) => {
    for (const path of ['/blog/1', '/blog/3']) {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expect(carousel).toHaveAttribute('data-ready')
      for (const [width, height] of windows) {
        await resize(page, { width, height })
        const box = await carousel.boundingBox()
        const end = (box?.y ?? 0) + (box?.height ?? 0)
        expect(end, `${path} at ${width} x ${height}`).toBeLessThanOrEqual(height)
      }
    }
  })

  test('slide without a caption leaves no empty line above the controls', async ({ page }) => {
    for (const path of ['/blog/1', '/blog/8']) {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expect(carousel).toHaveAttribute('data-ready')
      const [picture, next] = [slidesOf(carousel).locator('a').first(), button(carousel, 'next')]
      for (const [width, height] of [...windows, ...narrowWindows]) {
        await resize(page, { width, height })
        const [above, below] = await Promise.all([picture.boundingBox(), next.boundingBox()])
        const room = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
        expect(Math.round(room), `${path} at ${width} x ${height}`).toBe(8)
      }
    }
  })

  test('post picture fills the page width and at most 68 % of the window height', async ({ page }) => {
    await visit(page, '/information-blog/2')
    const [title, picture] = [
      page.getByRole('heading', { level: 1 }),
      slidesOf(carouselOf(page)).locator('img').first(),
    ]
    for (const [width, height] of [...windows, [1100, 700]] as const) {
      await resize(page, { width, height })
      const [head, box, article] = await Promise.all([
        title.boundingBox(),
        picture.boundingBox(),
        page.locator('article').first().boundingBox(),
      ])
      const name = `${width} x ${height}`
      expect(Math.round(box?.width ?? 0), name).toBe(Math.floor(article?.width ?? 0))
      expect(box?.height, name).toBeLessThanOrEqual(Math.min(0.68 * height, ((box?.width ?? 0) * 9) / 21) + 1)
      expect(box?.y, name).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
      // The first window shows the whole of it.
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThan(height)
      await expect(title).toHaveCSS('font-size', '56px')
    }
  })

  test('gallery beside the title reaches the page edge and fits a phone in landscape', async ({ page }) => {
    await visit(page, '/blog/1')
    for (const width of [1024, 1045, 1150, 1279]) {
      await resize(page, { width, height: 800 })
      const [gallery, article] = await page.evaluate(() =>
        ['[aria-roledescription="carousel"]', 'article'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0,
        ),
      )
      expect(Math.abs((gallery ?? 0) - (article ?? 0)), `${width}`).toBeLessThanOrEqual(1)
    }

    for (const path of ['/blog/1', '/blog/3', '/information-blog/1', '/information-blog/2']) {
      await visit(page, path)
      for (const [width, height] of [
        [844, 390],
        [667, 375],
        [932, 430],
      ] as const) {
        await resize(page, { width, height })
        const box = await slidesOf(carouselOf(page)).locator('img').first().boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), `${path} at ${width} x ${height}`).toBeLessThanOrEqual(
          height,
        )
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  })
})
