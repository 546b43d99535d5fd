import { about, home, mainLinks, news, projects, reports, say, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { field, results } from '../support/search.ts'
import { recordShifts } from '../support/shifts.ts'
import { addressOf, expect, test, visit } from '../support/test.ts'

const { search, searching } = words

test.describe('search page', () => {
  test('search page shows its results in the first frame after Back, not the full list', {
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
    // Observers run later; a wrong count would still be recorded.
    const counts = () => page.evaluate(() => [...new Set((window as unknown as { counts: number[] }).counts)])
    await expect.poll(counts).toEqual([count])
  })

  test('search page does not move its results when their number appears', { tag: '@once' }, async ({
    page,
  }) => {
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

  test('search page moves nothing while it answers the query of its address', {
    tag: '@once',
  }, async ({ page }) => {
    const shifts = await recordShifts(page)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const)
      for (const query of ['klima', 'Rahovec', 'zzz']) {
        await page.setViewportSize({ width, height })
        await visit(page, `/kerko?q=${query}`)
        await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d|„/)
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        expect.soft(await shifts(), `${query} at ${width} px`).toBe(0)
      }
  })

  test('search page updates the address in one history step and restores the list', {
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

test('search page follows a link before its pending query reaches the address', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install({ time: 0 })
  await visit(page, '/kerko')
  await page.clock.pauseAt(60_000)
  const send = await hold(page, '**/data/about.js')
  await field(page).fill('diell')
  await page.getByRole('contentinfo').locator('a[href="/about"]').click()
  await expect(page).toHaveURL(/\/about$/)
  await page.clock.runFor(1000)
  expect(addressOf(page)).toBe('/about')
  send()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
  expect(addressOf(page)).toBe('/about')
})

test('search page lists every document, shows 20 results a kind and loads data late', {
  tag: '@once',
}, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await visit(page, '/kerko')
  const main = page.getByRole('main')
  const oldest = main.getByRole('link', { name: projects.at(-1)?.title ?? '', exact: true })
  await expect(oldest).toBeHidden()
  await main.getByText(say(searching.more, { n: `${projects.length - 5}` })).click()
  for (const { title } of [...reports, ...news, ...projects, ...home.faq.items])
    await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible()

  await test.step('search page lists pages, and no sections of them', async () => {
    const pages = main.locator('section').filter({ has: page.getByText(searching.kinds.page) })
    await expect(pages.getByRole('link')).toHaveText([
      ...mainLinks.map(({ name }) => name),
      say(words.footer.english),
    ])
  })

  await test.step('search page loads no texts before the first query', () => {
    expect(loaded.filter((path) => path.startsWith('/data/search'))).toEqual([])
  })

  await test.step('search page loads the texts once, with the first query', async () => {
    for (const query of ['vizioni', 'dielli']) {
      await field(page).fill(query)
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d|Një/)
    }
    expect(loaded.filter((path) => path.startsWith('/data/search'))).toEqual(['/data/search.js'])
  })

  await test.step('button shows the other results and focuses the first of these', async () => {
    // The start of many projects' years.
    await field(page).fill('20')
    const group = page.getByRole('region', { name: searching.kinds.project })
    await expect(group.locator('[data-result]')).toHaveCount(20)
    await group.getByRole('button', { name: say(searching.more, { n: `${projects.length - 20}` }) }).click()
    await expect(group.locator('[data-result]')).toHaveCount(Math.min(projects.length, 40))
    await expect(group.locator('[data-result]').nth(20)).toBeFocused()
  })
})
