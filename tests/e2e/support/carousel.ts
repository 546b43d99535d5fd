import { expect, type Locator, type Page } from '@playwright/test'
import { say, words } from './content.ts'

/** The carousel of the page itself, not the one in an open modal. */
export function carouselOf(page: Page): Locator {
  return page.locator('main [aria-roledescription="carousel"]').first()
}

/** Its slides, including hidden ones. */
export function slidesOf(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription="slide"]')
}

/** The one slide in view. */
export function shownSlide(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription="slide"]:not([inert])')
}

/** The label of slide `n`: "2 nga 18". */
export function position(n: number, total: number): string {
  return say(words.gallery.position, { n, total })
}

/** Expects that picture `n`, counted from 1, is the one in view. */
export async function expectShown(carousel: Locator, n: number, total: number): Promise<void> {
  await expect(shownSlide(carousel)).toHaveCount(1)
  await expect(shownSlide(carousel)).toHaveAttribute('aria-label', position(n, total))
}

/** The carousel's button with this interface word. */
export function button(carousel: Locator, name: 'previous' | 'next' | 'play' | 'pause'): Locator {
  return carousel.getByRole('button', { name: words.gallery[name], exact: true })
}

/** The dot of picture `n`. */
export function dot(carousel: Locator, n: number, total: number): Locator {
  return carousel.getByRole('button', { name: say(words.gallery.show, { n, total }), exact: true })
}

/** Expects that the carousel moves by itself. Needs `page.clock`. */
export async function expectToMove(page: Page, carousel: Locator): Promise<void> {
  const before = await labelOf(carousel)
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(2500)
        return await labelOf(carousel)
      },
      { intervals: [50, 100, 200, 200] },
    )
    .not.toBe(before)
  await settle(carousel)
}

/** Expects that the carousel does not move by itself, for more than twice its delay. Needs `page.clock`. */
export async function expectToStay(page: Page, carousel: Locator): Promise<void> {
  await settle(carousel)
  const before = await labelOf(carousel)
  for (const _ of [1, 2]) await page.clock.fastForward(6000)
  await settle(carousel)
  expect(await labelOf(carousel)).toBe(before)
}

/** Makes the page believe that its tab went to the background or came back. */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', {
      value: isHidden ? 'hidden' : 'visible',
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

function labelOf(carousel: Locator): Promise<string | null> {
  return shownSlide(carousel).first().getAttribute('aria-label')
}

/** Waits until all animations of the carousel have ended. */
export async function settle(carousel: Locator): Promise<void> {
  const moving = () =>
    carousel.evaluate((element) => {
      // An animation ends before the frame in which Swiper gets its event and starts the timer of the slide.
      type Engine = Element & { swiper?: { animating: boolean } }
      const engines: Engine[] = [element, ...element.querySelectorAll('.swiper')]
      const waiting = engines.filter(({ swiper }) => swiper?.animating)
      return element.getAnimations({ subtree: true }).length + waiting.length
    })
  await expect.poll(moving, { intervals: [50, 100] }).toBe(0)
}

/** Stops every later animation of the carousel's slides at this share (0 to 1) of its duration. */
export async function freezeSlides(carousel: Locator, share: number): Promise<void> {
  await carousel.locator('.swiper-wrapper').evaluate((slides, at) => {
    slides.addEventListener('transitionrun', ({ target }) => {
      if (target !== slides) return
      for (const glide of slides.getAnimations()) {
        glide.pause()
        glide.currentTime = Number(glide.effect?.getComputedTiming().endTime) * at
      }
    })
  }, share)
}

/** The states of the slides' animations; empty if the slides do not move. */
export function slideAnimations(carousel: Locator): Promise<AnimationPlayState[]> {
  return carousel
    .locator('.swiper-wrapper')
    .evaluate((slides) => slides.getAnimations().map(({ playState }) => playState))
}
