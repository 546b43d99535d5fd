import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { carouselOf, expectShown, shownSlide } from './support/carousel.ts'
import { kinds, pages, say, words } from './support/content.ts'
import { expect, narrow, test, visit } from './support/test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong, rule by rule. The debugger brings it in: the security policy keeps scripts out. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const results = await page.evaluate((tags) => {
    const { axe: tool } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<AxeResults> }
    }
    return tool.run(document, { runOnly: tags, resultTypes: ['violations'] })
  }, rules)
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

test.describe('WCAG 2.2 AA', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [...pages, '/blog/99', '/information-blog/99', '/kontakt']) {
    test(`${path} has no violation that axe knows`, async ({ page }) => {
      await visit(page, path)
      expect(await violations(page)).toEqual([])
    })
  }

  for (const path of [...kinds, '/kontakt']) {
    test(`${path} has none in the dark scheme`, { tag: '@once' }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await visit(page, path)
      expect(await violations(page)).toEqual([])
    })
  }

  test('the open image modal has none', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/blog/1?foto=2')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test.describe('on a phone', { tag: '@once' }, () => {
    test.use(narrow)

    test('the open menu has none', async ({ page }) => {
      await visit(page, '/')
      await page.getByRole('button', { name: words.nav.menu }).click()
      expect(await violations(page)).toEqual([])
    })
  })

  test('an open question, an opened credit and a paused carousel have none', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/')
    await page.locator('details summary').first().click()
    await page.getByRole('contentinfo').getByRole('button').click()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('structure', { tag: '@once' }, () => {
  for (const path of pages) {
    test(`${path} has one h1, and no heading level is left out`, async ({ page }) => {
      await page.goto(path)
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1)
    })

    test(`${path} is in Albanian, and English fragments say so`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'sq')
      const english = [
        say(words.nav.news),
        say(words.nav.summerSchool),
        'Read Article',
        'Read More →',
        'Back to Home',
      ]
      for (const text of english) {
        const languages = await page
          .getByText(text, { exact: true })
          .evaluateAll((all) => all.map((node) => node.closest('[lang]')?.getAttribute('lang')))
        expect(new Set(languages), text).not.toContain('sq')
      }
    })

    test(`${path} has ids only once, and nothing is labelled by what is not there`, async ({ page }) => {
      await page.goto(path)
      const wrong = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map((node) => node.id)
        const named = [
          ...document.querySelectorAll('[aria-labelledby], [aria-controls], [aria-describedby]'),
        ].flatMap((node) =>
          ['aria-labelledby', 'aria-controls', 'aria-describedby'].flatMap(
            (name) => node.getAttribute(name)?.split(' ') ?? [],
          ),
        )
        return [
          ...ids.filter((id, index) => ids.indexOf(id) !== index),
          ...named.filter((id) => !ids.includes(id)),
        ]
      })
      expect(wrong).toEqual([])
    })
  }

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

test.describe('skip link', () => {
  for (const path of kinds) {
    test(`${path}: the first Tab reaches it, Enter moves the focus to the content`, async ({ page }) => {
      await visit(page, path)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: words.skipLink })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('header nav'))).toBeNull()
    })
  }
})

test.describe('at 320 px', { tag: '@once' }, () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: false, isMobile: false })

  for (const path of [...pages, '/blog/99', '/kontakt']) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await visit(page, path)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBeLessThanOrEqual(320)
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect.poll(width).toBeLessThanOrEqual(320)
    })
  }

  test('no text is cut off at its side', async ({ page }) => {
    for (const path of kinds) {
      await visit(page, path)
      const cut = await page
        .locator('main h1, main h2, main h3, main p:not([aria-live]), main li')
        .evaluateAll((all) =>
          all
            .filter((node) => node.closest('[aria-roledescription], .visually-hidden') === null)
            .filter((node) => node.getBoundingClientRect().right > window.innerWidth + 1)
            .map((node) => node.textContent?.slice(0, 60)),
        )
      expect(cut, path).toEqual([])
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
