import type { Page } from '@playwright/test'
import { about, entities, home, projects, reports, say, site, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { field, results } from '../support/search.ts'
import { addressOf, expect, expectAtOffset, resize, test, visit } from '../support/test.ts'

const { search, searching } = words
const dialog = (page: Page) => page.getByRole('dialog', { name: search.title })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: search.open })
const rahovec = entities.news.find(({ title }) => title.includes('Rahoveci'))

/** Delays the search until it is released. */
function holdSearch(page: Page): Promise<() => void> {
  return hold(page, '**/assets/SearchDialog-*')
}

async function openSearch(page: Page, path: string, query = ''): Promise<void> {
  await visit(page, path)
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill(query)
}

test.describe('search', () => {
  test('search opens by its button, closes by Escape and finds words as visitors type', async ({ page }) => {
    await openSearch(page, '/about')

    await test.step('search offers pages and documents to the arrow keys before any letter', async () => {
      const offered = dialog(page).locator('section a')
      const [newest] = reports
      const report = dialog(page).locator(`section a[href="/blog/${newest?.id}"]`)
      await expect(report).toContainText(newest?.title ?? '')
      await expect(report.locator('img')).toBeVisible()
      const titles = [...entities.news, ...home.faq.items].map(({ title }) => title)
      for (const title of titles) await expect(offered.getByText(title, { exact: true })).toBeVisible()
      const themes = dialog(page).locator('section a[href^="/projects?tema="]')
      await expect(themes).toHaveCount(Object.keys(words.projectFilter.themes).length)
      if ((page.viewportSize()?.width ?? 0) >= 768) await expect(themes.last()).toBeInViewport({ ratio: 1 })
      for (const path of ['/', '/#information', '/summer-school', '/projects', '/about'])
        await expect(dialog(page).locator(`section a[href="${path}"]`)).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await expect(offered.first()).toBeFocused()
      await page.keyboard.press('End')
      await expect(offered.last()).toBeFocused()
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowUp')
      await expect(field(page)).toBeFocused()
      await field(page).fill('d')
      await expect(dialog(page).locator('section a[href="/about"]')).toHaveCount(0)
    })

    await test.step('Escape moves the focus back to the search button', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(button(page)).toBeFocused()
    })

    await test.step('search finds and marks words without diacritics and with other endings', async () => {
      await button(page).click()
      await field(page).fill('rahovecit')
      await expect(results(page).first()).toBeVisible()
      const titles = await results(page).allTextContents()
      expect(titles).toContain(rahovec?.title)
      await expect(dialog(page).locator('mark').filter({ hasText: 'Rahoveci' }).first()).toBeVisible()
      await field(page).fill('eficienca')
      await expect(dialog(page).locator('mark').filter({ hasText: 'efiçienc' }).first()).toBeVisible()
    })
  })

  test('search closes by one Escape whatever is typed', { tag: '@once' }, async ({ page }) => {
    // Like an engine in which the dialog gets no event of the key: only the page's own handling counts.
    await page.addInitScript(() => {
      document.addEventListener('cancel', (event) => event.preventDefault(), true)
    })
    await openSearch(page, '/about', 'rahovec')
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('search opens, lists and follows results by keys alone', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/about')
    await expect(button(page)).toBeVisible()

    await test.step('key / opens the search and is not typed into the field', async () => {
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
      await page.keyboard.press('/')
      await expect(field(page)).toHaveValue('/')
    })

    await test.step('search announces the number of results after a pause in typing', async () => {
      await field(page).fill('fidanë')
      const status = dialog(page).getByRole('status')
      await expect(status).toHaveText(/^U gjet/)
      await field(page).fill('qwerty')
      await expect(status).toHaveText(say(searching.none, { query: 'qwerty' }))
      await expect(results(page)).toHaveCount(0)
      await field(page).fill('')
      await expect(status).toHaveText('')
    })

    await test.step('search groups results by kind under headings', async () => {
      await field(page).fill('energjia')
      await expect(dialog(page).getByRole('heading', { name: searching.kinds.report })).toBeVisible()
      await expect(dialog(page).getByRole('heading', { name: searching.kinds.project })).toBeVisible()
    })

    await test.step('old results take no focus once the query has changed', async () => {
      await field(page).fill('energji')
      await expect(results(page).first()).toBeVisible()
      const free = await page.evaluate(() => {
        document.execCommand('insertText', false, 'a')
        return document.querySelectorAll('[data-result]:not([inert] *)').length
      })
      expect(free).toBe(0)
      await expect(results(page).first()).toBeVisible()
    })

    await test.step('arrow keys, Home and End move through the results, Enter follows one', async () => {
      await field(page).fill('')
      await expect(results(page)).toHaveCount(0)
      await field(page).fill('Boga')
      await expect(results(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(results(page).first()).toBeFocused()
      await page.keyboard.press('End')
      await expect(results(page).last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(results(page).first()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      const href = await results(page).first().getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeHidden()
      await expect.poll(() => addressOf(page)).toBe(href)
    })
  })

  test('search does not open over a page chosen while it loads, and closes on Back', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/about')
    const send = await holdSearch(page)
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('contentinfo').locator('a[href="/projects"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(button(page)).toHaveAttribute('aria-busy', 'false')
    const loaded = page.waitForResponse('**/assets/SearchDialog-*')
    send()
    await (await loaded).finished()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(dialog(page)).toBeHidden()
    await button(page).click()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await test.step('search closes on Back, and the new page gets the focus', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say(words.nav.about) })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
      // At the moment in which it opens, as on a busy device.
      await page.evaluate(() => {
        let hasLeft = false
        document.addEventListener('focusin', ({ target }) => {
          if (hasLeft || !(target as Element).closest('dialog')) return
          hasLeft = true
          window.history.back()
        })
      })
      await button(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.projects.title)
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })

  test('search works at 400 % and links from an empty result to the full list', {
    tag: '@once',
  }, async ({ page }) => {
    await resize(page, { width: 320, height: 256 })
    await visit(page, '/about')

    await test.step('field has the focus at 400 % with the first result one key away', async () => {
      await button(page).click()
      await expect(field(page)).toBeVisible()
      await page.keyboard.type('rahovec')
      await expect(field(page)).toHaveValue('rahovec')
      await expect(results(page).first()).toBeAttached()
      await page.keyboard.press('ArrowDown')
      await expect(results(page).first()).toBeFocused()
      await expect(results(page).first()).toBeInViewport()
    })

    await resize(page, { width: 1440, height: 900 })
    await field(page).fill('xyzzyq')
    await expect(dialog(page).getByRole('status')).toHaveText(say(searching.none, { query: 'xyzzyq' }))
    await dialog(page).getByRole('button', { name: search.list }).click()
    await expect(page.getByRole('main').getByRole('link', { name: reports[0]?.title ?? '' })).toBeVisible()
    await field(page).fill('e')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(searching.short)
    await expect(page.getByRole('main').getByRole('link', { name: reports[0]?.title ?? '' })).toBeVisible()
  })

  test('search shortcut can be turned off for the session', { tag: '@once' }, async ({ page }) => {
    await openSearch(page, '/about')
    await page.getByRole('checkbox', { name: searching.shortcut }).uncheck()
    await page.keyboard.press('Escape')
    await visit(page, '/projects')
    await expect(button(page)).toBeVisible()
    await page.keyboard.press('/')
    await expect(dialog(page)).toBeHidden()
    await button(page).click()
    await expect(page.getByRole('checkbox', { name: searching.shortcut })).not.toBeChecked()
  })

  test('search result leads to a section, an open FAQ question or the contact', async ({ page }) => {
    const project = projects.find(({ title }) => title.includes('pyllëzimi'))
    await openSearch(page, '/about', 'fidanë pyllëzimi')
    await results(page)
      .filter({ hasText: project?.title ?? '' })
      .click()
    await expectAtOffset(page, `projekti-${project?.id}`)
    await expect(page.locator(`#projekti-${project?.id}`)).toBeFocused()
    await button(page).click()
    await field(page).fill('Durrës 2017')
    const other = projects.find(({ title }) => title.includes('2017'))
    await results(page)
      .filter({ hasText: other?.title ?? '' })
      .click()
    await expectAtOffset(page, `projekti-${other?.id}`)
    await expect(page.locator(`#projekti-${other?.id}`)).toBeFocused()

    const [, question] = home.faq.items
    await button(page).click()
    await field(page).fill(question?.title ?? '')
    await results(page)
      .filter({ hasText: question?.title ?? '' })
      .click()
    await expect(page.getByText(question?.description ?? '')).toBeVisible()

    await button(page).click()
    await field(page).fill('email')
    await results(page).first().click()
    await expect.poll(() => addressOf(page)).toBe('/#kontakti')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: site.email })).toBeInViewport()
  })

  test('search shows all results on a page with a shareable address after Enter', {
    tag: '@once',
  }, async ({ page }) => {
    await openSearch(page, '/about', 'ndryshimet klimatike')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/kerko\?q=ndryshimet(\+|%20)klimatike$/)
    await expect(field(page)).toHaveValue('ndryshimet klimatike')
    await expect(results(page).first()).toBeVisible()
    const found = await results(page).count()
    await page.reload()
    await expect(results(page)).toHaveCount(found)
  })
})
