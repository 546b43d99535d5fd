import type { Locator, Page } from '@playwright/test'
import { kinds, reportOf, site } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

// A sheet of A4 less its margins, at 96 dots an inch.
test.use({ viewport: { width: 672, height: 986 } })
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('print of a page of every kind breaks no word without a hyphen', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(kinds.length * 15_000)
  for (const path of kinds) {
    await visit(page, path)
    expect.soft(await page.evaluate(brokenWords), path).toEqual([])
    await own[path]?.(page)
  }
})

/** What else holds for some of the pages. */
const own: Record<string, (page: Page) => Promise<void>> = {
  async '/blog/1'(page) {
    await expectOrder(page, '/blog/1')
    await test.step('print shows each picture of the report once, in the text or in the gallery', async () => {
      const files = await page
        .locator('main img:visible')
        .evaluateAll((all) => all.map((img) => img.getAttribute('src')?.replace(/.*\/|-\d+\.\w+$/g, '')))
      expect(files.toSorted()).toEqual(
        reportOf(1)
          .images.map(({ key }) => key)
          .toSorted(),
      )
    })
    await test.step('print shows the address of a video below its title in the card', async () => {
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
    await expectWholeFigure(page, '/blog/1')
  },
  async '/information-blog/2'(page) {
    await expectOrder(page, '/information-blog/2')
    await test.step('print shows every picture of the gallery, portraits too', async () => {
      const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      const files = await page
        .locator('main img:visible')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).currentSrc))
      expect(sheets.match(/\/Subtype\s*\/Image\b/g)?.length).toBe(new Set(files).size)
    })
  },
  async '/kerko'(page) {
    await test.step('print cuts no line of the full list and keeps headings with their lines', async () => {
      const lines = page.locator('main section li')
      expect(await lines.count()).toBeGreaterThan(30)
      expect(await lines.evaluateAll(breaks)).toEqual(['avoid'])
    })
  },
  async '/projects'(page) {
    await test.step('print puts six whole projects on a sheet and shows themes as text', async () => {
      const projects = page.locator('main li:has(> article)')
      const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      const count = sheets.match(/\/Type\s*\/Page\b/g)?.length
      expect(count).toBeLessThanOrEqual(Math.ceil((await projects.count()) / 6))
      expect(await projects.evaluateAll(breaks)).toEqual(['avoid'])
      const theme = projects.locator('[data-theme]').first()
      await expect(theme).toHaveCSS('padding-left', '0px')
      await expect(theme).toHaveCSS('background-image', 'none')
      expect(await theme.evaluate((item) => getComputedStyle(item, '::before').content)).toBe('none')
    })
  },
  async '/about'(page) {
    await test.step('print shows dark sections in black and the list markers', async () => {
      const heading = page.getByRole('heading', { name: 'Vizioni' })
      await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
      const point = page.getByRole('region', { name: 'Misioni' }).getByRole('listitem').first()
      expect(await point.evaluate((li) => getComputedStyle(li, '::before').printColorAdjust)).toBe('exact')
    })
    await test.step('print sets goals in two columns below the landscape and a scene of 60 mm', async () => {
      const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      const goals = page.getByRole('region', { name: 'Qëllimi' }).getByRole('listitem')
      const [first, second, fifth] = await Promise.all([0, 1, 4].map((n) => boxOf(goals.nth(n))))
      expect(second?.y).toBe(first?.y)
      expect(fifth?.x).toBe(first?.x)
      const drawings = page.locator('#qellimi svg')
      const [drawing, copy] = [await boxOf(drawings.first()), await boxOf(drawings.last())]
      expect(copy).toEqual(drawing)
      expect(first?.y).toBeGreaterThan(drawing.y + drawing.height)
      expect((await boxOf(page.locator('#vizioni img'))).height).toBeLessThan(227)
    })
  },
}

test('print shows gallery pictures at full strength while one is open', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/blog/8?foto=2')
  await expect(page.locator('dialog')).toHaveAttribute('open')
  await expect(page.locator('dialog')).toBeHidden()
  const pictures = await page.locator('main li > a img').all()
  expect(pictures).toHaveLength(reportOf(8).images.length)
  for (const picture of pictures) await expect(picture).toHaveCSS('opacity', '1')
})

test('print shows the address of external links and whole portraits in a news post', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/information-blog/1', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '<a href="/summer-school">',
      '<a href="https://example.net/a">',
    )
    await route.fulfill({ response, body: body.replace(/<script type="module"[^>]*><\/script>/g, '') })
  })
  await page.goto('/information-blog/1')
  expect(await printedAfter(page.locator('main a[href="https://example.net/a"]'))).toContain('example.net/a')
  await expectWholeFigure(page, '/information-blog/1')
})

/** Expects that a portrait picture and its caption stay on one sheet. */
async function expectWholeFigure(page: Page, path: string): Promise<void> {
  await test.step('print keeps a portrait picture and its caption on one sheet', async () => {
    const figure = page.locator('main figure:not([class$="day"]):has(figcaption)').last()
    await figure.locator('img').evaluate((img) => {
      ;(img as HTMLElement).style.aspectRatio = '2 / 3'
    })
    expect((await figure.boundingBox())?.height, path).toBeLessThan(700)
    await expect(figure.locator('img'), path).toHaveCSS('object-fit', 'contain')
  })
}

/** Expects the name, the text and the contact in this order. */
async function expectOrder(page: Page, path: string): Promise<void> {
  await test.step('print begins with the association name and the text and ends with the contact', async () => {
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
  })
}

/** Where the elements may be broken. */
function breaks(all: Element[]): string[] {
  return [...new Set(all.map((one) => getComputedStyle(one).breakInside))]
}

function printedAfter(link: Locator): Promise<string> {
  return link.evaluate((node) => getComputedStyle(node, '::after').content)
}

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
