import type { Locator, Page } from '@playwright/test'
import {
  button,
  carouselOf,
  dot,
  expectShown,
  freezeSlides,
  position,
  settle,
  shownSlide,
  slideAnimations,
} from '../support/carousel.ts'
import { galleryOf, home, words } from '../support/content.ts'
import { modal, modalCarousel } from '../support/modal.ts'
import { addressOf, expect, test, visit } from '../support/test.ts'
import { type Fingers, fingersOn, middleOf, type Point, phone } from '../support/touch.ts'

const path = '/blog/8'
const total = galleryOf(path).images.length
const captioned = galleryOf(path).images.findIndex(({ caption }) => caption !== undefined) + 1

test.describe('fingers on a phone', { tag: '@once' }, () => {
  test.use(phone)

  test('gallery swipes by touch and lets the page scroll without opening a picture', async ({ page }) => {
    await visit(page, path)
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, total)
    await carousel.scrollIntoViewIfNeeded()
    const fingers = await fingersOn(page)
    const middle = await middleOf(shownSlide(carousel).getByRole('link'))

    await swipe(fingers, middle, 'left')
    await expectShown(carousel, 2, total)
    await settle(carousel)
    await swipe(fingers, middle, 'right')
    await expectShown(carousel, 1, total)

    await test.step('gallery swipes over the words below a picture', async () => {
      for (let slide = 2; slide <= captioned; slide++) {
        await button(carousel, 'next').click()
        await expectShown(carousel, slide, total)
      }
      await settle(carousel)
      const caption = await middleOf(shownSlide(carousel).locator('p'))
      await swipe(fingers, caption, 'left')
      await expectShown(carousel, captioned + 1, total)
      await settle(carousel)
      await swipe(fingers, caption, 'right')
      await expectShown(carousel, captioned, total)
      for (let slide = captioned - 1; slide >= 1; slide--) {
        await button(carousel, 'previous').click()
        await expectShown(carousel, slide, total)
      }
      await settle(carousel)
    })

    const top = () => page.evaluate(() => window.scrollY)
    const before = await top()
    await fingers.draw([middle, [middle[0] - 10, middle[1] - 250]])
    await expect.poll(top).toBeGreaterThan(before + 150)
    await expectShown(carousel, 1, total)

    await expect(modal(page)).toHaveCount(0)
    expect(addressOf(page)).toBe(path)
  })

  test('modal swipes by touch on and beside the picture and closes by one step back', async ({ page }) => {
    await visit(page, path)
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, total)
    await shownSlide(carousel).getByRole('link').tap()
    await expectShown(modalCarousel(page), 1, total)
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(shownSlide(modalCarousel(page)))

    await swipe(fingers, [x, y], 'left')
    await expectShown(modalCarousel(page), 2, total)
    await expect.poll(() => addressOf(page)).toBe(`${path}?foto=2`)
    const backdrop: Point = [x, y + 240]
    await settle(modalCarousel(page))
    await swipe(fingers, backdrop, 'left')
    await expectShown(modalCarousel(page), 3, total)
    await settle(modalCarousel(page))
    await swipe(fingers, backdrop, 'right')
    await expectShown(modalCarousel(page), 2, total)
    await expect(modal(page)).toBeVisible()

    await page.goBack()
    await expect(modal(page)).toHaveCount(0)
    await expectShown(carousel, 2, total)
  })

  test('gallery moves one picture for each swipe while pictures still glide', async ({ page }) => {
    for (const place of ['a gallery', 'the modal']) {
      await visit(page, place === 'the modal' ? `${path}?foto=1` : path)
      const carousel = place === 'the modal' ? modalCarousel(page) : carouselOf(page)
      await expectShown(carousel, 1, total)
      // Reduced motion has no glide, which is needed here; without it the carousel must not move automatically.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      if (place === 'a gallery') await button(carousel, 'pause').click()
      await carousel.scrollIntoViewIfNeeded()
      const fingers = await fingersOn(page)
      const middle = await middleOf(shownSlide(carousel))
      await freezeSlides(carousel, 0.05)
      for (const [way, n] of [
        ['left', 2],
        ['left', 3],
        ['right', 2],
        ['right', 1],
        ['right', total],
      ] as const) {
        await test.step(`gallery in ${place} swipes ${way} to ${n}`, async () => {
          await swipe(fingers, middle, way)
          await expectShown(carousel, n, total)
          // The other end appears in place, without a glide over all slides between.
          await expect.poll(() => slideAnimations(carousel)).toEqual(n === total ? [] : ['paused'])
        })
      }
      await test.step(`gallery in ${place} swipes back from the last picture and glides again`, async () => {
        await swipe(fingers, middle, 'right')
        await expectShown(carousel, total - 1, total)
        await expect.poll(() => slideAnimations(carousel)).toEqual(['paused'])
      })
    }
  })

  for (const place of ['the modal', 'a gallery']) {
    test(`pinch in ${place} enlarges the picture and lets a finger move it`, async ({ page }) => {
      await visit(page, place === 'the modal' ? `${path}?foto=2` : path)
      const carousel = place === 'the modal' ? modalCarousel(page) : carouselOf(page)
      const n = place === 'the modal' ? 2 : 1
      await expectShown(carousel, n, total)
      await carousel.scrollIntoViewIfNeeded()
      const fingers = await fingersOn(page)
      const [x, y] = await middleOf(shownSlide(carousel).locator('img'))
      const left = (reach: number): Point => [x - reach, y]
      const right = (reach: number): Point => [x + reach, y]

      await fingers.draw([left(60), left(165)], [right(60), right(165)])
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.8)
      await expectShown(carousel, n, total)
      if (place === 'the modal') await expect.poll(() => fileOf(carousel)).toMatch(/-1600\.avif$/)

      const before = await leftOf(page)
      await fingers.draw([left(90), right(90)])
      await expect.poll(() => leftOf(page)).toBeLessThan(before - 20)
      await expectShown(carousel, n, total)

      await fingers.draw([left(165), left(60)], [right(165), right(60)])
      await fingers.draw([left(165), left(60)], [right(165), right(60)])
      await expect.poll(() => scaleOf(page)).toBe(1)
      await expectShown(carousel, n, total)
      // The page behind may have scrolled.
      await carousel.scrollIntoViewIfNeeded()
      await settle(carousel)
      await swipe(fingers, await middleOf(shownSlide(carousel).locator('img')), 'left')
      await expectShown(carousel, n + 1, total)
    })
  }

  test('modal picture enlarges where it is tapped twice and moves by touch', async ({ page }) => {
    await visit(page, `${path}?foto=2`)
    await expectShown(modalCarousel(page), 2, total)
    const fingers = await fingersOn(page)
    const slide = shownSlide(modalCarousel(page))
    const [x, y] = await middleOf(slide.locator('img'))
    const zoom = modal(page).getByRole('button', { name: words.gallery.zoom, exact: true })

    await fingers.tapTwice([x + 90, y])
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    const left = () => slide.evaluate((box) => box.scrollLeft)
    const before = await left()
    expect(before).toBeGreaterThan(300)
    await fingers.draw([
      [x - 90, y],
      [x + 90, y],
    ])
    await expect.poll(left).toBeLessThan(before - 100)
    await expectShown(modalCarousel(page), 2, total)

    await fingers.tapTwice([x, y])
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    await expect(modal(page)).toBeVisible()
  })

  test('picture strip swipes forward and from the first picture back to the last', async ({ page }) => {
    await visit(page, '/')
    const strip = carouselOf(page)
    await strip.scrollIntoViewIfNeeded()
    const count = home.carousel.pictures.length
    await expect(shownSlide(strip).first()).toHaveAttribute('aria-label', position(1, count))
    const fingers = await fingersOn(page)
    const middle = await middleOf(shownSlide(strip).first())
    for (const [way, n] of [
      ['left', 2],
      ['right', 1],
      ['right', count],
    ] as const) {
      await swipe(fingers, middle, way)
      await expect(shownSlide(strip).first()).toHaveAttribute('aria-label', position(n, count))
    }

    await test.step('picture strip swipes past the seam while pictures still glide', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await visit(page, '/')
      await button(strip, 'pause').click()
      await settle(strip)
      await dot(strip, count, count).click()
      await settle(strip)
      await freezeSlides(strip, 0.05)
      const place = await middleOf(strip.locator('.swiper'))
      for (let swipes = 1; swipes <= count + 2; swipes += 1) {
        await swipe(fingers, place, 'left')
        const n = ((swipes - 1) % count) + 1
        await expect(dot(strip, n, count), `swipe ${swipes}`).toHaveAttribute('aria-current', 'true')
      }
    })
  })
})

/** A swipe across most of a phone's screen. */
function swipe(fingers: Fingers, [x, y]: Point, way: 'left' | 'right'): Promise<void> {
  const reach = way === 'left' ? -110 : 110
  return fingers.draw([
    [x - reach, y],
    [x + reach, y + 4],
  ])
}

/** The scale of the visual viewport. */
function scaleOf(page: Page): Promise<number> {
  return page.evaluate(() => window.visualViewport?.scale ?? 0)
}

/** The left edge of the visual viewport in px. */
function leftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.visualViewport?.offsetLeft ?? 0)
}

/** The file of the picture in view. */
function fileOf(carousel: Locator): Promise<string> {
  return shownSlide(carousel)
    .locator('img')
    .evaluate((img) => (img as HTMLImageElement).currentSrc)
}
