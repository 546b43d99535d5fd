import type { Locator, Page } from '@playwright/test'
import { reports, say, specification, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { addressOf, expect, resize, test, visit, wide } from '../support/test.ts'
import { missingFrom, visibleText } from '../support/text.ts'

const cards = (page: Page) => page.locator('main article')

/** The scale of an element, set by `scale` or by `transform`. */
const scaleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { scale, transform } = getComputedStyle(node)
    const own = scale === 'none' ? 1 : Number.parseFloat(scale)
    return Math.round(own * new DOMMatrix(transform === 'none' ? '' : transform).a * 1000) / 1000
  })

test.describe('summer school list', () => {
  test('list does not repeat the entry animation of its cards after Back', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/summer-school')
    const last = page.locator('main ul > li').last()
    // A card that slides leaves the pointer, which was led to its link.
    await expect(last).toHaveCSS('opacity', '1')
    await cards(page).last().getByRole('link').click()
    // The address changes before the page: stepping back sooner would not leave the list.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reports.at(-1)?.title ?? '')
    const id = reports[3]?.id
    const answer = await hold(page, `**/data/report/${id}.js`)
    await page.goBack()
    await expect(last).toHaveCSS('animation-name', 'none')
    await cards(page).nth(3).getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe(`/blog/${id}`)
    await expect(last).toHaveCSS('animation-name', 'none')
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reports[3]?.title ?? '')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(words.nav.summerSchool) })
      .click()
    await expect(last).not.toHaveCSS('animation-name', 'none')
  })

  test('list shows a complete card for each edition with a link to its report', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/summer-school')

    await test.step('cards appear in turn, each 200 ms after the one before', async () => {
      const delays = await page.locator('main ul > li').evaluateAll((items) =>
        items.map((item) => {
          const found = [item, ...item.querySelectorAll('*')].flatMap((node) => {
            const { animationName, animationDelay } = getComputedStyle(node)
            return animationName === 'none' ? [] : [Number.parseFloat(animationDelay) * 1000]
          })
          return found[0]
        }),
      )
      expect(delays).toEqual(reports.map((_, index) => Math.round(index * specification.cardStagger)))
    })

    await test.step('newest edition stands first', async () => {
      await expect(cards(page).getByRole('heading')).toHaveText(reports.map(({ title }) => title))
      const links = await cards(page)
        .locator('a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      expect(links).toEqual(reports.map(({ id }) => `/blog/${id}`))
    })

    await test.step('each card has picture, date, read time, title, texts, author and place', async () => {
      for (const [index, report] of reports.entries()) {
        const card = cards(page).nth(index)
        await expect(card.locator('img')).toHaveAttribute('alt', report.cover.alt)
        const { date, readTime, title, description, author, place } = report
        const texts = [date, readTime, title, description, say(words.author, { author }), 'Read More →']
        expect(missingFrom(await visibleText(card), place ? [...texts, place] : texts), title).toEqual([])
        const link = card.getByRole('link', { name: 'Read Article', exact: true })
        await expect(link).toHaveAccessibleDescription(title)
      }
    })

    await test.step('all cards are visible in the end', async () => {
      for (const card of await cards(page).all()) {
        await card.scrollIntoViewIfNeeded()
        await expect.poll(() => card.evaluate(opacity)).toBe(1)
      }
    })

    await test.step('click on a card opens its report without loading a new document', async () => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      // The link covers the whole card.
      await cards(page).nth(1).locator('img').click({ force: true })
      await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[1]?.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(reports[1]?.title ?? '')
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })

    await test.step('click on the text of a card opens its report, and the text can be selected', async () => {
      await visit(page, '/summer-school')
      const text = cards(page)
        .nth(1)
        .getByText(reports[1]?.description ?? '')
      await text.scrollIntoViewIfNeeded()
      const box = await text.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 10)
      await page.mouse.down()
      await page.mouse.move((box?.x ?? 0) + 120, (box?.y ?? 0) + 10, { steps: 4 })
      await page.mouse.up()
      const selected = await page.evaluate(() => `${getSelection()}`)
      expect(selected.length).toBeGreaterThan(5)
      expect(reports[1]?.description).toContain(selected)
      expect(addressOf(page)).toBe('/summer-school')
      await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 10)
      await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[1]?.id}`)
    })

    function opacity(node: Element): number {
      const parent = node.parentElement
      return Number(getComputedStyle(node).opacity) * Number(parent ? getComputedStyle(parent).opacity : 1)
    }
  })
})

test.describe('a card under the pointer', { tag: '@once' }, () => {
  test.use(wide)

  test('list card under the pointer scales its image and button and shows its text', async ({ page }) => {
    await visit(page, '/summer-school')

    await test.step('pointer scales the image and the button of a card', async () => {
      const card = cards(page).nth(3)
      const image = card.locator('img')
      const button = card.getByText('Read Article', { exact: true })
      await card.scrollIntoViewIfNeeded()
      await expect.poll(() => largestScale(image)).toBe(1)
      await card.hover()
      await expect.poll(() => largestScale(image)).toBe(1.05)
      await expect.poll(() => largestScale(button)).toBe(1.05)
      await page.mouse.move(2, 2)
      await expect.poll(() => largestScale(image)).toBe(1)
      await expect.poll(() => largestScale(button)).toBe(1)
    })

    await test.step('pointer shows the overlay of a card', async () => {
      const card = cards(page).nth(2)
      const overlay = card
        .getByText('Read More →', { exact: true })
        .locator('xpath=ancestor-or-self::*[@aria-hidden][1]')
      await page.mouse.move(2, 2)
      await expect(overlay).toHaveCSS('opacity', '0')
      await card.hover()
      await expect(overlay).toHaveCSS('opacity', '1')
      await page.mouse.move(2, 2)
      await expect(overlay).toHaveCSS('opacity', '0')
      await card.getByRole('link').focus()
      await expect(overlay).toHaveCSS('opacity', '1')
    })
  })

  /** The largest scale among a button's text element and its ancestors. */
  async function largestScale(element: Locator): Promise<number> {
    const ancestors = element.locator('xpath=ancestor-or-self::*[position() <= 3]')
    return Math.max(...(await Promise.all((await ancestors.all()).map(scaleOf))))
  }
})

test('list shows its cards at once with reduced motion, and its covers at every width', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/summer-school')

  await test.step('no card moves or is transparent', async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    const opacities = await cards(page).evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).opacity),
    )
    expect(opacities).toEqual(reports.map(() => '1'))
  })

  await test.step('each cover carries the year on one line, 72 px large on a phone', async () => {
    for (const [width, size] of [
      [320, '72px'],
      [390, '72px'],
      [767, '72px'],
      // A narrow cover has smaller figures.
      [768, undefined],
      [1024, undefined],
      [1440, '120px'],
    ] as const) {
      await resize(page, { width, height: 900 })
      for (const [index, figure] of (await yearsOf(page)).entries()) {
        const name = `${width} px: ${reports[index]?.year}`
        expect(figure, name).toMatchObject({ text: String(reports[index]?.year), isSeen: true, lines: 1 })
        if (size !== undefined) expect(figure.size, name).toBe(size)
        expect(figure.width, name).toBeLessThanOrEqual(figure.cover + 1)
      }
    }
  })

  await test.step('newest picture is page-wide above its text below 1024 px', async () => {
    await resize(page, { width: 768, height: 1024 })
    const widths = await cards(page)
      .locator('img')
      .evaluateAll((images) => images.slice(0, 2).map((image) => image.clientWidth))
    expect(widths[0]).toBeGreaterThan(690)
    expect(widths[1]).toBeLessThan(360)
  })
})

/** The figures of the year on each card, and the width of its cover. */
function yearsOf(page: Page) {
  return cards(page).evaluateAll((all) =>
    all.map((card) => {
      const figure = [...card.querySelectorAll('*')].find(
        (node) => node.children.length === 0 && /^\d{4}$/.test(node.textContent.trim()),
      )
      const range = document.createRange()
      if (figure) range.selectNodeContents(figure)
      const box = figure?.getBoundingClientRect()
      return {
        text: figure?.textContent.trim(),
        isSeen: figure?.checkVisibility() === true && (box?.height ?? 0) > 0,
        lines: range.getClientRects().length,
        size: figure && getComputedStyle(figure).fontSize,
        width: box?.width ?? Number.NaN,
        cover: card.querySelector('picture')?.getBoundingClientRect().width ?? 0,
      }
    }),
  )
}
