import type { Locator } from '@playwright/test'
import {
  button,
  carouselOf,
  dot,
  expectShown,
  expectToMove,
  expectToStay,
  position,
  settle,
  shownSlide,
  slidesOf,
} from '../support/carousel.ts'
import { galleryOf, say, words } from '../support/content.ts'
import { expect, paintNothing, resize, test, visit } from '../support/test.ts'

/** One component serves every gallery: all behaviour is tested on a report, its start on a news post too. */
for (const path of ['/blog/8', '/information-blog/2']) {
  const { images, title } = galleryOf(path)
  const total = images.length

  test.describe(`carousel of ${path}`, () => {
    test('carousel is a named region of labelled slides with hidden ones inert', async ({ page }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expect(carousel).toHaveAccessibleName(say(words.gallery.label, { title }))
      await expectShown(carousel, 1, total)
      await test.step('carousel shows one slide per view, as wide as the carousel', async () => {
        expect(await slidesInView(carousel)).toBe(1)
      })
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

    if (path !== '/blog/8') return

    test('carousel moves by arrows, and a mouse selects its caption and drags it', { tag: '@once' }, async ({
      page,
    }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      await test.step('arrows move forward and back and wrap around', async () => {
        for (const [way, n] of [
          ['next', 2],
          ['previous', 1],
          ['previous', total],
          ['next', 1],
        ] as const) {
          await button(carousel, way).click()
          await expectShown(carousel, n, total)
        }
      })

      // A picture that has moved on takes the selection with it.
      await button(carousel, 'pause').click()
      const captioned = images.findIndex(({ caption }) => caption !== undefined) + 1
      await dot(carousel, captioned, total).click()
      await expectShown(carousel, captioned, total)
      const drag = async (part: Locator, share: number) => {
        // It waits until the page has scrolled there.
        await part.hover()
        const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        await page.mouse.move(x + 300, y + height / 2)
        await page.mouse.down()
        await page.mouse.move(x + 300 - width * share, y + height / 2, { steps: 8 })
        await page.mouse.up()
      }
      // A drag over a slide that still glides selects nothing.
      await settle(carousel)
      await drag(shownSlide(carousel).locator('p'), 0.25)
      const selected = await page.evaluate(() => getSelection()?.toString() ?? '')
      expect(selected.length).toBeGreaterThan(10)
      expect(images[captioned - 1]?.caption).toContain(selected)
      await expectShown(carousel, captioned, total)
      await drag(shownSlide(carousel).getByRole('link'), 0.25)
      await expectShown(carousel, captioned + 1, total)
    })

    test('carousel dots have a name and lead to their picture', async ({ page }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      await dot(carousel, 3, total).click()
      await expectShown(carousel, 3, total)
      await expect(dot(carousel, 3, total)).toHaveAttribute('aria-current', 'true')
      await expect(carousel.locator('[aria-current="true"]')).toHaveCount(1)

      await test.step('counter, caption and live region follow a move by the visitor', async () => {
        const readOut = carousel.locator('[aria-live]')
        await expect(button(carousel, 'pause')).toBeVisible()
        await expect(readOut).toHaveAttribute('aria-live', 'off')
        await button(carousel, 'pause').click()
        await expect(readOut).toHaveAttribute('aria-live', 'polite')
        await dot(carousel, 2, total).click()
        await expectShown(carousel, 2, total)
        await expect(readOut).toHaveText(`${position(2, total)}: ${images[1]?.alt}`)
        await expect(carousel.getByText(position(2, total), { exact: true })).toBeVisible()
        const caption = images[1]?.caption
        await expect(shownSlide(carousel).locator('p')).toHaveText(caption === undefined ? [] : [caption])
      })
    })
  })
}

test('carousel dots stay on one line, or a progress line or thumbnails replace them', {
  tag: '@once',
}, async ({ page }) => {
  await paintNothing(page)
  // Nothing moves on meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shown: string[] = []
  // Each number of dots from which a narrower window leaves them out.
  for (const path of ['/blog/8', '/blog/7', '/blog/4', '/blog/1', '/blog/3']) {
    await visit(page, path)
    const total = galleryOf(path).images.length
    const carousel = carouselOf(page)
    for (const width of [320, 390, 600, 768, 1024, 1440]) {
      await resize(page, { width, height: 900 })
      const name = `${path} at ${width} px`
      const { tops, pictures, sliders, others, counters, short } = await carousel.evaluate(
        (region, [choose, more, first]) => {
          const seen = (selector: string) =>
            [...region.querySelectorAll(selector)].filter((node) => {
              const { width, height } = node.getBoundingClientRect()
              return node.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
            })
          const named = (node: Element) => node.getAttribute('aria-label') ?? node.textContent?.trim()
          const button = seen('button').find((node) => named(node) === more)
          const end = (button ?? seen('[data-dot] img').at(-1))?.getBoundingClientRect().right
          const right = region.querySelector('li a')?.getBoundingClientRect().right ?? 0
          return {
            tops: new Set(seen('[data-dot]').map((node) => node.getBoundingClientRect().top)).size,
            pictures: seen('[data-dot] img').length,
            sliders: seen('input[type=range]').filter((node) => named(node) === choose).length,
            others: seen('button').filter((node) => named(node) === more).length,
            counters: seen('p').filter((node) => node.textContent === first).length,
            short: end === undefined ? 0 : Math.round(right - end),
          }
        },
        [say(words.gallery.choose), say(words.gallery.more, { n: total - 6 }), position(1, total)] as const,
      )
      expect.soft(tops, name).toBeLessThanOrEqual(1)
      if (tops === 1) shown.push(`${total} at ${width}`)
      expect.soft(sliders, name).toBe(tops === 1 ? 0 : 1)
      expect.soft(pictures, name).toBe(width < 768 ? 0 : total)
      expect.soft(others, name).toBe(width < 768 || total === 7 ? 0 : 1)
      expect.soft(counters, name).toBe(1)
      // Thumbnails end where the picture ends.
      expect.soft(short, name).toBe(0)
    }
  }
  expect(shown).toEqual(
    expect.arrayContaining(['7 at 320', '14 at 390', '18 at 600', '25 at 768', '25 at 1440']),
  )
  expect(shown).not.toContain('18 at 390')
})

test('progress line leads to each picture by mouse and by keys', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/blog/1')
  const total = galleryOf('/blog/1').images.length
  const carousel = carouselOf(page)
  const line = carousel.getByRole('slider', { name: words.gallery.choose })

  await test.step('autoplay waits while the progress line is held', async () => {
    await expect(button(carousel, 'pause')).toBeVisible()
    await line.hover()
    await page.mouse.down()
    await expectToStay(page, carousel)
    await page.mouse.up()
    await expectToMove(page, carousel)
  })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(button(carousel, 'play')).toBeVisible()
  await line.press('Home')
  await expectShown(carousel, 1, total)
  await expect(line).toHaveAttribute('aria-valuetext', position(1, total))
  await line.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(height).toBeGreaterThanOrEqual(44)
  await page.mouse.move(x + 8, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + height / 2, { steps: 8 })
  await expectShown(carousel, 5, total)
  await page.mouse.move(x + width - 2, y + height / 2, { steps: 8 })
  await page.mouse.up()
  await expectShown(carousel, total, total)
  await line.focus()
  for (const [key, n] of [
    ['ArrowLeft', total - 1],
    ['ArrowDown', total - 2],
    ['ArrowUp', total - 1],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(carousel, n, total)
    await expect(line).toHaveValue(String(n))
    await expect(line).toBeFocused()
  }
})

test.describe('thumbnails', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
  const total = galleryOf('/blog/1').images.length

  /** The pictures whose thumbnails are in view, counted from 1. */
  const inView = (carousel: Locator) =>
    carousel.locator('[data-dot]').evaluateAll((all) => {
      const frame = all[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const boxes = all.map((each) => each.getBoundingClientRect())
      return boxes.flatMap(({ left, right }, dot) =>
        left > frame.left - 2 && right < frame.right + 2 ? [dot + 1] : [],
      )
    })

  test('six thumbnails follow the picture in view, and a button shows the next six', async ({ page }) => {
    const files: string[] = []
    page.on('requestfinished', (request) => files.push(request.url().split('/').at(-1) ?? ''))
    await visit(page, '/blog/1')

    await test.step('thumbnails load small files, and only those about to be in view', async () => {
      const images = carouselOf(page).locator('[data-dot] img')
      await expect(images).toHaveCount(total)
      await page.waitForLoadState('networkidle')
      const small = files.filter((file) => file.endsWith('-174.avif'))
      // The first two may show the files of their slides.
      expect(small.length).toBeGreaterThanOrEqual(4)
      expect(small.length).toBeLessThanOrEqual(8)
      const widths = await images.evaluateAll((all: HTMLImageElement[]) =>
        all.map((each) => each.naturalWidth),
      )
      expect(widths.slice(0, 6)).not.toContain(0)
      const texts = await images.evaluateAll((all) => all.map((each) => each.getAttribute('alt')))
      expect(texts).toEqual(Array(total).fill(''))
    })

    const carousel = carouselOf(page)
    await expectShown(carousel, 1, total)
    const more = carousel.getByRole('button', { name: say(words.gallery.more, { n: 12 }) })
    await expect(more).toHaveText(/^edhe 12/)
    for (const [n, thumbnails] of [
      [7, [7, 8, 9, 10, 11, 12]],
      [13, [13, 14, 15, 16, 17, 18]],
      [1, [1, 2, 3, 4, 5, 6]],
    ] as const) {
      await more.click()
      await expectShown(carousel, n, total)
      await expect.poll(() => inView(carousel)).toEqual(thumbnails)
      await expect(dot(carousel, n, total)).toHaveAttribute('aria-current', 'true')
    }
    await dot(carousel, 6, total).press('ArrowRight')
    await expect(dot(carousel, 2, total)).toBeFocused()
    await dot(carousel, 2, total).press('End')
    await expect(dot(carousel, total, total)).toBeFocused()
    await expect.poll(() => inView(carousel)).toEqual([13, 14, 15, 16, 17, 18])
  })
})

/** Number of slides that are at least partly in the frame. */
function slidesInView(carousel: Locator): Promise<number> {
  return slidesOf(carousel).evaluateAll((all) => {
    const frame = all[0]?.closest('.swiper')?.getBoundingClientRect() ?? new DOMRect()
    return all.filter((slide) => {
      const box = slide.getBoundingClientRect()
      return box.right > frame.left + 1 && box.left < frame.right - 1
    }).length
  })
}
