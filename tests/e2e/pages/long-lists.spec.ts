import type { Page } from '@playwright/test'
import { editionsPerPage, projectsPerPage } from '../../../src/model/paging.ts'
import { largeSize } from '../../../src/tools/test/builds.ts'
import { say, words } from '../support/content.ts'
import { inLarge as at } from '../support/large.ts'
import { expect, expectAtOffset, narrow, test, visit } from '../support/test.ts'

const entries = (page: Page) => page.locator('main article')
const idsOf = (page: Page) =>
  entries(page)
    .locator('> [id]')
    .evaluateAll((all) => all.map(({ id }) => id))
/** A year of the band, which has all years of the list. */
const yearOf = (page: Page, year: number) =>
  page
    .getByRole('navigation', { name: words.timeline.band })
    .getByRole('link', { name: `${year}`, exact: true })
const { reports, projects } = largeSize

test.describe('lists of several pages', { tag: '@once' }, () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, ...narrow })

    test('long list links its pages to every project and edition without JavaScript', async ({ page }) => {
      const { newer, older } = words.projectPages
      await page.goto(at('/projects'))
      const seen: string[] = []
      const sizes: number[] = []
      for (let n = 1; n <= Math.ceil(projects / projectsPerPage); n++) {
        if (n > 1) await page.getByRole('link', { name: older }).click()
        await expect(page).toHaveURL(at(n === 1 ? '/projects' : `/projects/faqja/${n}`))
        await page.waitForLoadState('domcontentloaded')
        const ids = await idsOf(page)
        sizes.push(ids.length)
        seen.push(...ids)
      }
      expect(sizes).toEqual([60, 60, 10])
      expect(new Set(seen).size).toBe(projects)
      await expect(page.getByRole('link', { name: older })).toHaveCount(0)
      await page.getByRole('link', { name: newer }).click()
      await expect(page).toHaveURL(at('/projects/faqja/2'))

      await page.goto(at('/summer-school'))
      await expect(entries(page)).toHaveCount(editionsPerPage)
      await page.getByRole('link', { name: words.editions.older }).click()
      await expect(page).toHaveURL(at('/summer-school/faqja/2'))
      await expect(entries(page)).toHaveCount(reports - editionsPerPage)
    })
  })

  test('long list opens the page of a linked year or project', async ({ page }) => {
    await visit(page, at('/projects#viti-2000'))
    await expect(page).toHaveURL(at('/projects/faqja/3#viti-2000'))
    await expectAtOffset(page, 'viti-2000')

    const index = page.getByRole('navigation', { name: words.projectPages.years })
    await index.getByRole('link', { name: '2024', exact: true }).click()
    await expect(page).toHaveURL(at('/projects#viti-2024'))
    await expectAtOffset(page, 'viti-2024')

    // Of the oldest year, so on the last page.
    await visit(page, at('/projects#projekti-25'))
    await expect(page).toHaveURL(at('/projects/faqja/3#projekti-25'))
    await expect(page.locator('#projekti-25')).toBeInViewport()
  })

  test('long list filters the projects of all pages, shows the count and undoes by Back', async ({
    page,
  }) => {
    const { some } = words.projectFilter
    const count = say(some, { n: 5, total: projects })
    for (const from of ['/projects', '/projects/faqja/2']) {
      await visit(page, at(from))
      await expect(entries(page)).toHaveCount(projectsPerPage)
      const choice = yearOf(page, 2000)
      const live = page.locator('main [aria-live="polite"]')
      const heading = page.getByRole('heading', { level: 1 })
      const title = (await heading.textContent()) ?? ''
      // A screen reader announces changes only in an element that existed before.
      await live.evaluate((element) => Object.assign(element, { wasThere: true }))
      await choice.press('Enter')
      await expect(page).toHaveURL(at(`${from}?viti=2000`))
      await expect(entries(page)).toHaveCount(5)
      await expect(live).toHaveText(count)
      await expect(heading, 'without the number of a page').toHaveText(words.projects.title)
      await expect(page).not.toHaveTitle(/faqja/)
      expect(await live.evaluate((element) => 'wasThere' in element)).toBe(true)
      await expect(choice).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(at(from))
      await expect(entries(page)).toHaveCount(projectsPerPage)
      await expect(heading).toHaveText(title)
    }
  })

  test('long list filters by municipality, with a year and from the address', async ({ page }) => {
    const { everything, label, some } = words.projectFilter
    await visit(page, at('/projects/faqja/2'))
    const filter = page.getByRole('search', { name: label })
    const choices = filter
      .getByRole('list', { name: words.municipalityFilter.municipality })
      .getByRole('link')
    await expect(choices).toHaveText(['Dragash', 'Rahovec'])
    await choices.last().press('Enter')
    await expect(page).toHaveURL(at('/projects/faqja/2?komuna=Rahovec'))
    await expect(entries(page)).toHaveCount(2)
    await expect(choices.last()).toBeFocused()
    await expect(page.locator('main [aria-live="polite"]')).toHaveText(say(some, { n: 2, total: projects }))
    await yearOf(page, 2000).click()
    await expect(page).toHaveURL(at('/projects/faqja/2?viti=2000&komuna=Rahovec'))
    await expect(entries(page)).toHaveCount(1)
    await filter.getByRole('link', { name: everything }).click()
    await expect(page).toHaveURL(at('/projects/faqja/2'))
    await expect(choices.last()).not.toHaveAttribute('aria-current')

    await visit(page, at('/projects?komuna=Dragash'))
    await expect(entries(page)).toHaveCount(1)
    await expect(choices.first()).toHaveAttribute('aria-current', 'true')
    // One that no project names is no filter, as a theme that there is not.
    await visit(page, at('/projects?komuna=Atlantis'))
    await expect(filter.getByRole('link', { name: everything })).toHaveAttribute('aria-current', 'true')
    await expect(entries(page)).toHaveCount(projectsPerPage)
  })

  test('long list keeps the published projects when other pages cannot be loaded', async ({
    page,
    noise,
  }) => {
    await visit(page, at('/projects'))
    await page.route('**/data/lists/projects-2.js', (route) => route.fulfill({ status: 404 }))
    const reloaded = page.waitForEvent('load')
    await yearOf(page, 2000).click()
    await reloaded
    await expect(page).toHaveURL(at('/projects?viti=2000'))
    await expect(entries(page)).toHaveCount(projectsPerPage)
    await expect.poll(() => noise.length, 'the browser told of the missing file').toBeGreaterThan(0)
    noise.length = 0
  })
})
