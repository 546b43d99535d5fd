import type { Locator, Page } from '@playwright/test'
import {
  button,
  carouselOf,
  expectShown,
  expectToMove,
  expectToStay,
  shownSlide,
} from './support/carousel.ts'
import { galleryOf, words } from './support/content.ts'
import { addressOf, alive, expect, scrollTop, tablet, test, visit } from './support/test.ts'

const modal = (page: Page): Locator => page.getByRole('dialog')
const modalCarousel = (page: Page): Locator => modal(page).locator('[aria-roledescription="carousel"]')
const closeButton = (page: Page): Locator =>
  modal(page).getByRole('button', { name: words.gallery.close, exact: true })
const bodyIsMarked = (page: Page) => page.evaluate(() => document.body.classList.contains('modal-open'))

/** Opens picture 2 by a click. */
async function openSecond(page: Page, path: string, total: number): Promise<Locator> {
  const carousel = carouselOf(page)
  await expectShown(carousel, 1, total)
  await button(carousel, 'next').click()
  await expectShown(carousel, 2, total)
  await shownSlide(carousel).getByRole('link').click()
  await expect(modal(page)).toBeVisible()
  expect(addressOf(page)).toBe(`${path}?foto=2`)
  return carousel
}

async function expectClosed(page: Page, path: string): Promise<void> {
  await expect(modal(page)).toBeHidden()
  await expect.poll(() => addressOf(page)).toBe(path)
  expect(await bodyIsMarked(page)).toBe(false)
}

for (const path of ['/blog/8', '/information-blog/2']) {
  const total = galleryOf(path).images.length
  const { images } = galleryOf(path)

  test.describe(`image modal of ${path}`, () => {
    test('a click or tap on a slide opens it at that slide, with the body marked and the address telling', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, path)
      await openSecond(page, path, total)
      await expectShown(modalCarousel(page), 2, total)
      expect(await bodyIsMarked(page)).toBe(true)
      await expect(modal(page)).toContainText(images[1]?.alt ?? '')
    })

    test('it covers the whole window', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, `${path}?foto=1`)
      await expect(modal(page)).toBeVisible()
      const box = await modal(page).boundingBox()
      // A browser may keep room for its scroll bar.
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 844])
      expect(box?.width).toBeGreaterThanOrEqual(width)
    })

    test.describe('at 1024 px', () => {
      test.use(tablet)

      test('Enter opens it with the focus on Close', async ({ page }) => {
        await visit(page, path)
        const carousel = carouselOf(page)
        await expectShown(carousel, 1, total)
        await shownSlide(carousel).getByRole('link').press('Enter')
        await expect(modal(page)).toBeVisible()
        await expect(closeButton(page)).toBeFocused()
        await expect.poll(() => addressOf(page)).toBe(`${path}?foto=1`)
      })

      test('its arrows and keys change picture and address, without steps in the history', async ({
        page,
      }) => {
        await visit(page, path)
        await openSecond(page, path, total)
        await modal(page).getByRole('button', { name: words.gallery.next, exact: true }).click()
        await expectShown(modalCarousel(page), 3, total)
        await expect.poll(() => addressOf(page)).toBe(`${path}?foto=3`)
        for (const [key, n] of [
          ['ArrowLeft', 2],
          ['End', total],
          ['ArrowRight', 1],
          ['Home', 1],
          ['ArrowRight', 2],
        ] as const) {
          await page.keyboard.press(key)
          await expectShown(modalCarousel(page), n, total)
          await expect.poll(() => addressOf(page)).toBe(`${path}?foto=${n}`)
        }
        await page.goBack()
        await expectClosed(page, path)
      })

      test('Tab keeps the focus inside, both ways', async ({ page }) => {
        await visit(page, path)
        await openSecond(page, path, total)
        for (const key of [
          'Tab',
          'Tab',
          'Tab',
          'Tab',
          'Tab',
          'Shift+Tab',
          'Shift+Tab',
          'Shift+Tab',
          'Shift+Tab',
          'Shift+Tab',
        ]) {
          await page.keyboard.press(key)
          const outside = await page.evaluate(() => {
            const focused = document.activeElement
            return focused !== document.body && focused?.closest('dialog, [role="dialog"]') === null
          })
          expect(outside, key).toBe(false)
        }
      })

      const ways: [string, (page: Page) => Promise<unknown>][] = [
        ['Escape', (page) => page.keyboard.press('Escape')],
        ['the close button', (page) => closeButton(page).click()],
        ['the Back button of the browser', (page) => page.goBack()],
        ['a click on the backdrop', (page) => page.mouse.click(6, 380)],
      ]
      for (const [name, close] of ways) {
        test(`${name} closes it: focus on the slide again, the address clean, the page not left`, async ({
          page,
        }) => {
          await visit(page, '/summer-school')
          await visit(page, path)
          const carousel = await openSecond(page, path, total)
          await close(page)
          await expectClosed(page, path)
          await expectShown(carousel, 2, total)
          await expect(shownSlide(carousel).getByRole('link')).toBeFocused()
          await page.goBack()
          await expect(page).toHaveURL(/\/summer-school$/)
        })
      }

      test('the page behind does not scroll while it is open, and stands where it was afterwards', async ({
        page,
      }) => {
        await visit(page, path)
        await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
        await openSecond(page, path, total)
        const before = await scrollTop(page)
        await page.mouse.wheel(0, 400)
        await page.keyboard.press('PageDown')
        const locked = await page.evaluate(() =>
          [document.documentElement, document.body].some((box) =>
            /hidden|clip/.test(getComputedStyle(box).overflowY),
          ),
        )
        expect(locked).toBe(true)
        await page.keyboard.press('Escape')
        await expectClosed(page, path)
        expect(await scrollTop(page)).toBe(before)
      })

      test('autoplay rests while it is open and starts again after a mouse has opened and closed it', async ({
        page,
      }) => {
        await page.clock.install()
        await visit(page, path)
        const carousel = await openSecond(page, path, total)
        await expectToStay(page, modalCarousel(page))
        await closeButton(page).click()
        await expectClosed(page, path)
        await expect(button(carousel, 'pause')).toBeVisible()
        await expectToMove(page, carousel)
      })

      test('closing by Escape starts autoplay again', async ({ page }) => {
        await page.clock.install()
        await visit(page, path)
        const carousel = await openSecond(page, path, total)
        await page.keyboard.press('Escape')
        await expectClosed(page, path)
        await expectToMove(page, carousel)
      })

      test('autoplay that was paused stays paused', async ({ page }) => {
        await page.clock.install()
        await visit(page, path)
        await button(carouselOf(page), 'pause').click()
        const carousel = await openSecond(page, path, total)
        await closeButton(page).click()
        await expectClosed(page, path)
        await expectToStay(page, carousel)
      })

      test('it closes at the picture that was seen last', async ({ page }) => {
        await visit(page, path)
        const carousel = await openSecond(page, path, total)
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => addressOf(page)).toBe(`${path}?foto=3`)
        await page.keyboard.press('Escape')
        await expectClosed(page, path)
        await expectShown(carousel, 3, total)
        await expect(shownSlide(carousel).getByRole('link')).toBeFocused()
      })

      test('it closes when the window grows past 1024 px', async ({ page }) => {
        await visit(page, path)
        await openSecond(page, path, total)
        await page.setViewportSize({ width: 1025, height: 768 })
        await expectClosed(page, path)
      })

      test('a deep link opens its picture, and closing stays on the page', async ({ page }) => {
        await visit(page, '/about')
        await visit(page, `${path}?foto=3`)
        await expect(modal(page)).toBeVisible()
        await expectShown(modalCarousel(page), 3, total)
        await page.keyboard.press('Escape')
        await expectClosed(page, path)
        await page.goBack()
        await expect(page).toHaveURL(/\/about$/)
      })

      test('Forward opens it again', async ({ page }) => {
        await visit(page, path)
        await openSecond(page, path, total)
        await page.goBack()
        await expectClosed(page, path)
        await page.goForward()
        await expect(modal(page)).toBeVisible()
        await expectShown(modalCarousel(page), 2, total)
      })

      test('a reload keeps it open', async ({ page }) => {
        await visit(page, path)
        await openSecond(page, path, total)
        await page.reload()
        await alive(page)
        await expect(modal(page)).toBeVisible()
        await expectShown(modalCarousel(page), 2, total)
        await page.keyboard.press('Escape')
        await expectClosed(page, path)
      })

      for (const foto of ['0', '99', '-1', '1.5', 'abc', '']) {
        test(`?foto=${foto} opens nothing`, { tag: '@once' }, async ({ page }) => {
          await visit(page, `${path}?foto=${foto}`)
          await expectShown(carouselOf(page), 1, total)
          await expect(modal(page)).toBeHidden()
          expect(await bodyIsMarked(page)).toBe(false)
        })
      }
    })

    test('at 1025 px a click follows the link to the full-size picture', { tag: '@once' }, async ({
      page,
      noise,
    }) => {
      await page.setViewportSize({ width: 1025, height: 768 })
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      const link = shownSlide(carousel).getByRole('link')
      const href = await link.getAttribute('href')
      expect(href).toMatch(/\/pictures\/.+\.jpg$/)
      await link.click()
      await expect.poll(() => addressOf(page)).toBe(href)
      await expect(page.locator('img')).toBeVisible()
      // The browser's own page around a picture is not ours to keep silent.
      noise.length = 0
    })
  })
}
