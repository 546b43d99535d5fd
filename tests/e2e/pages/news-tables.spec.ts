import type { Locator, Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { rewriteBody, visitBody } from '../support/post-body.ts'
import { expect, test, visit } from '../support/test.ts'

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
  const labels = ['Komuna', 'Efiçienca', 'Ndërtesat', 'Ndriçimi', 'Përfituesit', 'Vendndodhja', 'Kapaciteti']
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

test('news post table is reachable by keys after navigation from another post', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await addColumns(page, ['Komuna', 'Efiçienca', 'Ndërtesat', 'Ndriçimi'])
  await visit(page, '/information-blog/1')
  await page.getByRole('main').locator('a[href$="/information-blog/2"]').click()
  await expect(page.getByRole('main').getByRole('table')).toHaveAttribute('tabindex', '0')
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
