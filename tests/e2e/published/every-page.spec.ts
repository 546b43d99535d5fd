import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { kinds, news, pages, reports } from '../support/content.ts'
import { recordShifts } from '../support/shifts.ts'
import { expect, forgetFiles, resize, test, visit } from '../support/test.ts'

const unknown = ['/blog/99', '/information-blog/99', '/kontakt']

/** What the JSON-LD of each page tells of; an unknown page tells of nothing. */
const organization = ['Organization', 'NGO']
const types = new Map<string, unknown[]>([
  ['/', [organization, 'WebSite']],
  ['/about', [organization, 'BreadcrumbList']],
  ['/summer-school', ['BreadcrumbList']],
  ['/projects', ['BreadcrumbList']],
  ...reports.map(({ id, place }): [string, unknown[]] => [
    `/blog/${id}`,
    ['Article', ...(place ? ['EducationEvent'] : []), 'BreadcrumbList'],
  ]),
  ...news.map(({ id }): [string, unknown[]] => [
    `/information-blog/${id}`,
    ['NewsArticle', 'BreadcrumbList'],
  ]),
])

/** Pages that one test visits one after another: long enough to share a test, short enough to share the cores. */
const groups = new Map([
  ['every report', reports.map(({ id }) => `/blog/${id}`)],
  ['every other page', pages.filter((path) => !path.startsWith('/blog/'))],
  ['an unknown page', unknown],
])

/** What holds on every page is tried in one visit of it. */
test.describe('comes alive without a console message, and shifts nothing; axe finds no violation', () => {
  // All of it is in view for axe, whatever comes in on scrolling.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [group, paths] of groups) {
    test(group, async ({ page, isMobile }) => {
      test.setTimeout(paths.length * 15_000)
      const shifts = await recordShifts(page)
      const remember = await forgetFiles(page)
      for (const path of paths) await test.step(path, () => tryPage(page, path, shifts, isMobile))
      await remember()
    })
  }
})

async function tryPage(page: Page, path: string, shifts: () => Promise<number>, isMobile: boolean) {
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 })
  const response = await visit(page, path)
  expect.soft(response?.status(), path).toBe(unknown.includes(path) ? 404 : 200)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForLoadState('load')
  // An unknown page is built anew in the browser, above which nothing stands.
  if (!unknown.includes(path)) expect.soft(await shifts(), path).toBeLessThan(0.01)
  expect.soft(await wrongClasses(page), path).toEqual([])
  // React leaves the data for search engines in place; a script that the policy blocks would say so.
  expect.soft(await typesOf(page), path).toEqual(types.get(path) ?? [])
  const isKind = kinds.includes(path) || unknown.includes(path)
  // Pages of a kind have the same parts: on a phone one of each kind is enough, and in the dark as well, which
  // accessibility-states.spec.ts tries.
  if (!isMobile || isKind) expect.soft(await violations(page), path).toEqual([])
  if (isMobile) return
  await resize(page, { width: 320, height: 640 })
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  expect.soft(await cutTexts(page), path).toEqual([])
}

test('pages whose parts come in one after another shift nothing either', async ({ page }) => {
  const shifts = await recordShifts(page)
  for (const path of ['/', '/summer-school']) {
    await visit(page, path)
    await page.waitForLoadState('load')
    expect.soft(await shifts(), path).toBeLessThan(0.01)
  }
})

/** The types of what a page's JSON-LD tells of. */
async function typesOf(page: Page): Promise<unknown[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.flatMap((text) =>
    (JSON.parse(text)['@graph'] as { '@type': unknown }[]).map((node) => node['@type']),
  )
}

/** Elements with a class that its style sheet does not have. */
async function wrongClasses(page: Page): Promise<string[]> {
  return await page
    .locator('[class]')
    .evaluateAll((all) =>
      all
        .filter((node) => /(^|\s)(undefined|null|false)(\s|$)/.test(node.getAttribute('class') ?? ''))
        .map((node) => node.outerHTML.slice(0, 120)),
    )
}

/** Texts that leave the window at its side. */
async function cutTexts(page: Page): Promise<(string | undefined)[]> {
  return await page
    .locator('main h1, main h2, main h3, main p:not([aria-live]), main li')
    .evaluateAll((all) =>
      all
        .filter((node) => node.closest('[aria-roledescription], .visually-hidden') === null)
        .filter((node) => node.getBoundingClientRect().right > window.innerWidth + 1)
        .map((node) => node.textContent?.slice(0, 60)),
    )
}
