import { carouselOf, expectShown, shownSlide } from '../support/carousel.ts'
import { words } from '../support/content.ts'
import { expect, scrollTo, test, visit } from '../support/test.ts'

test('skip link is the first Tab stop, and every Tab stop of a report is seen', {
  tag: '@once',
}, async ({ page }) => {
  const skip = page.getByRole('link', { name: words.skipLink })

  await test.step('Enter on the skip link moves the focus to the content', async () => {
    // That each page has both, published-markup.spec.ts shows.
    await visit(page, '/')
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)
  })

  await test.step('focus is visible on every Tab stop, with a whole ring in the header', async () => {
    await visit(page, '/blog/8')
    await expectShown(carouselOf(page), 1, 7)
    await expect(shownSlide(carouselOf(page))).toBeVisible()
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      if (stop === 0) await expect(skip).toBeFocused()
      const { marked, ringTop } = await page.evaluate(ringOfFocus)
      expect(marked, `stop ${stop + 1}`).toBe(true)
      expect.soft(ringTop, `stop ${stop + 1}`).toBeGreaterThanOrEqual(0)
    }
  })
})

/** Whether the focused element, or one around or in it, is marked; and the top of its ring where it is in the header. */
function ringOfFocus(): { marked: boolean; ringTop: number } {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { marked: true, ringTop: 0 }
  const rings = [focused, focused.parentElement, ...focused.querySelectorAll('*')].flatMap((node) => {
    if (!node) return []
    return [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(node, pseudo))
  })
  const marked = rings.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
  )
  if (focused.closest('header') === null) return { marked, ringTop: 0 }
  const { outlineOffset, outlineWidth } = getComputedStyle(focused)
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  return { marked, ringTop: focused.getBoundingClientRect().top - ring }
}

test.describe('focus in a low window', { tag: '@once' }, () => {
  // Low, so that each change of focus scrolls.
  test.use({ viewport: { width: 1024, height: 420 } })

  test('focus is never under the fixed header or outside a low window', async ({ page }) => {
    for (const path of ['/', '/projects', '/kerko', '/blog/1']) {
      await visit(page, path)
      // What slides in goes on for the whole visit, so that each stop meets it.
      await page.evaluate(() => document.documentElement.style.setProperty('--reveal-duration', '60s'))
      await page.getByRole('contentinfo').getByRole('button').focus()
      const hidden: string[] = []
      let stops = 0
      for (let at = ''; at !== 'header' && stops < 150; stops += 1) {
        await page.keyboard.press('Shift+Tab')
        const found = await page.evaluate(whereFocusIs)
        at = found.place
        if (found.hidden) hidden.push(found.name)
      }
      expect.soft(hidden, path).toEqual([])
      expect.soft(stops, path).toBeLessThan(150)
    }

    await test.step('focus scrolls below the header in a sticky list that the browser does not scroll', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await scrollTo(page, 0)
      await page.getByRole('banner').getByRole('link').first().focus()
      const contents = page.getByRole('navigation', { name: words.reading.contents })
      const first = contents.getByRole('link').first()
      const hidden = await first.evaluate((link: HTMLElement) => {
        // At the end of the text the list's beginning is under the header.
        const list = link.closest('nav')
        const end = list?.parentElement?.getBoundingClientRect().bottom ?? 0
        window.scrollBy({ top: end - (list?.clientHeight ?? 0) + 60, behavior: 'instant' })
        const { bottom } = link.getBoundingClientRect()
        link.focus({ preventScroll: true })
        return bottom
      })
      const header = await page.getByRole('banner').boundingBox()
      expect(hidden).toBeLessThan(header?.height ?? 0)
      await expect
        .poll(async () => (await first.boundingBox())?.y)
        .toBeGreaterThanOrEqual(header?.height ?? 0)
    })
  })
})

/** The focused element, and whether the header or the window's edge covers a part of it when nothing slides any more. */
function whereFocusIs(): { place: 'header' | 'page'; name: string; hidden: boolean } {
  const focused = document.activeElement ?? document.body
  const name = focused.textContent?.trim() || (focused.getAttribute('aria-label') ?? focused.tagName)
  if (focused.closest('header')?.parentElement === document.body)
    return { place: 'header', name, hidden: false }
  const slides = document.getAnimations().map((slide) => ({ slide, time: slide.currentTime }))
  for (const { slide } of slides) slide.currentTime = Number(slide.effect?.getComputedTiming().endTime) - 1
  const { top, bottom, height } = focused.getBoundingClientRect()
  for (const { slide, time } of slides) slide.currentTime = time
  const edge = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
  // An element higher than the window cannot be fully visible.
  const isTall = height > window.innerHeight - edge
  const isCut = isTall ? bottom < edge + 44 : top < edge - 1 || bottom > window.innerHeight + 1
  return { place: 'page', name, hidden: isCut || top > window.innerHeight - 1 }
}
