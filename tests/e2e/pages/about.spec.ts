import { about } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'

test.describe('about page', { tag: '@once' }, () => {
  test('about shows its goals as one landscape with numbers, legible at 320 px', async ({ page }) => {
    for (const width of [320, 390, 1440]) {
      await resize(page, { width, height: 900 })
      await visit(page, '/about')
      const numbers = page.locator('#qellimi svg text')
      await expect(numbers).toHaveText(about.purpose.goals.map((_, index) => String(index + 1)))
      const boxes = await page
        .locator('#qellimi svg circle')
        .evaluateAll((all) => all.map((circle) => circle.getBoundingClientRect().toJSON()))
      for (const [index, { left, right, width: size }] of boxes.entries()) {
        expect(size).toBeGreaterThanOrEqual(20)
        expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
        expect(right).toBeLessThanOrEqual(width)
      }
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
