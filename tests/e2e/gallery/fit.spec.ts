import { carouselOf } from '../support/carousel.ts'
import { expect, resize, test, visit } from '../support/test.ts'

/** Windows of laptops and desktops, and the least height of each. */
const windows = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

test.describe('galleries fit the window', { tag: '@once' }, () => {
  test('picture, caption and all controls are seen at once', async ({ page }) => {
    for (const path of ['/blog/1', '/blog/3', '/information-blog/2']) {
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

  test("beside the title there is no gap between the gallery and the page's edge; on a phone on its side a picture is seen whole below the header", async ({
    page,
  }) => {
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

    await resize(page, { width: 844, height: 390 })
    const picture = carouselOf(page).locator('img').first()
    await picture.evaluate((image) => image.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const [header, box] = [await page.locator('header').first().boundingBox(), await picture.boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })
})
