import {
  button,
  carouselOf,
  dot,
  expectShown,
  expectToMove,
  expectToStay,
  freezeSlides,
  setTabHidden,
  settle,
  shownSlide,
  slideAnimations,
} from '../support/carousel.ts'
import { expect, test, visit } from '../support/test.ts'

test.describe('autoplay', () => {
  test('autoplay shows each slide for 5 s', { tag: '@once' }, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await visit(page, '/blog/8')
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, 7)
    await expect(button(carousel, 'pause')).toBeVisible()
    // The next slide's time begins after it has glided in.
    await page.clock.pauseAt(60_000)
    for (const n of [2, 3]) {
      await expectShown(carousel, n, 7)
      await settle(carousel)
      await page.clock.runFor(4999)
      await settle(carousel)
      await expectShown(carousel, n, 7)
      await page.clock.runFor(1)
    }
    await expectShown(carousel, 4, 7)
  })

  test('autoplay ignores mouse and touch and stops by pause, hidden tab and keyboard', {
    tag: '@once',
  }, async ({ page }) => {
    await page.clock.install()
    await visit(page, '/blog/8')
    const carousel = carouselOf(page)
    await expect(button(carousel, 'pause')).toBeVisible()
    await expectShown(carousel, 1, 7)

    await test.step('autoplay goes on from the last picture to the first', async () => {
      await dot(carousel, 6, 7).click()
      await expectToMove(page, carousel)
      await expectShown(carousel, 7, 7)
      await expectToMove(page, carousel)
      await expectShown(carousel, 1, 7)
      await expectToMove(page, carousel)
    })

    await test.step('autoplay goes on after a click or tap on an arrow or a dot', async () => {
      await button(carousel, 'next').click()
      await expectToMove(page, carousel)
      await dot(carousel, 2, 7).click()
      await expectToMove(page, carousel)
      await expectToMove(page, carousel)
    })

    await test.step('autoplay goes on under a resting pointer', async () => {
      await shownSlide(carousel).hover()
      await expectToMove(page, carousel)
      await expectToMove(page, carousel)
    })

    await test.step('autoplay stops while words of the caption are selected', async () => {
      await shownSlide(carousel).locator('p').selectText()
      await expectToStay(page, carousel)
      await page.evaluate(() => getSelection()?.removeAllRanges())
      await expectToMove(page, carousel)
    })

    await test.step('pause button stops and starts autoplay', async () => {
      await button(carousel, 'pause').click()
      await expect(button(carousel, 'play')).toBeVisible()
      await expectToStay(page, carousel)
      await button(carousel, 'play').click()
      await expect(button(carousel, 'pause')).toBeVisible()
      await expectToMove(page, carousel)
    })

    await test.step('autoplay stops while the tab is in the background', async () => {
      await setTabHidden(page, true)
      await expectToStay(page, carousel)
      await setTabHidden(page, false)
      await expectToMove(page, carousel)
    })

    await test.step('autoplay ends when the keyboard moves the focus into the carousel', async () => {
      await page.locator('main button, main a').first().focus()
      for (let stop = 0; stop < 6 && (await carousel.locator(':focus').count()) === 0; stop += 1)
        await page.keyboard.press('Tab')
      await expect(carousel.locator(':focus')).toHaveCount(1)
      await expect(button(carousel, 'play')).toBeVisible()
      await expectToStay(page, carousel)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await expectToStay(page, carousel)
    })
  })

  test('autoplay stops when reduced motion is turned on', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/blog/8')
    const carousel = carouselOf(page)
    await button(carousel, 'pause').click()
    await button(carousel, 'play').click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(button(carousel, 'play')).toBeVisible()
    await page.emulateMedia({ reducedMotion: null })
    await expect(button(carousel, 'pause')).toBeVisible()
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('autoplay starts only on request with reduced motion', {
      tag: '@once',
    }, async ({ page }) => {
      await page.clock.install()
      await visit(page, '/blog/8')
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, 7)
      await expect(button(carousel, 'play')).toBeVisible()
      await expectToStay(page, carousel)
      await freezeSlides(carousel, 0.5)
      await button(carousel, 'next').click()
      await expectShown(carousel, 2, 7)
      // No glide, which would be suspended half way.
      expect(await slideAnimations(carousel)).toEqual([])
      await button(carousel, 'play').click()
      await expect(button(carousel, 'pause')).toBeVisible()
      await expectToMove(page, carousel)
    })
  })
})
