import { expect, type Locator, type Page } from '@playwright/test'
import { button, carouselOf, expectShown, shownSlide } from './carousel.ts'
import { words } from './content.ts'
import { addressOf } from './test.ts'

/** The open image modal. */
export const modal = (page: Page): Locator => page.getByRole('dialog')

/** The modal's own carousel. */
export const modalCarousel = (page: Page): Locator => modal(page).locator('[aria-roledescription="carousel"]')

/** The modal's close button. */
export const closeButton = (page: Page): Locator =>
  modal(page).getByRole('button', { name: words.gallery.close, exact: true })

/** Whether the body says that the modal is open. */
export const bodyIsMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.classList.contains('modal-open'))

/** Opens picture 2 by a click; returns the carousel of the page. */
export async function openSecond(page: Page, path: string, total: number): Promise<Locator> {
  const carousel = carouselOf(page)
  await expectShown(carousel, 1, total)
  await button(carousel, 'next').click()
  await expectShown(carousel, 2, total)
  await shownSlide(carousel).getByRole('link').click()
  await expect(modal(page)).toBeVisible()
  expect(addressOf(page)).toBe(`${path}?foto=2`)
  return carousel
}

/** Expects that the modal is closed and has restored the page. */
export async function expectClosed(page: Page, path: string): Promise<void> {
  await expect(modal(page)).toBeHidden()
  await expect.poll(() => addressOf(page)).toBe(path)
  expect(await bodyIsMarked(page)).toBe(false)
}
