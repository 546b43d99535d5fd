import { violations } from './support/axe.ts'
import { carouselOf, expectShown, shownSlide } from './support/carousel.ts'
import { kinds, pages, say, words } from './support/content.ts'
import { expect, showMarkup, test, visit } from './support/test.ts'

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

test.describe('structure', { tag: '@once' }, () => {
  test('every page has one h1, and no heading level is left out', async ({ page }) => {
    for (const path of pages) {
      await showMarkup(page, path)
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
      expect
        .soft(
          levels.filter((level) => level === 1),
          path,
        )
        .toHaveLength(1)
      const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0))
      expect.soft(Math.max(...steps), path).toBe(1)
    }
  })

  test('every page is in Albanian, and its English fragments say so', async ({ page }) => {
    const english = [
      say(words.nav.news),
      say(words.nav.summerSchool),
      'Read Article',
      'Read More →',
      'Back to Home',
    ]
    for (const path of pages) {
      await showMarkup(page, path)
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'sq')
      for (const text of english) {
        const languages = await page
          .getByText(text, { exact: true })
          .evaluateAll((all) => all.map((node) => node.closest('[lang]')?.getAttribute('lang')))
        expect.soft(new Set(languages), `${path}: ${text}`).not.toContain('sq')
      }
    }
  })

  test('every id stands only once, and nothing is labelled by what is not there', async ({ page }) => {
    for (const path of pages) {
      await showMarkup(page, path)
      const wrong = await page.evaluate(() => {
        const names = ['aria-labelledby', 'aria-controls', 'aria-describedby']
        const ids = [...document.querySelectorAll('[id]')].map((node) => node.id)
        const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap(
          (node) => names.flatMap((name) => node.getAttribute(name)?.split(' ') ?? []),
        )
        return [
          ...ids.filter((id, index) => ids.indexOf(id) !== index),
          ...named.filter((id) => !ids.includes(id)),
        ]
      })
      expect.soft(wrong, path).toEqual([])
    }
  })

  test('the exact texts for unknown ids are marked as English', async ({ page }) => {
    for (const path of ['/blog/99', '/information-blog/99']) {
      await visit(page, path)
      const lang = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) =>
          (heading.querySelector('[lang]') ?? heading.closest('[lang]'))?.getAttribute('lang'),
        )
      expect(lang).toBe('en')
    }
  })

  test('„By“ is English, the author after it Albanian', async ({ page }) => {
    await page.goto('/blog/1')
    const by = page.getByRole('main').locator('[lang="en"]', { hasText: /^By / })
    await expect(by).toHaveCount(1)
    await expect(by.locator('[lang="sq"]')).toHaveCount(1)
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
