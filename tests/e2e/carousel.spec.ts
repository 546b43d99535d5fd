import {
  button,
  carouselOf,
  dot,
  expectShown,
  expectToMove,
  expectToStay,
  position,
  setTabHidden,
  shownSlide,
  slidesOf,
} from './support/carousel.ts'
import { galleryOf, say, words } from './support/content.ts'
import { addressOf, expect, scrollTo, test, visit, wide } from './support/test.ts'

for (const path of ['/blog/8', '/information-blog/2']) {
  const { images, title } = galleryOf(path)
  const total = images.length

  test.describe(`carousel of ${path}`, () => {
    test('is a named region with one slide a picture, labelled n of N, those out of view inert', async ({
      page,
    }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expect(carousel).toHaveAccessibleName(say(words.gallery.label, { title }))
      await expectShown(carousel, 1, total)
      const labels = await slidesOf(carousel).evaluateAll((all) =>
        all.map((slide) => slide.getAttribute('aria-label')),
      )
      expect(labels).toEqual(images.map((_, index) => position(index + 1, total)))
      const texts = await slidesOf(carousel)
        .locator('img')
        .evaluateAll((all) => all.map((img) => img.getAttribute('alt')))
      expect(texts).toEqual(images.map(({ alt }) => alt))
      await expect(carousel.locator('[aria-roledescription="slide"][inert]')).toHaveCount(total - 1)
    })

    test('shows one slide per view, as wide as the carousel', async ({ page }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      const seen = await slidesOf(carousel).evaluateAll((all) => {
        const frame = all[0]?.closest('.swiper')?.getBoundingClientRect() ?? new DOMRect()
        return all.filter((slide) => {
          const box = slide.getBoundingClientRect()
          return box.right > frame.left + 1 && box.left < frame.right - 1
        }).length
      })
      expect(seen).toBe(1)
    })

    test('arrows lead on and back, round the ends', async ({ page }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      await button(carousel, 'next').click()
      await expectShown(carousel, 2, total)
      await button(carousel, 'previous').click()
      await expectShown(carousel, 1, total)
      await button(carousel, 'previous').click()
      await expectShown(carousel, total, total)
      await button(carousel, 'next').click()
      await expectShown(carousel, 1, total)
    })

    test('each dot has a name, is at least 24 px in size, and leads to its picture', async ({ page }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      for (let n = 1; n <= total; n += 1) {
        const box = await dot(carousel, n, total).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `dot ${n}`).toBeGreaterThanOrEqual(24)
      }
      await dot(carousel, 3, total).click()
      await expectShown(carousel, 3, total)
      await expect(dot(carousel, 3, total)).toHaveAttribute('aria-current', 'true')
      await expect(carousel.locator('[aria-current="true"]')).toHaveCount(1)
    })

    test('the counter follows', async ({ page }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      await button(carousel, 'next').click()
      await expect(carousel.getByText(position(2, total), { exact: true }).first()).toBeVisible()
    })
  })
}

test.describe('autoplay', () => {
  test('shows each slide for 5 s', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/blog/8')
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, 7)
    await carousel.evaluate((region) => {
      const changes: number[] = []
      Object.assign(window, { changes })
      new MutationObserver((records) => {
        if (records.some(({ attributeName }) => attributeName === 'inert')) changes.push(performance.now())
      }).observe(region, { subtree: true, attributes: true })
    })
    const changes = () => page.evaluate(() => (window as unknown as { changes: number[] }).changes)
    await expect.poll(async () => (await changes()).length, { timeout: 14_000 }).toBe(2)
    const [first = 0, second = 0] = await changes()
    // The glide of half a second is not part of the stay.
    expect(second - first).toBeGreaterThan(4900)
    expect(second - first).toBeLessThan(6200)
  })

  test.describe('with a clock', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await visit(page, '/blog/8')
      await expect(button(carouselOf(page), 'pause')).toBeVisible()
      await expectShown(carouselOf(page), 1, 7)
    })

    test('goes on and on, from the last picture to the first', async ({ page }) => {
      const carousel = carouselOf(page)
      await dot(carousel, 6, 7).click()
      await expectToMove(page, carousel)
      await expectShown(carousel, 7, 7)
      await expectToMove(page, carousel)
      await expectShown(carousel, 1, 7)
      await expectToMove(page, carousel)
    })

    test('is not stopped by a click or tap on an arrow or a dot', async ({ page }) => {
      const carousel = carouselOf(page)
      await button(carousel, 'next').click()
      await expectToMove(page, carousel)
      await dot(carousel, 2, 7).click()
      await expectToMove(page, carousel)
      await expectToMove(page, carousel)
    })

    test('is not stopped by a pointer that rests on it', async ({ page }) => {
      const carousel = carouselOf(page)
      await shownSlide(carousel).hover()
      await expectToMove(page, carousel)
      await expectToMove(page, carousel)
    })

    test('is stopped for good when the keyboard brings the focus into it', async ({ page }) => {
      const carousel = carouselOf(page)
      await page.locator('main button, main a').first().focus()
      await page.keyboard.press('Tab')
      await expect(carousel.locator(':focus')).toHaveCount(1)
      await expect(button(carousel, 'play')).toBeVisible()
      await expectToStay(page, carousel)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await expectToStay(page, carousel)
    })

    test('is stopped and started again by the pause button', async ({ page }) => {
      const carousel = carouselOf(page)
      await button(carousel, 'pause').click()
      await expect(button(carousel, 'play')).toBeVisible()
      await expectToStay(page, carousel)
      await button(carousel, 'play').click()
      await expect(button(carousel, 'pause')).toBeVisible()
      await expectToMove(page, carousel)
    })

    test('rests while the tab is in the background, and goes on when it is back', async ({ page }) => {
      const carousel = carouselOf(page)
      await setTabHidden(page, true)
      await expectToStay(page, carousel)
      await setTabHidden(page, false)
      await expectToMove(page, carousel)
    })
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('never starts by itself; arrows still work', async ({ page }) => {
      await page.clock.install()
      await visit(page, '/blog/8')
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, 7)
      await expect(button(carousel, 'play')).toBeVisible()
      await expectToStay(page, carousel)
      await button(carousel, 'next').click()
      await expectShown(carousel, 2, 7)
    })
  })
})

test.describe('keys in a carousel', { tag: '@once' }, () => {
  test.use(wide)

  test('Left, Right, Home and End change the picture', async ({ page }) => {
    await visit(page, '/blog/1')
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, 18)
    await button(carousel, 'next').focus()
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
    }
  })

  for (const key of ['PageDown', 'Space']) {
    test(`${key} scrolls the page and leaves the picture`, async ({ page }) => {
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

  test('Tab passes pause, previous, next, dots, the picture in view only, and leaves', async ({ page }) => {
    await visit(page, '/blog/1')
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, 18)
    await button(carousel, 'pause').focus()
    const stops: string[] = []
    for (let stop = 0; stop < 6; stop += 1) {
      const name = await carousel.evaluate((region) => {
        const focused = document.activeElement
        return focused !== null && region.contains(focused)
          ? (focused.getAttribute('aria-label') ?? '')
          : 'out'
      })
      stops.push(name)
      await page.keyboard.press('Tab')
    }
    const { play, previous, next, show, open } = words.gallery
    const { images } = galleryOf('/blog/1')
    const picture = say(open, { n: 1, total: 18, alt: images[0]?.alt ?? '' })
    expect(stops).toEqual([play, previous, next, say(show, { n: 1, total: 18 }), picture, 'out'])
  })

  test('the address and the page stay where they are', async ({ page }) => {
    await visit(page, '/blog/1')
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, 18)
    await scrollTo(page, 50)
    await button(carousel, 'next').focus()
    const before = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('ArrowRight')
    await expectShown(carousel, 2, 18)
    expect(addressOf(page)).toBe('/blog/1')
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })
})
