import { mainLinks, pages, say, words } from '../support/content.ts'
import { sectionsOf, textsOf } from '../support/page-texts.ts'
import { expect, showMarkup, test } from '../support/test.ts'
import { missingFrom, wholeText } from '../support/text.ts'

test.describe('every page as it is published', { tag: '@once' }, () => {
  test('page has its whole text, header, one h1, footer, language marks and valid ids', async ({ page }) => {
    for (const path of pages) {
      await showMarkup(page, path)

      // That it is seen without scripts, no-javascript.spec.ts tries on a page of each kind.
      await test.step(`${path}: page has every text of the content`, async () => {
        const texts = textsOf[path] ?? []
        expect.soft(texts.length, path).toBeGreaterThan(5)
        expect.soft(missingFrom(await wholeText(page.getByRole('main')), texts), path).toEqual([])
        const sections = sectionsOf[path]
        if (sections === undefined) return
        expect.soft(await page.locator('main article h2').allTextContents(), path).toEqual(sections)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(texts[0] ?? '')
      })

      await test.step(`${path}: header has the five links in the order of the specification`, async () => {
        const links = page.getByRole('banner').locator('nav a')
        const found = await links.evaluateAll((all) =>
          all.map((a) => [a.textContent, a.getAttribute('href')]),
        )
        expect.soft(found, path).toEqual(mainLinks.map(({ name, href }) => [name, href]))
      })

      await test.step(`${path}: first link leads to the content, which takes the focus`, async () => {
        const skip = page.locator('a[href], button').first()
        await expect.soft(skip, path).toHaveText(words.skipLink)
        await expect.soft(skip, path).toHaveAttribute('href', '#main')
        await expect.soft(page.locator('main#main[tabindex="-1"]'), path).toHaveCount(1)
      })

      await test.step(`${path}: page ends with a footer`, async () => {
        await expect.soft(page.locator('main + footer'), path).toHaveCount(1)
        await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(1)
      })

      await test.step(`${path}: page has one h1 and leaves out no heading level`, async () => {
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
      })

      await test.step(`${path}: page declares its language and marks English fragments`, async () => {
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', path === '/en' ? 'en' : 'sq')
        for (const text of english) {
          const languages = await page
            .getByText(text, { exact: true })
            .evaluateAll((all) => all.map((node) => node.closest('[lang]')?.getAttribute('lang')))
          expect.soft(new Set(languages), `${path}: ${text}`).not.toContain('sq')
        }
      })

      await test.step(`${path}: every id is unique, and every label refers to an id`, async () => {
        expect.soft(await page.evaluate(wrongIds), path).toEqual([])
      })
    }
  })

  test('report marks „By“ as English and its author as Albanian', async ({ page }) => {
    await showMarkup(page, '/blog/1')
    const by = page.getByRole('main').locator('[lang="en"]', { hasText: /^By / })
    await expect(by).toHaveCount(1)
    await expect(by.locator('[lang="sq"]')).toHaveCount(1)
  })
})

const english = [
  say(words.nav.news),
  say(words.nav.summerSchool),
  'Read Article',
  'Read More →',
  'Back to Home',
]

/** Ids that stand twice, and those that a label names and nothing has. */
function wrongIds(): string[] {
  const names = ['aria-labelledby', 'aria-controls', 'aria-describedby']
  const ids = [...document.querySelectorAll('[id]')].map((node) => node.id)
  const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((node) =>
    names.flatMap((name) => node.getAttribute(name)?.split(' ') ?? []),
  )
  return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...named.filter((id) => !ids.includes(id))]
}
