import { violations } from './support/axe.ts'
import { carouselOf, expectShown, shownSlide } from './support/carousel.ts'
import { kinds, words } from './support/content.ts'
import { expect, test, visit } from './support/test.ts'

test.describe('WCAG 2.2 AA of what opens', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('an open question and an opened credit have no violation that axe knows', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/')
    await page.locator('details summary').first().click()
    await page.getByRole('contentinfo').getByRole('button').click()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('skip link', { tag: '@once' }, () => {
  test('is the first stop of Tab, and Enter moves the focus to the content', async ({ page }) => {
    for (const path of kinds) {
      await visit(page, path)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: words.skipLink })
      await expect(skip, path).toBeFocused()
      await expect(skip, path).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main'), path).toBeFocused()
      await page.keyboard.press('Tab')
      const isPast = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
      expect(isPast, path).toBe(true)
    }
  })
})

test.describe('focus', { tag: '@once' }, () => {
  test('is visible on every link and button that Tab reaches on a report', async ({ page }) => {
    await visit(page, '/blog/8')
    await expectShown(carouselOf(page), 1, 7)
    await expect(shownSlide(carouselOf(page))).toBeVisible()
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      const marked = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return true
        const rings = [focused, focused.parentElement, ...focused.querySelectorAll('*')].flatMap((node) => {
          if (!node) return []
          return [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(node, pseudo))
        })
        return rings.some(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
        )
      })
      expect(marked, `stop ${stop + 1}`).toBe(true)
    }
  })
})
