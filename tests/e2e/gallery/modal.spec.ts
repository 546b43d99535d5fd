import type { Page } from '@playwright/test'
import { pictures as published } from '../../site-content.ts'
import { carouselOf, expectShown, position, shownSlide } from '../support/carousel.ts'
import { galleryOf, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import {
  bodyIsMarked,
  closeButton,
  expectClosed,
  modal,
  modalCarousel,
  openSecond,
} from '../support/modal.ts'
import { addressOf, expect, tablet, test, visit } from '../support/test.ts'

/** One component serves every gallery: all behaviour is tested on a report, opening on a news post too. */
for (const path of ['/blog/8', '/information-blog/2']) {
  const total = galleryOf(path).images.length
  const { images } = galleryOf(path)

  test.describe(`image modal of ${path}`, () => {
    test('modal opens at the clicked slide and updates body and address', {
      tag: '@phone',
    }, async ({ page }) => {
      await visit(page, path)
      await openSecond(page, path, total)
      await expectShown(modalCarousel(page), 2, total)
      expect(await bodyIsMarked(page)).toBe(true)
      await expect(modal(page)).toContainText(images[1]?.alt ?? '')
      if (path !== '/blog/8') return

      await test.step('modal covers the whole window', async () => {
        const box = await modal(page).boundingBox()
        // The root reserves space for its scroll bar, so that nothing moves when the modal opens.
        const width = await page.evaluate(() => document.documentElement.getBoundingClientRect().width)
        expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 844])
        expect(box?.width).toBeGreaterThanOrEqual(width)
      })
      await closeButton(page).tap()
      await expectClosed(page, path)

      await test.step('modal shows a focus ring after a key but not after a tap', async () => {
        const hasRing = () =>
          page.evaluate(() => {
            const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement ?? document.body)
            return outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)'
          })
        await shownSlide(carouselOf(page)).getByRole('link').tap()
        await expect(closeButton(page)).toBeFocused()
        expect(await hasRing()).toBe(false)
        await page.keyboard.press('Tab')
        await expect(closeButton(page)).not.toBeFocused()
        await expect.poll(hasRing).toBe(true)
        await page.keyboard.press('Escape')
        await expectClosed(page, path)
      })

      await test.step('modal opens over its page while another page is loading', async () => {
        await hold(page, '**/data/about.js')
        await page.getByRole('contentinfo').locator('a[href="/about"]').click()
        await expect(page).toHaveURL(/\/about$/)
        await shownSlide(carouselOf(page)).getByRole('link').click()
        await expect(modal(page)).toBeVisible()
        expect(addressOf(page)).toBe(`${path}?foto=2`)
        await page.keyboard.press('Escape')
        await expectClosed(page, path)
      })
    })

    if (path !== '/blog/8') return

    test('modal opens for a picture in the text and returns the focus to it', { tag: '@phone' }, async ({
      page,
    }) => {
      await showPictureOfGallery(page)
      for (const address of ['/blog/1', '/information-blog/1']) {
        await visit(page, address)
        const link = page.locator('[data-article] figure > a').last()
        const alt = (await link.locator('img').getAttribute('alt')) ?? ''
        await link.press('Enter')
        await expect(modal(page)).toContainText(alt)
        expect(addressOf(page)).toMatch(/\?foto=\d+$/)
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Escape')
        await expectClosed(page, address)
        await expect(link).toBeFocused()
        await expect(link).toBeInViewport()
      }
    })

    test('modal stays closed for an unknown picture and the address is cleaned', { tag: '@phone' }, async ({
      page,
    }) => {
      // Other values are read alike, picture-search.test.ts.
      for (const wrong of [total + 1, 'abc']) {
        await visit(page, `${path}?foto=${wrong}`)
        await expect.poll(() => addressOf(page)).toBe(path)
        await expectShown(carouselOf(page), 1, total)
        await expect(modal(page), String(wrong)).toBeHidden()
        expect(await bodyIsMarked(page), String(wrong)).toBe(false)
      }
    })

    test.describe('at 1024 px', { tag: '@once' }, () => {
      test.use(tablet)

      test('modal opens by Enter with focus on Close and traps the Tab focus', async ({ page }) => {
        await visit(page, path)
        const carousel = carouselOf(page)
        await expectShown(carousel, 1, total)
        await shownSlide(carousel).getByRole('link').press('Enter')
        await expect(modal(page)).toBeVisible()
        await expect(closeButton(page)).toBeFocused()
        await expect.poll(() => addressOf(page)).toBe(`${path}?foto=1`)
        for (const key of [...Array(5).fill('Tab'), ...Array(5).fill('Shift+Tab')]) {
          await page.keyboard.press(key)
          const outside = await page.evaluate(() => {
            const focused = document.activeElement
            return focused !== document.body && focused?.closest('dialog, [role="dialog"]') === null
          })
          expect(outside, key).toBe(false)
        }
      })

      test('modal arrows and keys change picture and address without history steps', async ({ page }) => {
        await visit(page, path)
        await openSecond(page, path, total)
        await modal(page).getByRole('button', { name: words.gallery.next, exact: true }).click()
        await expectShown(modalCarousel(page), 3, total)
        await expect.poll(() => addressOf(page)).toBe(`${path}?foto=3`)
        const readOut = modal(page).locator('[aria-live="polite"]')
        await expect(readOut).toHaveText(
          [position(3, total), images[2]?.alt, images[2]?.caption].filter(Boolean).join(' '),
        )
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

        await test.step('download link has the full size of the picture in view', async () => {
          const link = modal(page).getByRole('link', { name: words.gallery.download })
          const href = await link.getAttribute('href')
          expect(href).toMatch(/\/pictures\/.+\.jpg$/)
          await page.keyboard.press('ArrowRight')
          await expect(link).not.toHaveAttribute('href', href ?? '')
          const download = page.waitForEvent('download')
          await link.click()
          expect((await download).suggestedFilename()).toMatch(/\.jpg$/)
          await expect(modal(page)).toBeVisible()
        })

        await page.goBack()
        await expectClosed(page, path)
      })
    })

    test('gallery shows the picture of the address undimmed when the window narrows', {
      tag: '@once',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 1025, height: 768 })
      await visit(page, `${path}?foto=2`)
      const carousel = carouselOf(page)
      await expectShown(carousel, 2, total)
      await page.setViewportSize({ width: 1024, height: 768 })
      const picture = shownSlide(carousel).getByRole('img')
      await expect(picture).toHaveCSS('opacity', '1')
      await expect(modal(page)).toBeHidden()
      await shownSlide(carousel).getByRole('link').click()
      await expect(modal(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(modal(page)).toBeHidden()
      await expect(picture).toHaveCSS('opacity', '1')
    })

    test('gallery opens the full-size picture in another tab at 1025 px', {
      tag: '@once',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 1025, height: 768 })
      await visit(page, path)
      const carousel = carouselOf(page)
      await expectShown(carousel, 1, total)
      const link = shownSlide(carousel).getByRole('link')
      const href = await link.getAttribute('href')
      expect(href).toMatch(/\/pictures\/.+\.jpg$/)
      const opened = page.waitForEvent('popup')
      await link.click()
      const tab = await opened
      await expect.poll(() => addressOf(tab)).toBe(href)
      await expect(tab.locator('img')).toBeVisible()
      expect(addressOf(page)).toBe(path)
    })
  })
}

/** Shows a picture of its gallery in the text of news post 1, in the place of a drawing that the gallery does not have. */
async function showPictureOfGallery(page: Page): Promise<void> {
  const keyOf = (name: string) => published.find(({ file }) => file.endsWith(`prizren-klima/${name}`))?.key
  const [drawing, picture] = [keyOf('vendet.jpg'), keyOf('02.jpg')]
  const alt = galleryOf('/information-blog/1').images[1]?.alt ?? ''
  for (const file of ['**/information-blog/1', '**/data/news/1.js'])
    await page.route(file, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const body = text
        .replaceAll(`${drawing}-1920`, `${picture}-1600`)
        .replaceAll(`${drawing}-`, `${picture}-`)
        .replace(/Ilustrim: shtëpi me dritë[^"\\]*/, alt)
      await route.fulfill({ response, body })
    })
}
