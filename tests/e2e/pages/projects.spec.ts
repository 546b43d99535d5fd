import type { Page } from '@playwright/test'
import { projects, words } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'

test('project list is a timeline with the whole content of each project', async ({ page }) => {
  await page.goto('/projects')
  const entries = page.locator('main article')

  await test.step('project list is titled as the timeline of the projects', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects.title)
  })

  await test.step('project list has every project with year and title, newest first', async () => {
    await expect(entries).toHaveCount(projects.length)
    for (const [index, { year, title }] of projects.entries()) {
      await expect(entries.nth(index).getByText(year, { exact: true })).toBeAttached()
      await expect(entries.nth(index).getByRole('heading')).toHaveText(title)
    }
  })

  await test.step('project descriptions keep their lines and numbered items', async () => {
    for (const [index, { id, description }] of projects.entries()) {
      const lines = await entries.nth(index).evaluate((entry) =>
        [...entry.querySelectorAll('p, li')].map((line) => {
          const list = line.parentElement
          const number =
            list instanceof HTMLOListElement ? list.start + [...list.children].indexOf(line) : undefined
          return (
            (number === undefined ? '' : `${number}. `) + (line.textContent ?? '').replace(/\s+/g, ' ').trim()
          )
        }),
      )
      const expected = description.split('\n').map((line) => line.replace(/^[-–•]\s/, '').trim())
      for (const line of expected.filter((text) => text !== ''))
        expect(lines, `project ${id}`).toContain(line)
    }
  })

  await test.step('each line of a list stands below the line before', async () => {
    const tops = await page
      .locator('main ol[start] li, main article ol li')
      .evaluateAll((items) =>
        items.map(
          (item) =>
            [
              item.parentElement?.parentElement?.textContent?.slice(0, 20),
              item.getBoundingClientRect().top,
            ] as const,
        ),
      )
    expect(tops.length).toBeGreaterThanOrEqual(10)
    for (const [index, [list, top]] of tops.entries()) {
      const previous = tops[index - 1]
      if (previous && previous[0] === list) expect(top).toBeGreaterThan(previous[1])
    }
  })

  await test.step('each year has an anchor', async () => {
    for (const { year } of projects) await expect(page.locator(`[id="viti-${year}"]`)).toHaveCount(1)
  })
})

test('project list is short and has its years at one edge, and its lines open', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/projects')

  await test.step('first project stands in the first window of a phone, the map after the last', async () => {
    await resize(page, { width: 390, height: 844 })
    const [first, last] = [page.locator('main article').first(), page.locator('main article').last()]
    const { y: start = Number.NaN } = (await first.boundingBox()) ?? {}
    expect(start).toBeLessThan(750)
    const { y: map = Number.NaN } = (await page.getByRole('figure').boundingBox()) ?? {}
    const { y: end = Number.NaN, height = Number.NaN } = (await last.boundingBox()) ?? {}
    expect(map).toBeGreaterThanOrEqual(end + height)
    // So does Tab.
    await last.locator('summary').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('figure').getByRole('link').first()).toBeFocused()
  })

  for (const [width, most] of [
    [390, 6500],
    [1440, 4600],
  ] as const) {
    await resize(page, { width, height: 900 })
    const height = await page.locator('html').evaluate((html) => html.scrollHeight)
    expect.soft(height, `${width} px`).toBeLessThanOrEqual(most)
  }

  await test.step('years and ranges of years end at one edge', async () => {
    for (const width of [1024, 1440, 1920]) {
      await resize(page, { width, height: 900 })
      const edges = await page.locator('main article').evaluateAll((articles) =>
        articles.map((article) => {
          const range = document.createRange()
          range.selectNodeContents(article.querySelector('span') as Element)
          return Math.round(range.getBoundingClientRect().right)
        }),
      )
      expect(new Set(edges).size, `${width} px: ${edges}`).toBe(1)
    }
  })

  const folded = projects.filter(({ description, themes = [] }) => {
    const isTaught = themes.includes('shkolla-verore') || themes.includes('akademi')
    return !isTaught && !(themes.includes('planet') && description.includes('lajmin'))
  })
  const lines = page.locator('main article > details')
  await expect(lines.locator('summary h2')).toHaveText(folded.map(({ title }) => title))

  await test.step('press on a line opens it with all items of its list', async () => {
    const items = lines.nth(1).locator('li')
    await expect(items.last()).toBeHidden()
    await lines.nth(1).locator('summary').press('Enter')
    await expect(items.last()).toBeVisible()
  })

  await test.step('address of a project opens its line', async () => {
    await visit(page, `/projects#projekti-${folded[3]?.id}`)
    await expect(lines.nth(3)).toHaveAttribute('open', '')
    await expect(lines.nth(2)).not.toHaveAttribute('open')
  })

  await test.step('print opens every line', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(lines.nth(5).locator('p').first()).toBeVisible()
    await page.emulateMedia({ media: null })
  })
})

test('band of the years has a column for each year and a bar that opens each project', {
  tag: '@once',
}, async ({ page }) => {
  const band = (page: Page) => page.getByRole('navigation', { name: words.timeline.band })
  const yearsOf = (year: string) => year.split('-').map(Number)
  const all = projects.flatMap(({ year }) => yearsOf(year))
  const [from, to] = [Math.min(...all), Math.max(...all)]
  await visit(page, '/projects')

  await test.step('each target has the room of 24 px on a phone', async () => {
    // 305: a narrow window with a scroll bar.
    for (const width of [305, 320, 390]) {
      await resize(page, { width, height: 844 })
      expect(await band(page).evaluate((nav) => nav.scrollWidth - nav.clientWidth), `${width} px`).toBe(0)
      const boxes = await band(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const { x, y, width, height } = (link.querySelector('rect') ?? link).getBoundingClientRect()
            return { x, y, width, height, of: link.textContent }
          }),
        )
      expect(boxes).toHaveLength(projects.length + to - from + 1)
      for (const small of boxes.filter((one) => one.width < 24 || one.height < 24)) {
        const [x, y] = [small.x + small.width / 2, small.y + small.height / 2]
        for (const other of boxes.filter((one) => one !== small)) {
          const [dx, dy] = [
            Math.max(other.x - x, 0, x - other.x - other.width),
            Math.max(other.y - y, 0, y - other.y - other.height),
          ]
          expect.soft(Math.hypot(dx, dy), `${small.of} and ${other.of}`).toBeGreaterThanOrEqual(11.9)
          const isSmall = other.width < 24 || other.height < 24
          const apart = Math.hypot(other.x + other.width / 2 - x, other.y + other.height / 2 - y)
          if (isSmall) expect.soft(apart, `${small.of} and ${other.of}`).toBeGreaterThanOrEqual(23.9)
        }
      }
    }
  })

  await test.step('band is 120 px high, and bars lie in the columns of their years', async () => {
    await resize(page, { width: 1440, height: 900 })
    const columns = band(page).getByRole('listitem')
    await expect(columns).toHaveText(Array.from({ length: to - from + 1 }, (_, at) => String(from + at)))
    expect((await band(page).boundingBox())?.height).toBe(120)
    const box = await band(page).locator('svg').boundingBox()
    for (const { id, year, title } of projects) {
      const bar = band(page).getByRole('link', { name: `${year}: ${title}`, exact: true })
      await expect(bar).toHaveAttribute('href', `/projects#projekti-${id}`)
      const [first = 0, last = first] = yearsOf(year)
      const { x = 0, width = 0 } = (await bar.boundingBox()) ?? {}
      const column = (box?.width ?? 0) / (to - from + 1)
      expect(Math.abs(x - (box?.x ?? 0) - (first - from) * column)).toBeLessThan(4)
      expect(Math.abs(width - (last - first + 1) * column)).toBeLessThan(6)
    }
  })

  await test.step('bar leads to its project, which opens', async () => {
    const oldest = projects.at(-1)
    await band(page).getByRole('link', { name: oldest?.title }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`#projekti-${oldest?.id}$`))
    await expect(page.locator(`#projekti-${oldest?.id}`)).toBeInViewport()
    await expect(page.locator(`#projekti-${oldest?.id} p`).first()).toBeVisible()
  })
})
