import type { Page } from '@playwright/test'
import { projects, say, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { addressOf, expect, resize, scrollTop, test, visit } from '../support/test.ts'

test('project list is a timeline with the whole content of each project', async ({ page }) => {
  await page.goto('/projects')
  const entries = page.locator('main article')

  await test.step('it is titled as the timeline of the projects', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects.title)
  })

  await test.step('it lists every project, the newest first, each with year and title', async () => {
    await expect(entries).toHaveCount(projects.length)
    for (const [index, { year, title }] of projects.entries()) {
      await expect(entries.nth(index).getByText(year, { exact: true })).toBeAttached()
      await expect(entries.nth(index).getByRole('heading')).toHaveText(title)
    }
  })

  await test.step('each description is there, its lines and numbered items kept', async () => {
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

  await test.step('each line of a list stands below the one before it', async () => {
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

test.describe('project filter', () => {
  const { theme, year, clear, some, all, none } = words.projectFilter
  const themes = (page: Page) => page.getByLabel(theme, { exact: true })
  const years = (page: Page) => page.getByLabel(year, { exact: true })
  const entries = (page: Page) => page.locator('main article')
  const count = (page: Page) => page.locator('main [aria-live="polite"]')
  const forests = projects.filter((project) => project.themes?.includes('pyjet'))
  const total = projects.length

  test('project filter chosen by keys updates projects and address and announces a count', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/projects')
    await expect(count(page)).toHaveText(say(all, { n: total }))
    await themes(page).focus()
    await page.keyboard.type(words.projectFilter.themes.pyjet)
    await expect(page).toHaveURL(/\/projects\?tema=pyjet$/)
    await expect(entries(page).getByRole('heading')).toHaveText(forests.map(({ title }) => title))
    await expect(count(page)).toHaveText(say(some, { n: forests.length, total }))
    await expect(themes(page)).toBeFocused()
  })

  test('project filter adds a history step for each choice, which Back undoes', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/projects')
    await years(page).selectOption('2022')
    await expect(page).toHaveURL(/\?viti=2022$/)
    await themes(page).selectOption('planet')
    await expect(page).toHaveURL(/\?tema=planet&viti=2022$/)
    const shown = await entries(page).count()
    await page.goBack()
    await expect(themes(page)).toHaveValue('')
    await expect(entries(page)).not.toHaveCount(shown)
    await page.goBack()
    await expect(entries(page)).toHaveCount(total)
    expect(addressOf(page)).toBe('/projects')
  })

  test('project filter keeps its reset button on one line at every width', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/projects?tema=pyjet')
    const button = page.getByRole('button', { name: clear })
    for (const width of [320, 390, 639, 640, 672, 704, 768, 1024]) {
      await resize(page, { width, height: 800 })
      const box = await button.boundingBox()
      expect.soft(box?.height, `${width} px`).toBe(44)
      expect.soft((box?.x ?? 0) + (box?.width ?? width), `${width} px`).toBeLessThan(width)
    }
  })

  test('project filter applies all choices that are made faster than the page responds', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/projects')
    await expect(themes(page)).toBeVisible()

    await test.step('each press of an arrow key goes on from the one before', async () => {
      const chosen = await themes(page).evaluate((select: HTMLSelectElement) => {
        for (const _ of [1, 2, 3]) {
          select.selectedIndex += 1
          select.dispatchEvent(new Event('change', { bubbles: true }))
        }
        return select.selectedIndex
      })
      expect(chosen).toBe(3)
      const theme = await themes(page).inputValue()
      await expect(page).toHaveURL(new RegExp(`\\?tema=${theme}$`))
    })

    await test.step('a year does not lose the theme that was chosen just before', async () => {
      await page.evaluate(() => {
        for (const [index, select] of document.querySelectorAll('main select').entries()) {
          Object.assign(select, { selectedIndex: index + 1 })
          select.dispatchEvent(new Event('change', { bubbles: true }))
        }
      })
      const [theme, year] = [await themes(page).inputValue(), await years(page).inputValue()]
      expect([theme, year]).not.toContain('')
      await expect(page).toHaveURL(new RegExp(`\\?tema=${theme}&viti=${year}$`))
    })
  })

  test('project filter applies a choice here while another page is loading', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/projects')
    const send = await hold(page, '**/data/about.js')
    await page.getByRole('contentinfo').locator('a[href="/about"]').click()
    await expect(page).toHaveURL(/\/about$/)
    await themes(page).focus()
    await themes(page).selectOption('pyjet')
    await expect(page).toHaveURL(/\/projects\?tema=pyjet$/)
    await expect(entries(page)).toHaveCount(forests.length)
    const loaded = page.waitForResponse('**/data/about.js')
    send()
    await (await loaded).finished()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects.title)
    await expect(themes(page)).toBeFocused()
  })

  test('project filter is applied at once from the address', { tag: '@once' }, async ({ page }) => {
    await test.step('and the page stays where it is', async () => {
      await visit(page, '/projects?tema=pyjet')
      await expect(entries(page)).toHaveCount(forests.length)
      await expect(themes(page)).toHaveValue('pyjet')
      await years(page).selectOption(forests[0]?.year ?? '')
      await expect(page).toHaveURL(/viti=/)
      expect(await scrollTop(page)).toBe(0)
    })

    await test.step('a project of two years is found by each of them', async () => {
      const range = projects.find((project) => project.year.includes('-'))
      for (const one of range?.year.split('-') ?? []) {
        await visit(page, `/projects?viti=${one}`)
        await expect(entries(page).filter({ hasText: range?.title ?? '' })).toHaveCount(1)
      }
    })

    await test.step('a choice that nothing answers says so, and one button takes it back', async () => {
      await visit(page, '/projects?tema=akademi&viti=2022')
      await expect(themes(page)).toHaveValue('akademi')
      await expect(count(page)).toHaveText(none)
      await expect(entries(page)).toHaveCount(0)
      await page.getByRole('button', { name: clear }).press('Enter')
      await expect(entries(page)).toHaveCount(total)
      expect(addressOf(page)).toBe('/projects')
    })

    await test.step('the button is gone then, and the focus is where the next choice is made', async () => {
      await expect(page.getByRole('button', { name: clear })).toHaveCount(0)
      await expect(themes(page)).toBeFocused()
    })

    await test.step('what is no theme filters nothing', async () => {
      await visit(page, '/projects?tema=deti&viti=dje')
      await expect(themes(page)).toBeVisible()
      await expect(entries(page)).toHaveCount(total)
    })
  })
})

test.describe('project filter without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('project list shows every project and no useless control without JavaScript', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/projects?tema=pyjet')
    await expect(page.locator('main article')).toHaveCount(projects.length)
    await expect(page.locator('main').getByRole('combobox')).toHaveCount(0)
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })
})
