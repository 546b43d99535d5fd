import type { Page } from '@playwright/test'
import { about, entities, home, news, projects, reports, say, words } from './support/content.ts'
import { hold } from './support/hold.ts'
import { addressOf, expect, expectAtOffset, test, visit } from './support/test.ts'

const { search, searching } = words
const dialog = (page: Page) => page.getByRole('dialog', { name: search.title })
const field = (page: Page) => page.getByRole('searchbox', { name: searching.label })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: search.open })
const results = (page: Page) => page.locator('[data-result]')
const rahovec = entities.news.find(({ title }) => title.includes('Rahoveci'))

/** Keeps the search on its way until it is let go. */
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
  test('opens by its button, closes by Escape, and finds words as visitors write them', async ({ page }) => {
    await openSearch(page, '/about')

    await test.step('Escape gives the focus back to the button', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(button(page)).toBeFocused()
    })

    await test.step('it finds words without their marks and with other endings, and marks them', async () => {
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

  test('can be used by keys alone', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/about')
    await expect(button(page)).toBeVisible()

    await test.step('it opens by the key /, which does not land in the field', async () => {
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
      await page.keyboard.press('/')
      await expect(field(page)).toHaveValue('/')
    })

    await test.step('it says how much it found, once the visitor has stopped typing', async () => {
      await field(page).fill('fidanë')
      const status = dialog(page).getByRole('status')
      await expect(status).toHaveText(/^U gjet/)
      await field(page).fill('qwerty')
      await expect(status).toHaveText(say(searching.none, { query: 'qwerty' }))
      await expect(results(page)).toHaveCount(0)
      await field(page).fill('')
      await expect(status).toHaveText('')
    })

    await test.step('it groups results by kind, under headings', async () => {
      await field(page).fill('energjia')
      await expect(dialog(page).getByRole('heading', { name: searching.kinds.report })).toBeVisible()
      await expect(dialog(page).getByRole('heading', { name: searching.kinds.project })).toBeVisible()
    })

    await test.step('the arrow keys, Home and End lead through the results, Enter follows one', async () => {
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

  for (const opens of ['key', 'button']) {
    test(`what is typed after the ${opens} while the search is still on its way stands in its field`, {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, '/about')
      const send = await holdSearch(page)
      if (opens === 'key') await page.keyboard.press('/')
      else await button(page).click()
      await page.keyboard.type('Rahovv')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('ec')
      await expect(dialog(page)).toBeHidden()
      send()
      await expect(field(page)).toHaveValue('Rahovec')
      await page.keyboard.type('i')
      await expect(field(page)).toHaveValue('Rahoveci')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    })
  }

  test('Escape while the search is still on its way leaves it, and what was typed with it', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/about')
    const send = await holdSearch(page)
    await page.keyboard.press('/')
    await page.keyboard.type('Raho')
    await page.keyboard.press('Escape')
    await expect(button(page)).toHaveAttribute('aria-busy', 'false')
    const loaded = page.waitForResponse('**/assets/SearchDialog-*')
    send()
    await (await loaded).finished()
    await button(page).click()
    await expect(field(page)).toHaveValue('')
  })

  test('does not open over a page that was chosen while it is still on its way', { tag: '@once' }, async ({
    page,
  }) => {
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
  })

  test('at 400 % its field has the focus, too, and the first result is a key away', { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit(page, '/about')
    await button(page).click()
    await expect(field(page)).toBeVisible()
    await page.keyboard.type('rahovec')
    await expect(field(page)).toHaveValue('rahovec')
    await expect(results(page).first()).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).first()).toBeFocused()
    await expect(results(page).first()).toBeInViewport()
  })

  test('Back and Forward close it, and the page that they lead to has the focus', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(words.nav.about) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
    // In the very moment in which it opens, as on a busy device.
    await page.evaluate(() => {
      let hasLeft = false
      document.addEventListener('focusin', ({ target }) => {
        if (hasLeft || !(target as Element).closest('dialog')) return
        hasLeft = true
        window.history.back()
      })
    })
    await button(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home.banner.headlines[0])
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a query that finds nothing says so and leads to everything', { tag: '@once' }, async ({ page }) => {
    await openSearch(page, '/about', 'xyzzyq')
    await expect(dialog(page).getByRole('status')).toHaveText(say(searching.none, { query: 'xyzzyq' }))
    await dialog(page).getByRole('button', { name: search.list }).click()
    await expect(page.getByRole('main').getByRole('link', { name: reports[0]?.title ?? '' })).toBeVisible()
    await field(page).fill('e')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(searching.short)
    await expect(page.getByRole('main').getByRole('link', { name: reports[0]?.title ?? '' })).toBeVisible()
  })

  test('the key can be turned off for the session', { tag: '@once' }, async ({ page }) => {
    await openSearch(page, '/about')
    await page.getByRole('checkbox', { name: searching.shortcut }).uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await visit(page, '/projects')
    await expect(button(page)).toBeVisible()
    await page.keyboard.press('/')
    await expect(dialog(page)).toBeHidden()
    await button(page).click()
    await expect(page.getByRole('checkbox', { name: searching.shortcut })).not.toBeChecked()
  })

  test('a result leads to the section, on another page and on the same', async ({ page }) => {
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
  })

  test('a question that was found is open', { tag: '@once' }, async ({ page }) => {
    const [, question] = home.faq.items
    await openSearch(page, '/about', question?.title)
    await results(page)
      .filter({ hasText: question?.title ?? '' })
      .click()
    await expect(page.getByText(question?.description ?? '')).toBeVisible()
  })

  test('Enter in the field shows all results on a page of their own, whose address can be shared', {
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

test.describe('search page', () => {
  test('lists every document', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/kerko')
    const main = page.getByRole('main')
    for (const { title } of [...reports, ...news, ...projects, ...home.faq.items])
      await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible()
  })

  test('Back shows what was found in the first frame, and not the list of everything before it', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/kerko?q=energji')
    await expect(results(page).first()).toBeVisible()
    const count = await results(page).count()
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(words.nav.about) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(search.title)
    await page.evaluate(() => {
      const counts: number[] = []
      const look = () => {
        if (document.querySelector('main input[type="search"]') !== null)
          counts.push(document.querySelectorAll('main [data-result]').length)
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { counts })
    })
    await page.goBack()
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty()
    // What is on the page may not have been looked at yet; a count that was wrong once stays among them.
    const counts = () => page.evaluate(() => [...new Set((window as unknown as { counts: number[] }).counts)])
    await expect.poll(counts).toEqual([count])
  })

  test('what was found stays where it is when its number is told', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      const tops = new Set<number>()
      const look = () => {
        const first = document.querySelector('main [data-result]')
        if (first !== null && document.fonts.status === 'loaded')
          tops.add(Math.round(first.getBoundingClientRect().top + window.scrollY))
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { tops })
    })
    await visit(page, '/kerko?q=energji')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/)
    const tops = () => page.evaluate(() => (window as unknown as { tops: Set<number> }).tops.size)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await tops()).toBe(1)
  })

  test('the address follows what is typed, in one step of history, and the list comes back', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: search.list }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('2024')
    await expect(page).toHaveURL(/\/kerko\?q=2024$/)
    await expect(results(page).first()).toBeVisible()
    await field(page).fill('')
    await expect(page).toHaveURL(/\/kerko$/)
    await expect(page.getByRole('main').getByRole('link', { name: news[0]?.title ?? '' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })
})

test('a link that is followed before the address has the query leads on, however slow the line', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install({ time: 0 })
  await visit(page, '/kerko')
  await page.clock.pauseAt(60_000)
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/data/about.js', async (route) => {
    await sent
    await route.continue()
  })
  await field(page).fill('diell')
  await page.getByRole('contentinfo').locator('a[href="/about"]').click()
  await expect(page).toHaveURL(/\/about$/)
  await page.clock.runFor(1000)
  expect(addressOf(page)).toBe('/about')
  send()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
  expect(addressOf(page)).toBe('/about')
})

test('many results are shown twenty of a kind at a time, and a search loads what it asks for alone', {
  tag: '@once',
}, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await visit(page, '/kerko')
  await test.step('nothing is loaded before somebody searches', () => {
    expect(loaded.filter((path) => path.startsWith('/data/search/'))).toEqual([])
  })

  await test.step('a word loads its shard, and the texts of what it found', async () => {
    await field(page).fill('vizioni')
    await expect(results(page).first()).toBeVisible()
    const files = loaded.filter((path) => path.startsWith('/data/search/'))
    expect(files.filter((path) => path.includes('/words-')).length).toBe(1)
    expect(files).toContain('/data/search/pages.js')
  })

  await test.step('a button shows the rest, and the focus goes to the first of it', async () => {
    // The years of all projects, while they are typed.
    await field(page).fill('20')
    const group = page.getByRole('region', { name: searching.kinds.project })
    await expect(group.locator('[data-result]')).toHaveCount(20)
    await group.getByRole('button', { name: say(searching.more, { n: `${projects.length - 20}` }) }).click()
    await expect(group.locator('[data-result]')).toHaveCount(Math.min(projects.length, 40))
    await expect(group.locator('[data-result]').nth(20)).toBeFocused()
  })
})

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the list of everything, which shows no field that does nothing', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: search.open }).click()
    await expect(page).toHaveURL(/\/kerko$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.title)
    await expect(field(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: reports[0]?.title ?? '' })).toBeVisible()
  })
})
