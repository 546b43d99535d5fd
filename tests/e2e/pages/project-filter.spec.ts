import type { Page } from '@playwright/test'
import { projects, say, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { addressOf, expect, scrollTop, test, visit } from '../support/test.ts'

test.describe('project filter', () => {
  const { everything, some, all, none, label } = words.projectFilter
  const filter = (page: Page) => page.getByRole('search', { name: label })
  const theme = (page: Page, name: keyof typeof words.projectFilter.themes) =>
    filter(page).getByRole('link', { name: words.projectFilter.themes[name], exact: true })
  const year = (page: Page, name: string | number) =>
    page
      .getByRole('navigation', { name: words.timeline.band })
      .getByRole('link', { name: `${name}`, exact: true })
  const whole = (page: Page) => filter(page).getByRole('link', { name: everything })
  const entries = (page: Page) => page.locator('main article')
  const count = (page: Page) => page.locator('main [aria-live="polite"]')
  const forests = projects.filter((project) => project.themes?.includes('pyjet'))
  const total = projects.length

  test('project filter updates projects, address, history and count for each choice', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/projects')

    await test.step('theme chosen by keys filters the projects and announces a count', async () => {
      await expect(count(page)).toHaveText(say(all, { n: total }))
      await expect(whole(page)).toHaveAttribute('aria-current', 'true')
      await theme(page, 'pyjet').press('Enter')
      await expect(page).toHaveURL(/\/projects\?tema=pyjet$/)
      await expect(entries(page).getByRole('heading')).toHaveText(forests.map(({ title }) => title))
      await expect(count(page)).toHaveText(say(some, { n: forests.length, total }))
      await expect(theme(page, 'pyjet')).toBeFocused()
      await expect(theme(page, 'pyjet')).toHaveAttribute('aria-current', 'true')
      await expect(whole(page)).not.toHaveAttribute('aria-current')
    })

    await test.step('band shows only the bars of the chosen projects', async () => {
      const bars = page.getByRole('navigation', { name: words.timeline.band }).locator('svg a')
      await expect(bars).toHaveCount(forests.length)
      await page.goBack()
      await expect(bars).not.toHaveCount(forests.length)
    })

    await test.step('each choice is a history step, which Back undoes', async () => {
      await year(page, 2022).click()
      await expect(page).toHaveURL(/\?viti=2022$/)
      await theme(page, 'planet').click()
      await expect(page).toHaveURL(/\?tema=planet&viti=2022$/)
      await expect(entries(page)).toHaveCount(1)
      await page.goBack()
      await expect(theme(page, 'planet')).not.toHaveAttribute('aria-current')
      await expect(entries(page)).not.toHaveCount(1)
      await page.goBack()
      await expect(entries(page)).toHaveCount(total)
      expect(addressOf(page)).toBe('/projects')
    })

    await test.step('all choices are applied that are made faster than the page responds', async () => {
      await page.evaluate(() => {
        for (const name of ['[href*="tema=klima"]', '[href*="viti=2022"]'])
          document.querySelector<HTMLElement>(`main ${name}`)?.click()
      })
      await expect(page).toHaveURL(/\?tema=klima&viti=2022$/)
    })

    await test.step('second press undoes a choice and keeps the other', async () => {
      await expect(year(page, 2022)).toHaveAttribute('aria-current', 'true')
      await theme(page, 'klima').click()
      await expect(page).toHaveURL(/\?viti=2022$/)
      await year(page, 2022).click()
      await expect.poll(() => addressOf(page)).toBe('/projects')
      await expect(entries(page)).toHaveCount(total)
    })

    await test.step('choice here is applied while another page is loading', async () => {
      const send = await hold(page, '**/data/about.js')
      await page.getByRole('contentinfo').locator('a[href="/about"]').click()
      await expect(page).toHaveURL(/\/about$/)
      await theme(page, 'pyjet').press('Enter')
      await expect(page).toHaveURL(/\/projects\?tema=pyjet$/)
      await expect(entries(page)).toHaveCount(forests.length)
      const loaded = page.waitForResponse('**/data/about.js')
      send()
      await (await loaded).finished()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects.title)
      await expect(theme(page, 'pyjet')).toBeFocused()
    })
  })

  test('project filter is applied at once from the address', { tag: '@once' }, async ({ page }) => {
    await test.step('filter keeps the scroll position', async () => {
      await visit(page, '/projects?tema=pyjet')
      await expect(entries(page)).toHaveCount(forests.length)
      await expect(theme(page, 'pyjet')).toHaveAttribute('aria-current', 'true')
      await year(page, forests[0]?.year ?? '').press('Enter')
      await expect(page).toHaveURL(/viti=/)
      expect(await scrollTop(page)).toBeLessThan(200)
    })

    await test.step('filter finds a project of two years by each year', async () => {
      const range = projects.find((project) => project.year.includes('-'))
      for (const one of range?.year.split('-') ?? []) {
        await visit(page, `/projects?viti=${one}`)
        await expect(entries(page).filter({ hasText: range?.title ?? '' })).toHaveCount(1)
      }
    })

    await test.step('filter reports that no project fits, and one link undoes the choice', async () => {
      await visit(page, '/projects?tema=akademi&viti=2022')
      await expect(theme(page, 'akademi')).toHaveAttribute('aria-current', 'true')
      await expect(count(page)).toHaveText(none)
      await expect(entries(page)).toHaveCount(0)
      await whole(page).press('Enter')
      await expect(entries(page)).toHaveCount(total)
      expect(addressOf(page)).toBe('/projects')
      await expect(whole(page)).toBeFocused()
    })

    await test.step('filter ignores an unknown theme in the address', async () => {
      await visit(page, '/projects?tema=deti&viti=dje')
      await expect(whole(page)).toHaveAttribute('aria-current', 'true')
      await expect(entries(page)).toHaveCount(total)
    })
  })
})

test.describe('project filter without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })
  const shown = (page: Page) => page.locator('main article:visible')
  const forests = projects.filter((project) => project.themes?.includes('pyjet'))

  test('project list has every text, and its themes and years work without JavaScript', async ({ page }) => {
    await page.goto('/projects?tema=pyjet')

    await test.step('list shows every text and no useless control', async () => {
      await expect(shown(page)).toHaveCount(projects.length)
      await expect(page.locator('main').getByRole('button')).toHaveCount(0)
      await expect(page.locator('main article > details p').first()).toBeVisible()
    })

    await test.step('theme shows its projects alone', async () => {
      const { themes, everything } = words.projectFilter
      await page.locator('main').getByRole('link', { name: themes.pyjet, exact: true }).click()
      await expect(shown(page).getByRole('heading')).toHaveText(forests.map(({ title }) => title))
      await expect(page.locator('main nav svg a:visible')).toHaveCount(forests.length)
      await page.locator('main').getByRole('link', { name: everything }).click()
      await expect(shown(page)).toHaveCount(projects.length)
    })

    await test.step('year leads to its first project', async () => {
      await page.locator('main').getByRole('link', { name: '2012', exact: true }).click()
      await expect(page).toHaveURL(/#viti-2011-2012$/)
      await expect(page.locator('[id="viti-2011-2012"]')).toBeInViewport()
    })
  })
})
