import type { Locator, Page } from '@playwright/test'
import { shownSlide } from '../support/carousel.ts'
import { galleryOf, words } from '../support/content.ts'
import { modal, modalCarousel } from '../support/modal.ts'
import { expect, tablet, test, visit } from '../support/test.ts'

const path = '/blog/8'
const total = galleryOf(path).images.length

test.describe('a picture in the modal', { tag: '@once' }, () => {
  test.use(tablet)

  const slideOf = (page: Page) => shownSlide(modalCarousel(page))
  const zoomOf = (page: Page) => modal(page).getByRole('button', { name: words.gallery.zoom, exact: true })

  async function openModal(page: Page): Promise<Locator> {
    await visit(page, `${path}?foto=2`)
    await expect(zoomOf(page)).toBeVisible()
    await expect(slideOf(page)).toHaveCount(1)
    return slideOf(page)
  }

  /** Width of the picture and of the box that shows it. */
  const widthsOf = (slide: Locator) =>
    slide.evaluate((box) => ({
      picture: box.querySelector('img')?.getBoundingClientRect().width ?? 0,
      box: box.clientWidth,
    }))

  /** Whether the icon of the button is a plus: a minus has no vertical line. */
  const isPlus = (page: Page) =>
    zoomOf(page)
      .locator('path')
      .evaluate((path: SVGPathElement) => path.isPointInStroke(new DOMPoint(10.5, 8.5)))

  async function expectLarge(page: Page, isLarge: boolean): Promise<void> {
    await expect(zoomOf(page)).toHaveAttribute('aria-pressed', String(isLarge))
    expect(await isPlus(page)).toBe(!isLarge)
    const { picture, box } = await widthsOf(slideOf(page))
    if (isLarge) expect(picture).toBeGreaterThan(1.5 * box)
    else expect(picture).toBeLessThanOrEqual(box)
  }

  test('modal zooms by button and by + and - until another picture is shown', async ({ page }) => {
    await openModal(page)
    await expectLarge(page, false)
    await zoomOf(page).click()
    await expectLarge(page, true)
    await zoomOf(page).click()
    await expectLarge(page, false)
    await page.keyboard.press('+')
    await expectLarge(page, true)
    await page.keyboard.press('-')
    await expectLarge(page, false)
    await page.keyboard.press('=')
    await expectLarge(page, true)
    await page.keyboard.press('0')
    await expectLarge(page, false)

    await test.step('modal shows each next picture, and the former one, without zoom', async () => {
      await page.keyboard.press('+')
      await expectLarge(page, true)
      await page.keyboard.press('ArrowRight')
      await expect(slideOf(page)).toHaveAttribute('aria-label', `3 nga ${total}`)
      await expectLarge(page, false)
      await page.keyboard.press('ArrowLeft')
      await expect(slideOf(page)).toHaveAttribute('aria-label', `2 nga ${total}`)
      await expectLarge(page, false)
    })
  })

  test('modal zooms at a double click, loads the widest file and lets it be moved', async ({ page }) => {
    const slide = await openModal(page)
    const box = await slide.locator('img').boundingBox()
    if (box === null) throw new Error('no picture')
    await page.mouse.dblclick(box.x + 0.8 * box.width, box.y + 0.5 * box.height)
    await expectLarge(page, true)
    const share = () => slide.evaluate((view) => (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth)
    expect(Math.abs((await share()) - 0.8)).toBeLessThan(0.05)
    const file = () => slide.locator('img').evaluate((img) => (img as HTMLImageElement).currentSrc)
    await expect.poll(file).toMatch(/-1600\.avif$/)
    await slide.hover()
    const before = await share()
    await page.mouse.wheel(-200, 0)
    await expect.poll(share).toBeLessThan(before)
    await expect(modal(page)).toBeVisible()
    await page.mouse.dblclick(512, 384)
    await expectLarge(page, false)
  })

  test('modal shows a focus ring on the zoomed picture and on its text at 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    // This picture has a caption.
    await visit(page, `${path}?foto=3`)
    await expect(zoomOf(page)).toBeVisible()
    await page.keyboard.press('+')
    await expect(zoomOf(page)).toHaveAttribute('aria-pressed', 'true')
    const ringOfFocus = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        return [document.activeElement?.tagName, `${outlineStyle} ${outlineColor} ${outlineOffset}`] as const
      })
    const rings = new Map<string | undefined, string>()
    for (let stop = 0; stop < 7; stop += 1) {
      await page.keyboard.press('Tab')
      rings.set(...(await ringOfFocus()))
    }
    expect([...rings.keys()].sort()).toEqual(['A', 'BUTTON', 'LI', 'P'])
    // Inset: beyond a magnified picture or the window it would be clipped.
    expect([...new Set(rings.values())]).toEqual([expect.stringMatching(/^solid rgb.* -4px$/)])
  })
})
