import type { Page } from '@playwright/test'
import { rulesOfLooks, violations } from '../support/axe.ts'
import { kinds, news, pages, reports } from '../support/content.ts'
import { recordShifts } from '../support/shifts.ts'
import { disableCache, expect, markPublished, resize, test, visit } from '../support/test.ts'

const unknown = ['/blog/99', '/information-blog/99', '/kontakt']

/** What the JSON-LD of each page tells of; an unknown page tells of nothing. */
const organization = ['Organization', 'NGO']
const types = new Map<string, unknown[]>([
  ['/', [organization, 'WebSite']],
  ['/about', [organization, 'BreadcrumbList']],
  ['/en', [organization]],
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
test.describe('every page', () => {
  // All of it is in view for axe, whatever comes in on scrolling.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [group, paths] of groups) {
    test(`${group} hydrates without a message, passes axe and shifts nothing`, async ({ page, isMobile }) => {
      // Pages of a kind have the same parts: one of each is enough on a phone, at other widths and in the dark.
      const visited = isMobile ? paths.filter(isKind) : paths
      test.setTimeout(visited.length * 15_000)
      const watch = { shifts: await recordShifts(page), expectHydrated: await markPublished(page) }
      const remember = await disableCache(page)
      for (const path of visited) await test.step(path, () => tryPage(page, path, watch, isMobile))
      await remember()
      expect(await leftBehind(page)).toEqual([])
    })
  }
})

/** Whether a page stands for its kind. */
function isKind(path: string): boolean {
  return kinds.includes(path) || unknown.includes(path)
}

type Watch = { shifts: () => Promise<number>; expectHydrated: () => Promise<void> }

async function tryPage(page: Page, path: string, { shifts, expectHydrated }: Watch, isMobile: boolean) {
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 })
  const response = await visit(page, path)
  expect.soft(response?.status(), path).toBe(unknown.includes(path) ? 404 : 200)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForLoadState('load')
  // An unknown page is built again in the browser, above which nothing stands.
  if (!unknown.includes(path)) {
    await expectHydrated()
    expect.soft(await shifts(), path).toBeLessThan(0.01)
  }
  expect.soft(await wrongClasses(page), path).toEqual([])
  // React leaves the data for search engines in place; a script that the policy blocks would say so.
  expect.soft(await typesOf(page), path).toEqual(types.get(path) ?? [])
  // A desktop and a phone show all elements that there are, which all rules check there.
  expect.soft(await violations(page), path).toEqual([])
  if (isMobile) {
    expect.soft(await smallControls(page), path).toEqual([])
    return
  }
  if (isKind(path)) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await resize(page, { width: 1024, height: 800 })
    expect.soft(await violations(page, rulesOfLooks), `${path} at 1024 px, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
  await resize(page, { width: 320, height: 640 })
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  expect.soft(await cutTexts(page), path).toEqual([])
  if (!isKind(path)) return
  expect.soft(await violations(page, rulesOfLooks), `${path} at 320 px`).toEqual([])
  // As 1280 px are at 400 %.
  await page.evaluate(spaceText)
  expect.soft(await page.evaluate(outside), `${path}, spaced`).toEqual([])
  await page.evaluate(lengthenWords)
  expect.soft(await page.evaluate(outside), `${path}, long words`).toEqual([])
}

test('page that reveals its parts one by one causes no layout shift', async ({ page }) => {
  const shifts = await recordShifts(page)
  for (const path of ['/', '/summer-school']) {
    await visit(page, path)
    await page.waitForLoadState('load')
    expect.soft(await shifts(), path).toBeLessThan(0.01)
  }
})

/** What the visits leave in the browser; nothing outlives the session, which keeps scroll positions alone. */
async function leftBehind(page: Page): Promise<unknown[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-scroll-restoration')),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...('caches' in window ? await caches.keys() : []),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => scope),
  ])
  return [...cookies, ...stored]
}

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

/** Controls in view that are too small for touch, with their sizes. */
async function smallControls(page: Page): Promise<string[]> {
  return await page
    .locator('a, button, select, input, summary')
    .and(page.locator(':visible'))
    .evaluateAll((all) =>
      all
        // Exempt: links in text, and a card's link, which covers the card. Also dots and the band of the years, which
        // are 24 px apart (WCAG 2.5.8, projects.spec.ts).
        .filter((target) => target.closest('p, [data-dot], nav:has(> svg), [inert], h2, h3') === null)
        .map((target) => [target.textContent || target.ariaLabel, target.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
        .map(([text, { width, height }]) => `${text}: ${width} x ${height}`),
    )
}

/** The minimum text spacing of WCAG 2.2, 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Inserts a word of 38 letters into every text of the page. */
function lengthenWords(): void {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    if (text.parentElement?.closest('option, .visually-hidden, table[data-figure]') === null)
      text.data = text.data.replace(/\p{Letter}{3,}/u, 'Mosmarrëveshjendërkombëtarizueshmëritë')
  }
}

/** Elements that overflow to the right, other than slides, decoration, and cells of a scrolling table. */
function outside(): string[] {
  const isInScrolled = (node: Element) => {
    const table = node.parentElement?.closest('table')
    return table && getComputedStyle(table).overflowX === 'auto'
  }
  return [...document.querySelectorAll('body *')]
    .filter((node) => node.getBoundingClientRect().right > window.innerWidth + 1)
    .filter(
      (node) =>
        node.closest('[aria-roledescription], svg, [aria-hidden], .visually-hidden, table[data-figure]') ===
        null,
    )
    .filter((node) => node.closest('picture') === null && !isInScrolled(node))
    .map((node) => `${node.tagName} ${node.textContent?.slice(0, 60)}`)
}
