import type { Locator, Page } from '@playwright/test'
import {
  button,
  carouselOf,
  expectShown,
  expectToMove,
  expectToStay,
  shownSlide,
} from '../support/carousel.ts'
import { galleryOf } from '../support/content.ts'
import { closeButton, expectClosed, modal, modalCarousel, openSecond } from '../support/modal.ts'
import { addressOf, expect, scrollTop, tablet, test, visit, waitForHydration } from '../support/test.ts'

/** One component serves every gallery: that of a news post is closed in accessibility-tree.spec.ts. */
const path = '/blog/8'
const total = galleryOf(path).images.length

test.describe(`image modal of ${path} at 1024 px`, { tag: '@once' }, () => {
  test.use(tablet)

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the close button', (page) => closeButton(page).click()],
    ['the Back button of the browser', (page) => page.goBack()],
    ['a click on the backdrop', (page) => page.mouse.click(6, 380)],
  ]
  test('modal closing restores focus and address and leaves no history step', async ({ page }) => {
    await visit(page, '/summer-school')
    await visit(page, path)
    const carousel = carouselOf(page)
    await button(carousel, 'next').click()
    await expectShown(carousel, 2, total)
    for (const [name, close] of ways) {
      await test.step(name, async () => {
        await openShown(page, carousel)
        expect(addressOf(page)).toBe(`${path}?foto=2`)
        await close(page)
        await expectClosed(page, path)
        await expectShown(carousel, 2, total)
        await expect(shownSlide(carousel).getByRole('link')).toBeFocused()
      })
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/summer-school$/)
  })

  test('modal opens from a deep link and closing stays on the page', async ({ page }) => {
    await visit(page, '/about')
    await visit(page, `${path}?foto=3`)
    await expect(modal(page)).toBeVisible()
    await expectShown(modalCarousel(page), 3, total)
    await page.keyboard.press('Escape')
    await expectClosed(page, path)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('modal locks the page, reopens by Forward, and closes at the picture seen last', async ({ page }) => {
    await visit(page, path)
    const carousel = carouselOf(page)

    await test.step('page keeps its scroll position after the modal closes', async () => {
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

    await test.step('Forward opens the modal again, whichever way it was closed', async () => {
      await page.goForward()
      await expectOpenAtSecond(page)
      await page.goBack()
      await expectClosed(page, path)
      await page.goForward()
      await expectOpenAtSecond(page)
    })

    await test.step('modal stays open after a reload', async () => {
      await page.reload()
      await waitForHydration(page)
      await expectOpenAtSecond(page)
    })

    await test.step('modal closes at the picture that was seen last', async () => {
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => addressOf(page)).toBe(`${path}?foto=3`)
      await page.keyboard.press('Escape')
      await expectClosed(page, path)
      await expectShown(carousel, 3, total)
      await expect(shownSlide(carousel).getByRole('link')).toBeFocused()
    })

    await test.step('modal closes when the window grows past 1024 px', async () => {
      await openShown(page, carousel)
      await page.setViewportSize({ width: 1025, height: 768 })
      await expectClosed(page, path)
    })
  })

  async function expectOpenAtSecond(page: Page): Promise<void> {
    await expect(modal(page)).toBeVisible()
    await expectShown(modalCarousel(page), 2, total)
  }

  test('modal pauses autoplay while open and resumes it unless it was paused', async ({ page }) => {
    await page.clock.install()
    await visit(page, path)
    const carousel = await openSecond(page, path, total)

    await test.step('autoplay resumes after a mouse has opened and closed the modal', async () => {
      await expectToStay(page, modalCarousel(page))
      await closeButton(page).click()
      await expectClosed(page, path)
      await expect(button(carousel, 'pause')).toBeVisible()
      await expectToMove(page, carousel)
    })

    await test.step('autoplay resumes after Escape has closed the modal', async () => {
      await openShown(page, carousel)
      await page.keyboard.press('Escape')
      await expectClosed(page, path)
      await expectToMove(page, carousel)
    })

    await test.step('autoplay that was paused stays paused', async () => {
      await button(carousel, 'pause').click()
      await openShown(page, carousel)
      await closeButton(page).click()
      await expectClosed(page, path)
      await expectToStay(page, carousel)
    })
  })

  test('modal keeps the carousel at its picture when it is closed while opening', async ({ page }) => {
    await visit(page, path)
    await page.evaluate(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function () {
        showModal.call(this)
        queueMicrotask(() => this.close())
      }
    })
    const carousel = carouselOf(page)
    await button(carousel, 'next').click()
    await expectShown(carousel, 2, total)
    await button(carousel, 'pause').click()
    await shownSlide(carousel).getByRole('link').click()
    await expect(shownSlide(carousel).getByRole('link')).toBeFocused()
    await expectClosed(page, path)
    await expectShown(carousel, 2, total)
  })

  async function openShown(page: Page, carousel: Locator): Promise<void> {
    await shownSlide(carousel).getByRole('link').click()
    await expect(modal(page)).toBeVisible()
  }
})
