import type { Page } from '@playwright/test'
import { entities, news, say, words } from '../support/content.ts'
import { visitBody } from '../support/post-body.ts'
import { expect, resize, test, visit, waitForHydration } from '../support/test.ts'
import { visibleText } from '../support/text.ts'

const back = (page: Page) => page.getByRole('main').getByText(say(words.news.back), { exact: true })

/** What else each post shows. */
const own: Record<number, (page: Page) => Promise<void>> = {
  async 1(page) {
    await test.step('picture in the body has its size before it loads', async () => {
      const picture = page.locator('main figure img')
      for (const name of ['width', 'height']) await expect(picture).toHaveAttribute(name, /^\d+$/)
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    })
  },
  async 2(page) {
    await test.step('course of the Rahovec figures is 1,040 x 440 px large', async () => {
      await resize(page, { width: 1440, height: 900 })
      const { width = 0, height = 0 } = (await page.locator('[data-course]').boundingBox()) ?? {}
      expect([Math.round(width), Math.round(height)]).toEqual([1040, 440])
      await expect(page.locator('[data-change]')).toHaveCSS('font-size', '120px')
    })

    await test.step('years, change and note of the course stay apart at every width', async () => {
      for (const width of [320, 390, 768, 1024, 1440]) {
        await resize(page, { width, height: 900 })
        const boxes = await page.locator('[data-course]').evaluate((course) => {
          const texts = [...course.querySelectorAll('p, text')].filter(
            (text) => text.getClientRects().length > 0,
          )
          return texts.map((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            const { left, right, top, bottom } = range.getBoundingClientRect()
            return { text: text.textContent, left, right, top, bottom }
          })
        })
        const overlaps = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            )
            .map((other) => [one.text, other.text]),
        )
        expect.soft(overlaps, `${width}`).toEqual([])
        const years = boxes.map(({ text }) => text).filter((text) => /^\d{4}$/.test(text ?? ''))
        const decades = width < 768 ? ['2030', '2040'] : ['2020', '2030', '2040']
        expect.soft(years, `${width}`).toEqual(['2018', ...decades, '2050'])
      }
    })

    await test.step('post shows the Rahovec figures exactly', async () => {
      const text = await visibleText(page.getByRole('main'))
      expect(text).toMatch(/221,785\.5 tco ?2 ?eq\/vit/)
      expect(text).toMatch(/68,249\.75 tco ?2 ?eq\/vit/)
      expect(text).toContain('mbi 500 milionë euro')
    })

    await test.step('link in the body leads to its page', async () => {
      await page.getByRole('main').locator('p a[href="/projects"]').click()
      await expect(page).toHaveURL(/\/projects$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects.title)
    })
  },
}

test.describe('news post', () => {
  for (const { id, title, date, author, content } of entities.news) {
    test(`news post ${id} shows title, date, „By {author}“ and the HTML of the editor`, {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, `/information-blog/${id}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByText(date, { exact: true })).toBeVisible()
      await expect(main.getByText(`By ${author}`, { exact: true })).toBeVisible()
      await expect(main.locator('[aria-roledescription="carousel"]')).toHaveCount(1)

      await test.step('published post has every character of the text', async () => {
        const html = await (await page.request.get(`/information-blog/${id}`)).text()
        expect(html.includes(content.trim())).toBe(true)
      })

      await test.step('post has all of its text after hydration', async () => {
        const shown = await page.locator('main').evaluate((node) => node.textContent?.replace(/\s+/g, ''))
        expect(shown).toContain(
          content
            .replace(/<[^>]*>/g, '')
            .replaceAll('&amp;', '&')
            .replace(/\s+/g, ''),
        )
      })

      await test.step('headings stand at the left and pictures reach the right edge', async () => {
        for (const width of [1100, 1440, 1920]) {
          await resize(page, { width, height: 900 })
          const place = `${width} px`
          const boxes = await page.evaluate(() => {
            const boxOf = (node: Element | null | undefined) => {
              const { left = 0, right = 0, top = 0, bottom = 0 } = node?.getBoundingClientRect() ?? {}
              return { left, right, top, bottom }
            }
            const text = document.querySelector('[data-article]')
            const headings = [...(text?.querySelectorAll('h2') ?? [])]
            return {
              title: boxOf(document.querySelector('h1')),
              page: boxOf(document.querySelector('article')),
              text: boxOf(text?.querySelector('p')),
              wide: [...(text?.querySelectorAll(':scope > :is(figure, blockquote)') ?? [])].map(boxOf),
              headings: headings.map((one) => [boxOf(one), boxOf(one.nextElementSibling)] as const),
            }
          })
          expect.soft(Math.round(boxes.text.right - boxes.text.left), place).toBe(640)
          expect(boxes.wide.length).toBeGreaterThan(0)
          for (const { left, right } of boxes.wide) {
            expect.soft(Math.abs(left - boxes.text.left), place).toBeLessThan(1)
            expect.soft(Math.abs(right - boxes.page.right), place).toBeLessThan(1)
          }
          for (const [heading, text] of boxes.headings) {
            expect.soft(heading.left, place).toBe(boxes.title.left)
            expect.soft(heading.right, place).toBeLessThanOrEqual(text.left)
            expect.soft(Math.abs(heading.top - text.top), place).toBeLessThan(16)
          }
        }
      })
      await own[id]?.(page)
    })
  }

  test('news post links to another post by its title below the text', async ({ page }) => {
    const [newest, other] = news
    await visit(page, `/information-blog/${newest?.id}`)
    const line = page.getByText(say(words.furtherNews.next, { title: other?.title ?? '' }), { exact: true })
    const link = line.getByRole('link', { name: other?.title ?? '', exact: true })
    await expect(link).toHaveAttribute('href', `/information-blog/${other?.id}`)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other?.title ?? '')
    await expect(page.locator('main [aria-roledescription="slide"]').first()).toBeInViewport()
  })

  test('news post keeps paragraphs in quotations and list items apart', { tag: '@once' }, async ({
    page,
  }) => {
    await visitBody(
      page,
      /<blockquote>[\s\S]*?<\/blockquote>/,
      '<blockquote><p>Njëra.</p><p>Tjetra.</p></blockquote><ul><li><p>Kjo.</p><p>Ajo.</p></li></ul>',
    )
    for (const [above, below] of [
      ['Njëra.', 'Tjetra.'],
      ['Kjo.', 'Ajo.'],
    ]) {
      const boxOf = (text = '') => page.getByText(text, { exact: true }).boundingBox()
      const [one, other] = [await boxOf(above), await boxOf(below)]
      expect.soft((other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0), above).toBeGreaterThan(6)
    }
  })
})

test('Back to Home on a news post goes to the former page, or to the home page', {
  tag: '@once',
}, async ({ page }) => {
  await test.step('Back to Home leads to the home page when the post was opened directly', async () => {
    await visit(page, '/information-blog/1')
    await back(page).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('#information')).toBeAttached()
  })

  await test.step('Back to Home goes one step back in history to the home page', async () => {
    await page.locator('#information article').last().getByRole('link').click()
    await page.waitForURL(`**/information-blog/${news[1]?.id}`)
    await waitForHydration(page)
    await expect(back(page)).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/\/$/)
  })

  await test.step('Back to Home goes one step back in history to any former page', async () => {
    await visit(page, '/projects')
    await visit(page, '/information-blog/1')
    await back(page).click()
    await expect(page).toHaveURL(/\/projects$/)
  })
})
