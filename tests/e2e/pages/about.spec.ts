import type { Page } from '@playwright/test'
import { about } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'

test('about draws its goals and sets its vision at every width', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/about')

  await test.step('goals are numbered in the landscape in circles of at least 24 px', async () => {
    const numbers = page.locator('#qellimi svg text')
    await expect(numbers).toHaveText(about.purpose.goals.map((_, index) => String(index + 1)))
    for (const width of [320, 390, 575, 576, 1440]) {
      await resize(page, { width, height: 900 })
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

  await test.step('landscape stands whole, or on a phone each half above its goals', async () => {
    // Its alternative text is read once.
    await expect(page.locator(`#qellimi img[alt="${about.purpose.picture?.alt}"]`)).toHaveCount(1)
    for (const [width, rows] of [
      [320, 2],
      [390, 2],
      [575, 2],
      [576, 1],
      [768, 1],
      [1440, 1],
    ] as const) {
      await resize(page, { width, height: 900 })
      const room = (await page.locator('body').boundingBox())?.width ?? 0
      const drawings = await boxesOf(page, '#qellimi img:visible')
      expect(drawings).toHaveLength(rows)
      const [first] = drawings
      if (rows === 2) expect(first?.width).toBeGreaterThanOrEqual(1.9 * room)
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
      const goals = await boxesOf(page, '#qellimi li')
      for (const [index, { bottom }] of drawings.entries()) {
        expect(goals[4 * index]?.top).toBeGreaterThan(bottom)
        expect(drawings[index + 1]?.top ?? Number.POSITIVE_INFINITY).toBeGreaterThan(
          goals[4 * index + 3]?.bottom ?? 0,
        )
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  await test.step('vision stands on a full-width scene with a contrast of at least 7 : 1', async () => {
    const scene = page.locator('#vizioni img')
    await expect(scene).toHaveAttribute('alt', /^Ilustrim: /)
    for (const width of [1024, 1440, 1920]) {
      await resize(page, { width, height: 900 })
      const picture = await scene.boundingBox()
      expect(picture?.width).toBe((await page.locator('body').boundingBox())?.width)
      expect(picture?.height).toBeGreaterThanOrEqual(420)
      const text = await page.getByText(about.vision.text).boundingBox()
      // Up to 44 % of the width, the cover is the deep green with an opacity of 84 %. Over white it is #355a51, where
      // the text has a contrast of 7.08:1.
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
