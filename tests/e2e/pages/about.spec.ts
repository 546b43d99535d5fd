import type { Page } from '@playwright/test'
import { about } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'

test.describe('about page', { tag: '@once' }, () => {
  test('about numbers its goals in the landscape in circles of at least 24 px', async ({ page }) => {
    for (const width of [320, 390, 575, 576, 1440]) {
      await resize(page, { width, height: 900 })
      await visit(page, '/about')
      const numbers = page.locator('#qellimi svg text')
      await expect(numbers).toHaveText(about.purpose.goals.map((_, index) => String(index + 1)))
      const boxes = await boxesOf(page, '#qellimi circle')
      for (const [index, { left, right, top, width: size }] of boxes.entries()) {
        expect(size).toBeGreaterThanOrEqual(24)
        const before = boxes[index - 1]
        if (before && top < before.bottom) expect(left).toBeGreaterThanOrEqual(before.right)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
      }
    }
  })

  test('about draws its goals in two rows on a phone and one row on wider screens', async ({ page }) => {
    for (const [width, rows] of [
      [320, 2],
      [390, 2],
      [575, 2],
      [576, 1],
      [768, 1],
      [1440, 1],
    ] as const) {
      await resize(page, { width, height: 900 })
      await visit(page, '/about')
      const room = (await page.locator('body').boundingBox())?.width ?? 0
      const images = page.locator('#qellimi img:visible')
      await expect(images).toHaveCount(rows)
      const [first] = await boxesOf(page, '#qellimi img:visible')
      if (rows === 2) expect(first?.width).toBeGreaterThanOrEqual(1.9 * room)
      const drawings = await boxesOf(page, '#qellimi img:visible')
      for (const [index, { left, width: size }] of (await boxesOf(page, '#qellimi circle')).entries()) {
        const drawing = drawings[rows === 2 && index >= 4 ? 1 : 0]
        const { mark } = about.purpose.goals[index] ?? {}
        const place = (drawing?.left ?? 0) + ((mark?.x ?? 0) / 100) * (drawing?.width ?? 0)
        expect(left + size / 2, `${width} px: ${index + 1}`).toBeCloseTo(place, 0)
      }
      const tops = new Set(
        (await boxesOf(page, '#qellimi g')).map(({ top }) =>
          top < (first?.bottom ?? 0) ? 'first' : 'second',
        ),
      )
      expect(tops.size).toBe(rows)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      // Its alternative text is read once.
      await expect(page.locator(`#qellimi img[alt="${about.purpose.picture?.alt}"]`)).toHaveCount(1)
    }
  })

  test('about sets the vision on a full-width scene with a contrast of at least 7 : 1', async ({ page }) => {
    for (const width of [1024, 1440, 1920]) {
      await resize(page, { width, height: 900 })
      await visit(page, '/about')
      const scene = page.locator('#vizioni img')
      const picture = await scene.boundingBox()
      expect(picture?.width).toBe((await page.locator('body').boundingBox())?.width)
      expect(picture?.height).toBeGreaterThanOrEqual(420)
      await expect(scene).toHaveAttribute('alt', /^Ilustrim: /)
      const text = await page.getByText(about.vision.text).boundingBox()
      // The cover is 84 % of the deep green up to 44 % of the width: over white it is #355a51, on which the text has 7.08 : 1.
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(0.44 * (picture?.width ?? 0))
      const cover = await scene.evaluate((image) => {
        const ground = image.closest('div') as Element
        return getComputedStyle(ground, '::after').backgroundImage
      })
      expect(cover).toMatch(/0\.84\) 44%/)
      // From 65 % of the width on, the scene is bare.
      expect(cover).toMatch(/ 0\) 65%\)$/)
    }
  })
})

/** The boxes of the elements shown. */
function boxesOf(page: Page, selector: string): Promise<DOMRect[]> {
  return page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
}
