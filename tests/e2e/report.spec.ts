import type { Page } from '@playwright/test'
import { entities, reportOf, reports, say, words } from './support/content.ts'
import { addressOf, alive, expect, test, visit } from './support/test.ts'
import { missingFrom, visibleText } from './support/text.ts'

const back = (page: Page) => page.getByRole('main').getByText(say(words.report.back), { exact: true })

test.describe('report', () => {
  test('shows title, date and author, its sections in order, and its whole text', { tag: '@once' }, async ({
    page,
  }) => {
    for (const { id, year, title, date, author, intro, objectives, days, conclusion } of entities.reports) {
      await page.goto(`/blog/${id}`)
      const main = page.getByRole('main')
      await expect.soft(main.getByRole('heading', { level: 1 }), `${year}`).toHaveText(title)
      await expect.soft(main.getByText(date, { exact: true }).first(), `${year}`).toBeVisible()
      await expect.soft(main, `${year}`).toContainText(say(words.author, { author }))
      expect
        .soft(await main.locator('article h2').allTextContents(), `${year}`)
        .toEqual([
          'Hyrje',
          ...(objectives ? ['Objektivat'] : []),
          ...days.map(({ label }) => `Data: ${label}`),
          'Përfundim',
        ])
      const told = days.flatMap(({ activities }) =>
        activities.flatMap((activity) =>
          typeof activity === 'string' ? activity : [activity.title, ...activity.points],
        ),
      )
      const expected = [...intro.split('\n\n'), ...(objectives ?? []), ...told, ...conclusion.split('\n\n')]
      const shown = await visibleText(page.locator('main article').first())
      expect.soft(missingFrom(shown, expected), `${year}`).toEqual([])
    }
  })

  test('objectives and points are lists, activities with a title have a heading', async ({ page }) => {
    await page.goto('/blog/2')
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

  test('its contents lead to each section, below the header', async ({ page }) => {
    await visit(page, '/blog/1')
    const contents = page.getByRole('navigation', { name: words.report.contents })
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
  })

  test('it invites to other editions', async ({ page }) => {
    await visit(page, '/blog/4')
    const others = page.getByRole('complementary', { name: words.report.others })
    const link = others.getByRole('link').first()
    const title = await link.textContent()
    expect(reports.map((report) => report.title)).toContain(title)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  })
})

test.describe('Back on a report', () => {
  test('goes one step back in history', async ({ page }) => {
    await visit(page, '/about')
    await visit(page, '/summer-school')
    await page.locator('main article').nth(5).getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[5]?.id}`)
    await back(page).click()
    await expect(page).toHaveURL(/\/summer-school$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('goes back to the page of this site from which the report was loaded as a new document', async ({
    page,
  }) => {
    await visit(page, '/projects')
    await visit(page, '/blog/2')
    await back(page).click()
    await expect(page).toHaveURL(/\/projects$/)
  })

  test('leads to the list when the report was opened directly', async ({ page }) => {
    await visit(page, '/blog/2')
    await back(page).click()
    await expect(page).toHaveURL(/\/summer-school$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.list.title)
  })

  test('still goes back after a reload, which hydrates without a message', async ({ page }) => {
    await visit(page, '/summer-school')
    await page.locator('main article').first().getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[0]?.id}`)
    await page.reload()
    await alive(page)
    await back(page).click()
    await expect.poll(() => addressOf(page)).toBe('/summer-school')
  })

  test('works by Enter', async ({ page }) => {
    await visit(page, '/summer-school')
    await page.locator('main article').first().getByRole('link').click()
    await expect.poll(() => addressOf(page)).toBe(`/blog/${reports[0]?.id}`)
    await page
      .locator('main a, main button')
      .filter({ hasText: say(words.report.back) })
      .first()
      .press('Enter')
    await expect(page).toHaveURL(/\/summer-school$/)
  })
})
