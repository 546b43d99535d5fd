import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { kinds, words } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'

type Scheme = 'light' | 'dark'
type State = 'menu' | 'search' | 'question' | undefined

/** One page of each kind, and an unknown one. */
const places = [...kinds, '/kontakt']

/** Each kind of page at each width and each open state in each scheme, in as few page loads as possible. */
const stations: Record<number, [path: string, scheme: Scheme, state?: State][]> = {
  320: [
    ['/', 'dark', 'question'],
    ['/about', 'light', 'menu'],
    ['/summer-school', 'dark', 'menu'],
    ['/blog/1', 'light'],
    ['/blog/1?foto=2', 'dark'],
    ['/information-blog/2', 'dark'],
    ['/projects?tema=klima', 'light'],
    ['/kerko?q=energjia', 'dark'],
    ['/kontakt', 'light', 'search'],
  ],
  1024: [
    ['/', 'light', 'question'],
    ['/about', 'dark', 'search'],
    ['/summer-school', 'light'],
    ['/blog/1', 'dark'],
    ['/blog/1?foto=2', 'light'],
    ['/information-blog/2', 'light'],
    ['/projects', 'dark'],
    ['/kerko', 'light'],
    ['/kontakt', 'dark'],
  ],
  1440: [
    ['/', 'dark', 'question'],
    ['/projects', 'light', 'search'],
  ],
}

/** `AXE_ALL=1` tests every kind of page and every state at every width in both schemes instead. */
const all = (width: number): [string, Scheme, State?][] =>
  (['light', 'dark'] as const).flatMap((scheme) => [
    ...places.map((path): [string, Scheme] => [path, scheme]),
    ['/', scheme, 'question'],
    ['/about', scheme, 'search'],
    ...(width < 960 ? [['/about', scheme, 'menu'] as [string, Scheme, State]] : []),
    ...(width <= 1024 ? [['/blog/1?foto=2', scheme] as [string, Scheme]] : []),
  ])

test.describe('every kind of page and everything that opens', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, few] of Object.entries(stations)) {
    const width = Number(name)
    test(`has no violation that axe knows at ${width} px`, async ({ page }) => {
      const chosen = process.env.AXE_ALL === '1' ? all(width) : few
      test.setTimeout(chosen.length * 15_000)
      for (const [path, colorScheme, state] of chosen) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await visit(page, path)
        if (state) await open(page, state)
        if (path.includes('foto')) await expect(page.getByRole('dialog')).toBeVisible()
        expect.soft(await violations(page), `${path} ${colorScheme} ${state ?? ''}`).toEqual([])
      }
    })
  }
})

async function open(page: Page, state: Exclude<State, undefined>): Promise<void> {
  if (state === 'menu') await page.getByRole('button', { name: words.nav.menu }).click()
  if (state === 'question') {
    await page.locator('details summary').first().click()
    // The developer's credit is below every page.
    await page.getByRole('contentinfo').getByRole('button').click()
  }
  if (state !== 'search') return
  await page.getByRole('banner').getByRole('button', { name: words.search.open }).click()
  await page.getByRole('searchbox').fill('energjia')
  await expect(page.locator('[data-result]').first()).toBeVisible()
}

test('on a phone every control outside running text is at least 44 px high and wide; at 320 px, which is 1280 px at 400 %, nothing runs out', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(places.length * 15_000)
  for (const path of places) {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    expect.soft(await smallControls(page), path).toEqual([])

    await resize(page, { width: 320, height: 640 })
    await page.evaluate(spaceText)
    expect.soft(await page.evaluate(outside), `${path}, spaced`).toEqual([])
    await page.evaluate(lengthenWords)
    expect.soft(await page.evaluate(outside), `${path}, long words`).toEqual([])
  }
})

/** Controls in view that are too small for touch, with their sizes. */
async function smallControls(page: Page): Promise<string[]> {
  return await page
    .locator('a, button, select, input, summary')
    .and(page.locator(':visible'))
    .evaluateAll((all) =>
      all
        // Exempt: links in text; dots, which are 24 px apart (WCAG 2.5.8); a card's link, which covers the card.
        .filter((target) => target.closest('p, [data-dot], [inert], h2, h3') === null)
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
    if (text.parentElement?.closest('option, .visually-hidden') === null)
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
    .filter((node) => node.closest('[aria-roledescription], svg, [aria-hidden], .visually-hidden') === null)
    .filter((node) => node.closest('picture') === null && !isInScrolled(node))
    .map((node) => `${node.tagName} ${node.textContent?.slice(0, 60)}`)
}

test('in forced colours the current picture, place and page are told apart', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visit(page, '/blog/1')
  const current = (selector: string, property: string, pseudo?: string) =>
    page.locator(selector).evaluateAll(
      (all, [name = '', part]) => {
        const value = (node: Element) => getComputedStyle(node, part).getPropertyValue(name)
        const [marked] = all.filter((node) => node.hasAttribute('aria-current')).map(value)
        const others = new Set(all.filter((node) => !node.hasAttribute('aria-current')).map(value))
        return marked !== undefined && others.size > 0 && !others.has(marked)
      },
      [property, pseudo] as const,
    )
  await expect.poll(() => current('[data-dot]', 'background-color', '::before'), 'dots').toBe(true)
  await expect.poll(() => current('header nav li a', 'text-decoration-line'), 'header').toBe(true)
  await page
    .locator('main section h2')
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => current('main nav li a', 'border-inline-start-color'), 'contents').toBe(true)
})
