import { button, carouselOf, slidesOf } from '../support/carousel.ts'
import { home } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { expect, test, visit } from '../support/test.ts'

test.describe('moving pictures on the home page', () => {
  test('picture strip shows five pictures twice and moves until it is paused', {
    tag: '@once',
  }, async ({ page }) => {
    await page.clock.install()
    await visit(page, '/')

    await test.step('copies stand end to end, and assistive technology reads only the first', async () => {
      const strip = page.locator('#projects [aria-roledescription="carousel"]')
      await expect(strip.locator('img')).toHaveCount(10)
      const copies = await strip.locator('img').evaluateAll((all) =>
        all.map((img) => ({
          src: img.getAttribute('src'),
          hidden: img.closest('[aria-hidden="true"]') !== null,
        })),
      )
      expect(copies.map(({ hidden }) => hidden)).toEqual([...Array(5).fill(false), ...Array(5).fill(true)])
      expect(copies.slice(5).map(({ src }) => src)).toEqual(copies.slice(0, 5).map(({ src }) => src))
      await expect(slidesOf(strip)).toHaveCount(5)
      const texts = await strip
        .locator('img')
        .evaluateAll((all) => all.slice(0, 5).map((img) => img.getAttribute('alt')))
      expect(texts).toEqual(home.carousel.pictures.map(({ alt }) => alt))
    })

    await page.locator('#projects').scrollIntoViewIfNeeded()
    const strip = carouselOf(page)
    const place = () =>
      strip
        .locator('img')
        .first()
        .evaluate((img) => Math.round(img.getBoundingClientRect().left))
    await expect(button(strip, 'pause')).toBeVisible()
    for (const _ of [1, 2, 3, 4, 5, 6]) await expectToMoveOn()
    await button(strip, 'pause').click()
    await expect(button(strip, 'play')).toBeVisible()
    await expectToRest()

    async function expectToMoveOn() {
      const before = await place()
      await expect
        .poll(async () => {
          await page.clock.fastForward(1000)
          return await place()
        })
        .not.toBe(before)
    }
    async function expectToRest() {
      await expect.poll(() => strip.evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0)
      const before = await place()
      for (const _ of [1, 2]) await page.clock.fastForward(6000)
      expect(await place()).toBe(before)
    }
  })

  test('picture strip loads the next picture before it comes into view', {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    const strip = carouselOf(page)
    await strip.scrollIntoViewIfNeeded()
    await expect(strip).toHaveAttribute('data-ready')
    const states = () =>
      strip.locator('.swiper-slide img').evaluateAll((all) =>
        all.map((img) => ({
          isInView: img.getBoundingClientRect().left < window.innerWidth,
          hasLoaded: (img as HTMLImageElement).naturalWidth > 0,
        })),
      )
    for (const seen of [3, 4]) {
      await expect.poll(async () => (await states()).filter(({ isInView }) => isInView).length).toBe(seen)
      await expect.poll(async () => (await states())[seen]).toEqual({ isInView: false, hasLoaded: true })
      await button(strip, 'next').click()
    }
  })

  test('picture strip keeps focus, focus ring and keys when its engine loads', {
    tag: '@once',
  }, async ({ page }) => {
    const letEngineCome = await hold(page, '**/assets/engine-*.js')
    await visit(page, '/')
    const strip = carouselOf(page)
    const track = strip.locator('.swiper')
    // On the element that clips the track.
    const ring = () => track.locator('..').evaluate((frame) => getComputedStyle(frame).outlineStyle)
    expect(await ring()).toBe('none')
    await track.focus()
    expect(await ring()).toBe('solid')
    letEngineCome()
    await expect(strip).toHaveAttribute('data-ready')
    // An element that loses focusability loses the focus with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await expect(track).toBeFocused()
    expect(await ring()).toBe('solid')
    await page.keyboard.press('ArrowRight')
    await expect(strip.locator('[data-dot="1"]')).toHaveAttribute('aria-current')
  })
})
