import type { Locator } from '@playwright/test'
import { kinds, reportOf, site } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

// A sheet of A4 less its margins, at 96 dots an inch.
test.use({ viewport: { width: 672, height: 986 } })

test.describe('on paper', { tag: '@once' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  test('print keeps a portrait picture and its caption on one sheet', async ({ page }) => {
    for (const path of ['/blog/1', '/information-blog/1']) {
      await visit(page, path)
      const figure = page.locator('main figure:not([class$="day"]):has(figcaption)').last()
      await figure.locator('img').evaluate((img) => {
        ;(img as HTMLElement).style.aspectRatio = '2 / 3'
      })
      expect((await figure.boundingBox())?.height, path).toBeLessThan(700)
      await expect(figure.locator('img'), path).toHaveCSS('object-fit', 'contain')
    }
  })

  test('print begins with the association name and the text and ends with the contact', async ({ page }) => {
    for (const path of ['/blog/1', '/information-blog/2']) {
      await visit(page, path)
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
      const text = await topOf(page.locator('[data-article] p').first())
      expect.soft(text, path).toBeLessThan(400)
      expect.soft(await topOf(page.getByRole('banner').getByText(site.shortName))).toBeLessThan(text)
      for (const after of [page.locator('main img').first(), page.locator('[data-drawn]')])
        if ((await after.count()) > 0) expect.soft(await topOf(after), path).toBeGreaterThan(text)
      const footer = page.getByRole('contentinfo')
      await expect.soft(footer.getByText(site.name, { exact: true })).toBeVisible()
      await expect.soft(footer.getByText(site.email)).toBeVisible()
      await expect.soft(page.locator('nav:visible, button:visible, header a:visible')).toHaveCount(1)
    }
  })

  test('print shows gallery pictures at full strength while one is open', async ({ page }) => {
    await visit(page, '/blog/8?foto=2')
    await expect(page.locator('dialog')).toHaveAttribute('open')
    await expect(page.locator('dialog')).toBeHidden()
    const pictures = await page.locator('main li > a img').all()
    expect(pictures).toHaveLength(reportOf(8).images.length)
    for (const picture of pictures) await expect(picture).toHaveCSS('opacity', '1')
  })

  test('print shows the address of external links', async ({ page }) => {
    await page.route('**/information-blog/1', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '<a href="/summer-school">',
        '<a href="https://example.net/a">',
      )
      await route.fulfill({ response, body: body.replace(/<script type="module"[^>]*><\/script>/g, '') })
    })
    await page.goto('/information-blog/1')
    expect(await printedAfter(page.locator('main a[href="https://example.net/a"]'))).toContain(
      'example.net/a',
    )
  })

  test('print shows the address of a video below its title in the card', async ({ page }) => {
    await visit(page, '/blog/1')
    // No report has a video: its classes are in the module of figures.
    const address = await page
      .locator('main figure:not([class$="day"]):has(figcaption)')
      .last()
      .evaluate((figure) => {
        const nameOf = (part: string) => figure.className.replace(/figure$/, part)
        const link = document.createElement('a')
        link.className = nameOf('videoLink')
        link.href = 'https://example.net/video'
        link.textContent = 'Titulli'
        const card = document.createElement('p')
        card.className = nameOf('video')
        card.append(link)
        figure.before(card)
        const { display, position } = getComputedStyle(link, '::after')
        return { card: getComputedStyle(card).position, display, position }
      })
    expect(address).toEqual({ card: 'relative', display: 'inline', position: 'static' })
  })

  test('print shows every picture of the gallery, portraits too', async ({ page }) => {
    await visit(page, '/information-blog/2')
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    const files = await page
      .locator('main img:visible')
      .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).currentSrc))
    expect(sheets.match(/\/Subtype\s*\/Image\b/g)?.length).toBe(new Set(files).size)
  })

  test('print cuts no line of the full list and keeps headings with their lines', async ({ page }) => {
    await visit(page, '/kerko')
    const lines = await page.locator('main section li').all()
    expect(lines.length).toBeGreaterThan(30)
    for (const line of lines) await expect(line).toHaveCSS('break-inside', 'avoid')
  })

  test('print puts six whole projects on a sheet and shows themes as text', async ({ page }) => {
    await visit(page, '/projects')
    const projects = page.locator('main li:has(> article)')
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    const count = sheets.match(/\/Type\s*\/Page\b/g)?.length
    expect(count).toBeLessThanOrEqual(Math.ceil((await projects.count()) / 6))
    for (const project of await projects.all()) await expect(project).toHaveCSS('break-inside', 'avoid')
    const theme = projects.locator('[data-theme]').first()
    await expect(theme).toHaveCSS('padding-left', '0px')
    await expect(theme).toHaveCSS('background-image', 'none')
    expect(await theme.evaluate((item) => getComputedStyle(item, '::before').content)).toBe('none')
  })

  test('print shows dark sections in black and the list markers', async ({ page }) => {
    await visit(page, '/about')
    const heading = page.getByRole('heading', { name: 'Vizioni' })
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
    const point = page.getByRole('region', { name: 'Misioni' }).getByRole('listitem').first()
    expect(await point.evaluate((li) => getComputedStyle(li, '::before').printColorAdjust)).toBe('exact')
  })
})

function printedAfter(link: Locator): Promise<string> {
  return link.evaluate((node) => getComputedStyle(node, '::after').content)
}

test('print breaks no word without a hyphen', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // The text of a sheet of A4.
  await page.setViewportSize({ width: 672, height: 950 })
  for (const path of kinds) {
    await visit(page, path)
    expect.soft(await page.evaluate(brokenWords), path).toEqual([])
  }
})

/** Words of the page that stand on two lines. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const broken: string[] = []
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    if (text.parentElement?.closest('.visually-hidden, table[data-figure], [aria-hidden]')) continue
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}
