import { button, carouselOf, expectShown, shownSlide } from '../support/carousel.ts'
import { galleryOf, say, words } from '../support/content.ts'
import { addressOf, expect, scrollTo, test, visit, wide } from '../support/test.ts'

test.describe('keys in a carousel', { tag: '@once' }, () => {
  test.use(wide)

  test('carousel moves by arrow keys, Home and End and has its Tab stops in order', async ({ page }) => {
    await visit(page, '/blog/1')
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, 18)
    await scrollTo(page, 50)
    await button(carousel, 'next').focus()
    const before = await page.evaluate(() => window.scrollY)
    const steps = [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 18],
      ['Home', 1],
    ] as const
    for (const [key, n] of steps) {
      await page.keyboard.press(key)
      await expectShown(carousel, n, 18)
      expect(addressOf(page)).toBe('/blog/1')
      expect(await page.evaluate(() => window.scrollY), key).toBe(before)
    }

    await button(carousel, 'play').focus()
    const stops: string[] = []
    for (let stop = 0; stop < 7; stop += 1) {
      const name = await carousel.evaluate((region) => {
        const focused = document.activeElement
        return focused !== null && region.contains(focused)
          ? (focused.getAttribute('aria-label') ?? focused.textContent)
          : 'out'
      })
      stops.push(name)
      await page.keyboard.press('Tab')
    }
    const { play, previous, next, show, more, open } = words.gallery
    const { images } = galleryOf('/blog/1')
    const picture = say(open, { n: 1, total: 18, alt: images[0]?.alt ?? '' })
    const [dots, others] = [say(show, { n: 1, total: 18 }), say(more, { n: 12 })]
    expect(stops).toEqual([play, previous, next, dots, others, picture, 'out'])
  })

  test('carousel keeps the picture when PageDown and Space scroll the page', async ({ page }) => {
    for (const key of ['PageDown', 'Space']) {
      await test.step(key, async () => {
        // Reloaded: PageUp may still be scrolling.
        await visit(page, '/blog/1')
        const carousel = carouselOf(page)
        await expectShown(carousel, 1, 18)
        await shownSlide(carousel).getByRole('link').focus()
        await page.keyboard.press(key)
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
        await expectShown(carousel, 1, 18)
        await page.keyboard.press('PageUp')
        await expectShown(carousel, 1, 18)
      })
    }
  })
})
