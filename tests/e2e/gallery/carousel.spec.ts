import type { Locator } from '@playwright/test'
import { button, carouselOf, dot, expectShown, position, shownSlide, slidesOf } from '../support/carousel.ts'
import { galleryOf, say, words } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'

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
      await test.step('it shows one slide per view, as wide as the carousel', async () => {
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

    test('carousel arrows move forward and back and wrap around', { tag: '@once' }, async ({ page }) => {
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

    test('carousel lets a mouse select the caption and drag the picture', { tag: '@once' }, async ({
      page,
    }) => {
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      // A picture that has moved on takes the selection with it.
      await button(carousel, 'pause').click()
      const captioned = images.findIndex(({ caption }) => caption !== undefined) + 1
      await dot(carousel, captioned, total).click()
      await expectShown(carousel, captioned, total)
      const drag = async (part: Locator, share: number) => {
        await part.scrollIntoViewIfNeeded()
        const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        await page.mouse.move(x + 300, y + height / 2)
        await page.mouse.down()
        await page.mouse.move(x + 300 - width * share, y + height / 2, { steps: 8 })
        await page.mouse.up()
      }
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

      await test.step('counter and caption follow, and so does what is read out, but only when the visitor moves it', async () => {
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

test('carousel dots stay on one line or are replaced by the counter', { tag: '@once' }, async ({ page }) => {
  // Nothing moves on meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shown: string[] = []
  // Each number of dots from which a narrower window leaves them out.
  for (const path of ['/blog/8', '/blog/7', '/blog/4', '/blog/1', '/blog/3']) {
    await visit(page, path)
    const total = galleryOf(path).images.length
    for (const width of [320, 390, 600, 768, 1024, 1440]) {
      await resize(page, { width, height: 900 })
      const dots = carouselOf(page).locator('[data-dot]:visible')
      const tops = new Set(
        await dots.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top)),
      )
      expect.soft(tops.size, `${path} at ${width} px`).toBeLessThanOrEqual(1)
      if (tops.size === 1) shown.push(`${total} at ${width}`)
      await expect.soft(carouselOf(page).getByText(position(1, total), { exact: true })).toBeVisible()
    }
  }
  expect(shown).toEqual(
    expect.arrayContaining(['7 at 320', '14 at 390', '18 at 600', '25 at 768', '25 at 1440']),
  )
  expect(shown).not.toContain('18 at 390')
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
