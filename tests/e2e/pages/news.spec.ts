import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { entities, news, say, words } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'
import { visibleText } from '../support/text.ts'

const back = (page: Page) => page.getByRole('main').getByText(say(words.news.back), { exact: true })

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
    })
  }

  test('news post shows the Rahovec figures exactly and follows a link in its body', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/information-blog/2')
    const text = await visibleText(page.getByRole('main'))
    expect(text).toMatch(/221,785\.5 tco ?2 ?eq\/vit/)
    expect(text).toMatch(/68,249\.75 tco ?2 ?eq\/vit/)
    expect(text).toContain('mbi 500 milionë euro')

    await page.getByRole('main').locator('p a[href="/projects"]').click()
    await expect(page).toHaveURL(/\/projects$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects.title)
  })

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

  test('news post table wider than the page keeps words whole and scrolls by keys', {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const table = await visitTable(page, ['Komuna', 'Efiçienca', 'Ndërtesat', 'Ndriçimi'])
    expect(await linesOf(table, 'Efiçienca')).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violations(page)).toEqual([])
    await expect(table).toHaveAttribute('tabindex', '0')
    await table.focus()
    const scrolled = async () => {
      // A busy browser may skip the smooth scroll of one key.
      await page.keyboard.press('ArrowRight')
      return table.evaluate((node) => node.scrollLeft)
    }
    await expect.poll(scrolled).toBeGreaterThan(0)

    await test.step('table is no Tab stop while the window has room for it', async () => {
      await page.setViewportSize({ width: 1024, height: 640 })
      await expect(table).not.toHaveAttribute('tabindex')
      await page.setViewportSize({ width: 320, height: 640 })
      await expect(table).toHaveAttribute('tabindex', '0')
    })
  })

  test('news post table of nine columns keeps words whole in a wide window', { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const labels = [
      'Komuna',
      'Efiçienca',
      'Ndërtesat',
      'Ndriçimi',
      'Përfituesit',
      'Vendndodhja',
      'Kapaciteti',
    ]
    const table = await visitTable(page, labels)
    expect(await linesOf(table, 'Vendndodhja')).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768)
    await expect(table).toHaveAttribute('tabindex', '0')
  })

  test('news post table keeps words and numbers whole beside a long text and in print', {
    tag: '@once',
  }, async ({ page }) => {
    const text = 'mbi 500 milionë euro'
    await visitBody(page, `${text}</td>`, `${`${text}, sipas studimit, `.repeat(12)}${text}</td>`)
    const table = page.getByRole('main').getByRole('table')
    const row = table.getByRole('row').last()
    for (const [width, media] of [
      [320, 'screen'],
      [600, 'screen'],
      [1440, 'screen'],
      [672, 'print'],
    ] as const) {
      await page.emulateMedia({ media })
      await page.setViewportSize({ width, height: 900 })
      const place = `${width} px, ${media}`
      expect.soft(await linesOf(table, 'Investimet'), place).toBe(1)
      expect.soft(await linesOf(table, '221,785.5'), place).toBe(1)
      const article = await table.evaluate((node) => node.parentElement?.querySelector('p')?.clientWidth)
      expect.soft(Math.round((await row.boundingBox())?.width ?? 0), place).toBe(article)
    }
  })

  test('news post table with few short words fills the article without scrolling', {
    tag: '@once',
  }, async ({ page }) => {
    await visitBody(page, /<tbody>[\s\S]*<\/tbody>/, '<tbody><tr><td>A</td><td>B</td></tr></tbody>')
    const table = page.getByRole('main').getByRole('table')
    for (const width of [320, 361, 390, 599, 768, 1025, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [article, row, scrolled] = await table.evaluate((node) => [
        node.parentElement?.querySelector('p')?.clientWidth,
        Math.round((node as HTMLTableElement).rows[1]?.getBoundingClientRect().width ?? 0),
        node.scrollWidth - node.clientWidth,
      ])
      expect.soft(row, `${width} px`).toBe(article)
      expect.soft(scrolled, `${width} px`).toBe(0)
    }
  })

  test('news post table shows the whole focus ring of a link at its edge', { tag: '@once' }, async ({
    page,
  }) => {
    await visitBody(page, /(?<=<th[^>]*>)Emetimet në vitin bazë 2018/, "<a href='/projects'>Emetimet</a>")
    const table = page.getByRole('main').getByRole('table')
    const [edge, link] = [await table.boundingBox(), await table.getByRole('link').boundingBox()]
    const { width, offset } = await table.getByRole('link').evaluate((node) => {
      node.focus()
      const { outlineWidth, outlineOffset } = getComputedStyle(node)
      return { width: Number.parseFloat(outlineWidth), offset: Number.parseFloat(outlineOffset) }
    })
    expect((link?.x ?? 0) - (edge?.x ?? 0)).toBeGreaterThanOrEqual(width + offset)
  })

  test('news post has headings at the left and pictures up to the right edge', {
    tag: '@once',
  }, async ({ page }) => {
    for (const path of ['/information-blog/1', '/information-blog/2'])
      for (const width of [1100, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await visit(page, path)
        const place = `${path} at ${width} px`
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

  test('news post draws the course of the Rahovec figures 1,040 x 440 px', { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, '/information-blog/2')
    const { width = 0, height = 0 } = (await page.locator('[data-course]').boundingBox()) ?? {}
    expect([Math.round(width), Math.round(height)]).toEqual([1040, 440])
    await expect(page.locator('[data-change]')).toHaveCSS('font-size', '120px')
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

  test('news post table is reachable by keys after navigation from another post', { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await addColumns(page, ['Komuna', 'Efiçienca', 'Ndërtesat', 'Ndriçimi'])
    await visit(page, '/information-blog/1')
    await page.getByRole('main').locator('a[href$="/information-blog/2"]').click()
    await expect(page.getByRole('main').getByRole('table')).toHaveAttribute('tabindex', '0')
  })

  test('news post reserves the size of a picture in the body and loads it', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/information-blog/1')
    const picture = page.locator('main figure img')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    for (const name of ['width', 'height']) await expect(picture).toHaveAttribute(name, /^\d+$/)
  })
})

test.describe('Back to Home on a news post', () => {
  test('Back to Home goes one step back in history to the home page', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/')
    await page.locator('#information article').last().getByRole('link').click()
    await page.waitForURL(`**/information-blog/${news[1]?.id}`)
    await expect(back(page)).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('Back to Home goes one step back in history to any former page', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/projects')
    await visit(page, '/information-blog/1')
    await back(page).click()
    await expect(page).toHaveURL(/\/projects$/)
  })

  test('Back to Home leads to the home page when the post was opened directly', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/information-blog/1')
    await back(page).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('#information')).toBeAttached()
  })
})

/** Opens a post whose table has additional columns. */
async function visitTable(page: Page, columns: readonly string[]): Promise<Locator> {
  await addColumns(page, columns)
  await visit(page, '/information-blog/2')
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByRole('cell', { name: columns.at(-1) ?? '', exact: true })).toBeAttached()
  return table
}

/** Adds columns to the table of a post. */
async function addColumns(page: Page, columns: readonly string[]): Promise<void> {
  const last = 'mbi 500 milionë euro</td>'
  await rewriteBody(page, last, last + columns.map((word) => `<td>${word}</td>`).join(''))
}

/** Opens a post with a replaced text in its body. */
async function visitBody(page: Page, written: string | RegExp, instead: string): Promise<void> {
  await rewriteBody(page, written, instead)
  await visit(page, '/information-blog/2')
}

async function rewriteBody(page: Page, written: string | RegExp, instead: string): Promise<void> {
  for (const file of ['**/information-blog/2', '**/data/news/2.js']) {
    await page.route(file, async (route) => {
      const response = await route.fetch()
      // A marked table is drawn, and itself not seen: this one is to be as those without a mark.
      const text = (await response.text())
        .replace(/ data-figure=\\?"bars\\?"/, '')
        .replace(/<figure data-drawn=.*?<\/figure>/, '')
      await route.fulfill({ response, body: text.replace(written, instead) })
    })
  }
}

/** Number of lines of a cell's text. */
function linesOf(table: Locator, text: string): Promise<number> {
  return table
    .getByRole('cell')
    .or(table.getByRole('rowheader'))
    .filter({ hasText: text })
    .first()
    .evaluate((cell, word) => {
      const found = cell.firstChild?.textContent?.indexOf(word) ?? -1
      const range = document.createRange()
      range.setStart(cell.firstChild as Node, found)
      range.setEnd(cell.firstChild as Node, found + word.length)
      return range.getClientRects().length
    }, text)
}
