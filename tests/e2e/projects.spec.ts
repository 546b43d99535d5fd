import { projects, words } from './support/content.ts'
import { expect, test } from './support/test.ts'

test.describe('projects', () => {
  test('is titled as the timeline of the projects', async ({ page }) => {
    await page.goto('/projects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects.title)
  })

  test('lists every project, the newest first, each with year and title', async ({ page }) => {
    await page.goto('/projects')
    const entries = page.locator('main article')
    await expect(entries).toHaveCount(projects.length)
    for (const [index, { year, title }] of projects.entries()) {
      await expect(entries.nth(index).getByText(year, { exact: true })).toBeAttached()
      await expect(entries.nth(index).getByRole('heading')).toHaveText(title)
    }
  })

  test('each description is there, its lines and numbered items kept', async ({ page }) => {
    await page.goto('/projects')
    const entries = page.locator('main article')
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

  test('each line of a list stands below the one before it', async ({ page }) => {
    await page.goto('/projects')
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
})
