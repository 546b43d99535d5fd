import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { largeEdition as edition, testPaths } from '../../../src/tools/test/builds.ts'
import { violations } from '../support/axe.ts'
import { say, site, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { inLarge as at } from '../support/large.ts'
import { brotliBytes } from '../support/page-weight.ts'
import { field, results } from '../support/search.ts'
import { recordShifts } from '../support/shifts.ts'
import { expect, narrow, resize, test, waitForHydration } from '../support/test.ts'

const { line, until, closed, calendar } = words.nextEdition
const band = (page: Page) => page.getByRole('region', { name: edition.title })
const announced = (page: Page) => page.getByRole('link', { name: say(line, { title: edition.title }) })
const mail = (page: Page) => page.getByRole('link', { name: edition.email })
const isClosed = (page: Page) => page.getByText(closed)
const inFooter = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: calendar })
const isUnannounced = (page: Page) => page.getByText(say(words.editions.unannounced, { email: site.email }))

/** Moments of the three times, in the day of Kosovo, which is two hours ahead. */
const moments = {
  open: '2031-05-15T21:59:00Z',
  closed: '2031-05-15T22:01:00Z',
  past: '2031-07-11T22:01:00Z',
} as const
type Time = keyof typeof moments

/** Expects what a page shows at a time, in its band or in its line. */
async function expectShown(page: Page, path: string, time: Time): Promise<void> {
  const isHome = path === '/'
  await expect(isHome ? announced(page) : band(page)).toBeVisible({ visible: time !== 'past' })
  await expect(isClosed(page)).toBeVisible({ visible: time === 'closed' })
  await expect(inFooter(page)).toBeVisible({ visible: time !== 'past' })
  if (!isHome) await expect(isUnannounced(page)).toBeVisible({ visible: time === 'past' })
  const invitation = isHome ? page.getByText(say(until, { day: '15 Maj 2031' })) : mail(page)
  await expect(invitation).toBeVisible({ visible: time === 'open' })
}

const app = '**/assets/entry-client-*.js'

test.describe('the next edition', { tag: '@once' }, () => {
  // The day of the visitor is another one. Cards that come in have no contrast half way.
  test.use({ timezoneId: 'Pacific/Kiritimati', contextOptions: { reducedMotion: 'reduce' } })

  for (const [time, ...viewports] of [
    ['open', narrow.viewport, { width: 1440, height: 900 }],
    ['closed', narrow.viewport],
    ['past', { width: 1440, height: 900 }],
  ] as const) {
    test(`next edition that is ${time} shows from the first paint, by links and in search`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(moments[time])
      const shifts = await recordShifts(page)
      for (const viewport of viewports)
        await test.step(`shown from the first paint at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport)
          for (const path of ['/', '/summer-school']) {
            // What is painted before the app comes.
            const release = await hold(page, app)
            await page.goto(at(path))
            await expectShown(page, path, time)
            release()
            await waitForHydration(page)
            await expectShown(page, path, time)
            expect(await shifts()).toBe(0)
            await page.unroute(app)
          }
          expect(await violations(page)).toEqual([])
        })

      await test.step('shown after navigation', async () => {
        await resize(page, { width: 1440, height: 900 })
        const header = page.getByRole('banner')
        await header.getByRole('link', { name: say(words.nav.about), exact: true }).click()
        await expect(page).toHaveURL(at('/about'))
        await header.getByRole('link', { name: say(words.nav.summerSchool), exact: true }).click()
        await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(words.reports.title)
        await expectShown(page, '/summer-school', time)
        await header.getByRole('link', { name: say(words.nav.home), exact: true }).click()
        await expect(page).toHaveURL(at('/'))
        await expectShown(page, '/', time)
      })

      if (time === 'open')
        await test.step('link on the home page leads to its details and calendar', async () => {
          await announced(page).click()
          await expect(page).toHaveURL(at('/summer-school#edicioni-i-ardhshem'))
          await expect(band(page)).toBeInViewport()
          const texts = ['7-11 Korrik 2031', edition.place, '15 Maj 2031', edition.audience]
          for (const text of texts) await expect(band(page)).toContainText(text)
          const hrefs = await band(page)
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
          expect(hrefs).toEqual([
            'tel:+38344123456',
            `mailto:${edition.email}`,
            edition.link,
            '/summer-school.ics',
          ])
          const file = page.waitForEvent('download')
          await band(page).getByRole('link', { name: calendar }).click()
          expect((await file).suggestedFilename()).toBe('summer-school.ics')
        })

      await test.step(time === 'past' ? 'search does not find it' : 'search finds it', async () => {
        await page.getByRole('banner').getByRole('button', { name: words.search.open }).click()
        await field(page).fill(edition.audience.replace(/ .*/, ` ${edition.place}`))
        await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty()
        const found = results(page).filter({ hasText: edition.title })
        await expect(found).toHaveCount(time === 'past' ? 0 : 1)
      })
    })
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('next edition names its days without JavaScript', async ({ page }) => {
      for (const path of ['/', '/summer-school']) {
        await page.goto(at(path))
        await expectShown(page, path, 'open')
        await expect(page.locator('main')).toContainText('15 Maj 2031')
      }
    })
  })

  test('next edition code loads only on pages that announce it', async () => {
    const dist = join(testPaths.largeProject, 'dist')
    const pages = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))
    const holding = async (text: RegExp) => {
      const texts = await Promise.all(
        pages.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const),
      )
      return texts.flatMap(([name, html]) => (text.test(html) ? name : [])).sort()
    }
    expect(await holding(/next-edition\.js/)).toEqual(['index.html', 'summer-school.html'])
    expect(await holding(/edicioni-i-ardhshem/)).toEqual(['index.html', 'summer-school.html'])
    const code = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(
      code.map(async (name) => [name, await readFile(join(dist, 'assets', name), 'utf8')] as const),
    )
    const own = texts.flatMap(([name, text]) => (text.includes(edition.audience) ? name : []))
    expect(own).toHaveLength(1)
    const [chunk = ''] = own
    expect(await holding(new RegExp(chunk))).toEqual(['index.html', 'summer-school.html'])
    // The script that holds the first paint back.
    expect(await brotliBytes(join(dist, 'next-edition.js'))).toBeLessThan(250)
  })
})
