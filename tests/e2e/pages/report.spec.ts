import type { Page } from '@playwright/test'
import { carouselOf, dot, expectShown } from '../support/carousel.ts'
import { reportAt, reportOf, reports, words } from '../support/content.ts'
import { expect, resize, scrollTo, showMarkup, test, visit } from '../support/test.ts'

/** A report that stands between others, and the edition before it. */
const middle = reportAt(3)
const before = reportAt(4)

test.describe('report', () => {
  test('report as published has its objectives, titled activities and other editions', {
    tag: '@once',
  }, async ({ page }) => {
    await test.step('objectives and points are lists, and titled activities have headings', async () => {
      await showMarkup(page, '/blog/2')
      const { objectives = [], days } = reportOf(2)
      const section = page.locator('section', {
        has: page.getByRole('heading', { name: 'Objektivat', exact: true }),
      })
      await expect(section.last().getByRole('listitem')).toHaveCount(objectives.length)
      const titles = days.flatMap(({ activities }) =>
        activities.flatMap((activity) => (typeof activity === 'string' ? [] : [activity.title])),
      )
      await expect(page.locator('article h3')).toHaveText(titles)
    })

    await test.step('report links to the editions before and after it', async () => {
      const links = page.getByRole('navigation', { name: words.reading.editions }).getByRole('link')
      const [newest, second, third] = reports
      await showMarkup(page, `/blog/${second?.id}`)
      await expect(links).toHaveCount(2)
      await expect(links.first()).toContainText(third?.title ?? '')
      await expect(links.last()).toContainText(newest?.title ?? '')
      await expect(links.last()).toHaveAttribute('href', `/blog/${newest?.id}`)
      await showMarkup(page, `/blog/${newest?.id}`)
      await expect(links).toHaveCount(1)
      await showMarkup(page, `/blog/${reports.at(-1)?.id}`)
      await expect(links).toContainText([words.reading.next])
    })
  })

  test('report contents link to each section below the header', async ({ page }) => {
    await visit(page, '/blog/1')
    const contents = page.getByRole('navigation', { name: words.reading.contents })
    const last = contents.getByRole('link').last()
    await last.click()
    await expect(page).toHaveURL(/#perfundim$/)
    const heading = page.getByRole('heading', { name: 'Përfundim', exact: true })
    await expect(heading).toBeInViewport()
    const header = await page.locator('header').first().boundingBox()
    await expect
      .poll(
        async () => ((await heading.boundingBox())?.y ?? 0) >= (header?.y ?? 0) + (header?.height ?? 0) - 1,
      )
      .toBe(true)
    await expect(last).toHaveAttribute('aria-current', 'location')
    await scrollTo(page, 0)
    await expect(contents.locator('[aria-current]')).toHaveCount(0)
  })
})

test('report shows pictures, captions and objectives in their places at every width', {
  tag: '@once',
}, async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await visit(page, '/blog/1')

  await test.step('day pictures stand beside the text in a wide window and in it on a phone', async () => {
    const days = page.locator('section[data-kind="day"]')
    await expect(days).toHaveCount(reportOf(1).days.length)
    const boxes = () =>
      days.evaluateAll((sections) =>
        sections.map((section) => {
          const { right } = section.getBoundingClientRect()
          const picture = section.querySelector('h2 + figure')?.getBoundingClientRect()
          return { text: right, left: picture?.left ?? 0, right: picture?.right ?? 0 }
        }),
      )
    for (const { text, left, right } of await boxes()) {
      expect(left).toBeGreaterThan(text)
      expect(right).toBeLessThanOrEqual(1440)
    }
    await resize(page, { width: 390, height: 844 })
    for (const { text, left, right } of await boxes()) {
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThanOrEqual(text)
    }
  })

  await test.step('caption of a figure stands below it', async () => {
    const figure = page.locator('section figure:not(h2 + figure):has(figcaption)')
    for (const width of [320, 1024, 1280, 1440, 1920]) {
      await resize(page, { width, height: 900 })
      const picture = await figure.locator('img').boundingBox()
      const caption = await figure.locator('figcaption').boundingBox()
      if (picture === null || caption === null) throw new Error('The report has no figure.')
      expect(caption.x, `${width} px`).toBe(picture.x)
      expect(caption.y).toBeGreaterThanOrEqual(picture.y + picture.height)
      expect(caption.y).toBeLessThan(picture.y + picture.height + 16)
    }
  })

  await test.step('objectives stand beside the introduction from 1280 px on', async () => {
    const boxOf = async (kind: string) => {
      const box = await page.locator(`section[data-kind="${kind}"]`).first().boundingBox()
      if (box === null) throw new Error(`The report has no ${kind}.`)
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }
    for (const [width, isBeside] of [
      [390, false],
      [1279, false],
      [1280, true],
      [1920, true],
    ] as const) {
      await resize(page, { width, height: 900 })
      const [intro, objectives, day] = [await boxOf('intro'), await boxOf('objectives'), await boxOf('day')]
      expect(objectives.right).toBeLessThanOrEqual(width)
      expect(day.y).toBeGreaterThanOrEqual(Math.max(intro.bottom, objectives.bottom))
      if (isBeside) {
        expect(objectives.y, `${width} px`).toBe(intro.y)
        expect(objectives.x).toBe(intro.right + 48)
        expect(objectives.width).toBe(400)
      } else {
        expect(objectives.y, `${width} px`).toBeGreaterThanOrEqual(intro.bottom)
        expect(objectives.x).toBe(intro.x)
      }
    }
  })
})

test.describe('from one report to the next', { tag: '@once' }, () => {
  const { contents, copied, copy, editions } = words.reading
  const { id, images } = middle

  test('report gallery and contents follow a navigation, and the copy message goes', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, `/blog/${id}`)
    const gallery = carouselOf(page)
    await expect(gallery).toHaveAttribute('data-ready', '')
    await dot(gallery, 6, images.length).click()
    await expectShown(gallery, 6, images.length)
    await page.getByRole('button', { name: copy }).click()
    await expect(page.getByText(copied)).toBeVisible()
    await page.getByRole('navigation', { name: editions }).getByRole('link', { name: before.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before.title)

    await test.step('gallery starts at its first picture', () => expectShown(gallery, 1, images.length))

    await test.step('message about a copied address has gone', async () => {
      await expect(page.getByText(copied)).toHaveCount(0)
    })

    await test.step('contents follow the new text', async () => {
      const link = page.getByRole('navigation', { name: contents }).getByRole('link').last()
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'location')
    })
  })
})

test.describe('beside a report', () => {
  const editions = (page: Page) => page.getByRole('navigation', { name: words.reading.editions })
  const { share, copy, copied, copyFailed } = words.reading

  test('report can be shared and suggests other editions', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] })
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (data: ShareData) => {
          ;(window as unknown as { shared: ShareData[] }).shared.push(data)
          throw new DOMException('closed', 'AbortError')
        },
      })
    })
    await visit(page, `/blog/${middle.id}`)

    await test.step('device shares title and address, and a cancelled share shows no message', async () => {
      await page.getByRole('button', { name: share, exact: true }).click()
      const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
      expect(shared.map(({ title, url }) => [title, new URL(url ?? '').pathname])).toEqual([
        [middle.title, `/blog/${middle.id}`],
      ])
    })

    await test.step('report suggests three editions that are not linked right above', async () => {
      const others = page.getByRole('complementary', { name: words.reading.others })
      const titles = await others.getByRole('link').allTextContents()
      const above = await editions(page).getByRole('link').allTextContents()
      expect(titles).toHaveLength(3)
      for (const title of titles) expect(above.join()).not.toContain(title)
      const link = others.getByRole('link').first()
      const title = await link.textContent()
      expect(reports.map((report) => report.title)).toContain(title)
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    })
  })

  test('report offers to copy its address when the device cannot share', { tag: '@once' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await visit(page, `/blog/${middle.id}#hyrje`)

    await test.step('report shows no share button', async () => {
      await expect(page.getByRole('button', { name: copy })).toBeVisible()
      await expect(page.getByRole('button', { name: share, exact: true })).toHaveCount(0)
    })

    await test.step('copied address has no section, and a message confirms the copy', async () => {
      await page.getByRole('button', { name: copy }).click()
      await expect(page.getByText(copied)).toBeVisible()
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(new URL(text).pathname + new URL(text).hash).toBe(`/blog/${middle.id}`)
    })
  })

  test('report message about a copied address moves nothing at any width', { tag: '@once' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const isRefused = location.search !== ''
      const clipboard = { writeText: () => (isRefused ? Promise.reject(new Error()) : Promise.resolve()) }
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
      Object.defineProperty(navigator, 'share', { configurable: true, value: async () => {} })
    })
    const placed = 'main :is(h1, a, button, h2):not([aria-roledescription="slide"] *)'
    // Slides would move on, and at the seventh their thumbnails.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Parts that come into view have their own height from the next frame on. A picture that has
    // loaded is higher or lower by a fraction of a pixel, as the file's size is rounded.
    const places = () =>
      page.locator(placed).evaluateAll(async (all) => {
        const read = () => all.map((one) => JSON.stringify(one.getBoundingClientRect()))
        for (const picture of document.images) picture.loading = 'eager'
        const isLoading = () => [...document.images].some((picture) => !picture.complete)
        let [last, now] = ['', read()]
        while (last !== `${now}` || isLoading()) {
          last = `${now}`
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          now = read()
        }
        return now
      })
    for (const [path, message] of [
      ['/blog/1', copied],
      ['/blog/1?refused', copyFailed],
    ] as const) {
      await visit(page, path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = new Map<number, string[]>()
      // Twice, as parts out of view keep the height of the width before.
      for (const width of [320, 360, 1024, 320, 360, 1024]) {
        await resize(page, { width, height: 800 })
        before.set(width, await places())
      }
      await page.getByRole('button', { name: copy }).click()
      const status = page.locator('main p[aria-live]').getByText(message, { exact: true })
      await expect(status).toBeVisible()
      for (const [width, where] of before) {
        await resize(page, { width, height: 800 })
        expect(await places(), `${path} at ${width} px`).toEqual(where)
        const below = await page.locator('main [aria-roledescription="carousel"]').boundingBox()
        const box = await status.boundingBox()
        const isBeside = (box?.x ?? 0) + (box?.width ?? 0) <= (below?.x ?? 0)
        const end = isBeside ? 0 : (box?.y ?? 0) + (box?.height ?? 0)
        expect(end, `${path} at ${width} px`).toBeLessThanOrEqual(below?.y ?? 0)
      }
    }
  })
})
