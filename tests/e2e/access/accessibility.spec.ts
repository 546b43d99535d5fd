import { violations } from '../support/axe.ts'
import { carouselOf, expectShown, shownSlide } from '../support/carousel.ts'
import { kinds, words } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

test.describe('WCAG 2.2 AA of what opens', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the open image modal, the open search with results in both schemes and the open menu have none', {
    tag: '@once',
  }, async ({ page }) => {
    await test.step('the search', async () => {
      await visit(page, '/about')
      await page.getByRole('banner').getByRole('button', { name: words.search.open }).click()
      await page.getByRole('searchbox').fill('energjia')
      await expect(page.locator('[data-result]').first()).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect.soft(await violations(page), colorScheme).toEqual([])
      }
    })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await test.step('the modal', async () => {
      await visit(page, '/blog/1?foto=2')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await violations(page)).toEqual([])
    })
    await test.step('the menu', async () => {
      await visit(page, '/')
      await page.getByRole('button', { name: words.nav.menu }).click()
      expect.soft(await violations(page)).toEqual([])
    })
  })

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
