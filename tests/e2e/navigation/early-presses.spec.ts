import type { Page } from '@playwright/test'
import { about, mainLinks, say, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import {
  addressOf,
  expect,
  narrow,
  scrollTo,
  scrollTop,
  test,
  visit,
  waitForHydration,
} from '../support/test.ts'

test.describe('a press while the scripts are on their way', { tag: '@once' }, () => {
  test.use(narrow)

  test('early press on Back works when the page hydrates during the press', async ({ page }) => {
    for (const [from, path, word] of [
      ['/projects', '/blog/8', words.report.back],
      ['/about', '/information-blog/1', words.news.back],
    ] as const) {
      await visit(page, from)
      const letAppCome = await holdApp(page)
      await page.goto(path)
      await page.getByRole('main').getByText(say(word), { exact: true }).hover()
      await page.mouse.down()
      letAppCome()
      await waitForHydration(page)
      await page.mouse.up()
      await expect.poll(() => addressOf(page)).toBe(from)
      await page.unroute(app)
    }
  })

  test('early scrolling by wheel stays after hydration, a reload and Back', async ({ page }) => {
    await visit(page, '/blog/8')
    await scrollTo(page, 1500)
    await expect.poll(() => scrollTop(page)).toBe(1500)
    const arrivals = [() => page.reload(), () => page.goto('/robots.txt').then(() => page.goBack())]
    for (const arrive of arrivals) {
      const letAppCome = await holdApp(page)
      await arrive()
      const restored = await scrollTop(page)
      expect(restored).toBeGreaterThan(1400)
      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, 400)
      let [before, now] = [restored, restored]
      const hasArrived = async () => {
        ;[before, now] = [now, await scrollTop(page)]
        return now > restored + 300 && now === before
      }
      await expect.poll(hasArrived, { intervals: [200] }).toBe(true)
      letAppCome()
      await waitForHydration(page)
      expect(await scrollTop(page)).toBe(now)
      await page.unroute(app)
    }
  })

  test('early press on menu and search takes effect after the scripts have loaded', async ({ page }) => {
    await test.step('menu opens after the scripts have loaded', async () => {
      const letAppCome = await holdApp(page)
      await page.goto('/about')
      const menu = page.locator('header button[aria-controls]')
      await menu.click()
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      letAppCome()
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
      await waitForHydration(page)
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
      await page.unroute(app)
    })

    // Search keeps the press and the focus during hydration.
    const letAppCome = await holdApp(page)
    await page.goto('/about')
    const search = page.getByRole('banner').getByText(words.search.open)
    await search.hover()
    await page.mouse.down()
    await expect(page.locator('header a:focus')).toHaveText(words.search.open)
    letAppCome()
    await waitForHydration(page)
    const button = page.getByRole('banner').getByRole('button', { name: words.search.open })
    await expect(button).toBeFocused()
    await page.mouse.up()
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await test.step('Space opens the search, and a click with Ctrl opens it in another tab', async () => {
      // The focus returns before React has unmounted the search.
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(button).toBeFocused()
      await page.keyboard.press('Space')
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await page.keyboard.press('Escape')
      const opened = page.context().waitForEvent('page')
      await button.click({ modifiers: ['ControlOrMeta'] })
      // A tab that nobody looks at may take long to load.
      await (await opened).waitForURL(/\/kerko$/, { waitUntil: 'commit' })
      await (await opened).close()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })

  test('early press on a picture opens the modal, and with a modifier key another tab', async ({
    page,
    context,
  }) => {
    const letAppCome = await holdApp(page)
    await page.goto('/blog/8')
    await slide(page).click()
    letAppCome()
    await expect(page.locator('dialog')).toBeVisible()
    expect(addressOf(page)).toBe('/blog/8?foto=1')

    await test.step('press with a modifier key opens another tab by the browser', async () => {
      await page.unroute(app)
      const letComeAgain = await holdApp(page)
      await page.goto('/blog/8')
      const opened = context.waitForEvent('page')
      await slide(page).click({ modifiers: ['ControlOrMeta'] })
      await (await opened).close()
      letComeAgain()
      await waitForHydration(page)
      await expect(page.locator('dialog')).toHaveCount(0)
    })
  })

  test('early press on a picture follows its link when the app cannot be loaded', async ({ page, noise }) => {
    for (const gone of [app, '**/data/report/8.js']) {
      await page.route(gone, (route) => route.fulfill({ status: 404 }))
      await page.goto('/blog/8')
      const href = await slide(page).getAttribute('href')
      await slide(page).click()
      await page.waitForURL(`**${href}`, { waitUntil: 'commit' })
      await page.unroute(gone)
    }
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })

  test('early press on the menu shows its links when the app cannot be loaded', async ({ page, noise }) => {
    for (const [gone, path] of [
      [app, '/about'],
      ['**/data/report/8.js', '/blog/8'],
    ] as const) {
      const letFail = await hold(page, gone, (route) => route.abort())
      await page.goto(path)
      await scrollTo(page, 600)
      const menu = page.locator('header button[aria-controls]')
      await menu.click()
      letFail()
      await expect(menu).toBeHidden()
      for (const { name } of mainLinks)
        await expect(page.locator('header nav').getByRole('link', { name, exact: true })).toBeInViewport()
      await test.step('page shows no useless button', async () => {
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      })
      await page.locator('header a[href="/projects"]').click()
      await expect(page).toHaveURL(/\/projects$/)
      await page.unroute(gone)
    }
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })
})

test.describe('a step back while the scripts are on their way', { tag: '@once' }, () => {
  test.use(narrow)

  test('early Back leads to the former page at any moment of loading', async ({ page }) => {
    await page.addInitScript(() => {
      const moment = sessionStorage.getItem('moment')
      if (moment === null) return
      sessionStorage.clear()
      addEventListener(moment, () => history.back(), { once: true })
    })
    await visit(page, '/about')
    for (const moment of ['DOMContentLoaded', 'load', 'settled']) {
      await test.step(moment, async () => {
        await follow(page)
        await page.evaluate((name) => sessionStorage.setItem('moment', name), moment)
        await page.reload({ waitUntil: 'commit' })
        await expectFirst(page)
        await waitForHydration(page)
        await expectFirst(page)
      })
    }

    await test.step('before the app has come', async () => {
      await follow(page)
      const letAppCome = await holdApp(page)
      await page.reload()
      await page.evaluate(() => history.back())
      await expectFirst(page)
      letAppCome()
      await waitForHydration(page)
      await expectFirst(page)
      await page.evaluate(() => history.forward())
      await expect(page).toHaveURL(/\/projects$/)
      await expect(heading(page)).toHaveText(titles.projects)
    })
  })

  const titles = { about: about.title, projects: words.projects.title }

  /** Navigates from the first page to the second in the app, within one document. */
  async function follow(page: Page): Promise<void> {
    await page.locator('footer a[href="/projects"]').click()
    await expect(heading(page)).toHaveText(titles.projects)
  }

  async function expectFirst(page: Page): Promise<void> {
    await expect(page).toHaveURL(/\/about$/)
    await expect(heading(page)).toHaveText(titles.about)
  }

  function heading(page: Page) {
    return page.getByRole('heading', { level: 1 })
  }
})

const app = /\/assets\/entry-client-[^/]*\.js$/

/** Delays the app until the returned function is called. */
function holdApp(page: Page): Promise<() => void> {
  return hold(page, app)
}

function slide(page: Page) {
  return page.locator('main [aria-roledescription="slide"] a').first()
}
