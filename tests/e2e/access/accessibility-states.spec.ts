import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { kinds, words } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

type Scheme = 'light' | 'dark'
type State = 'menu' | 'search' | 'question' | undefined

/** One page of each kind, and an unknown one. */
const places = [...kinds, '/kontakt']

/** Each open state in each scheme, in as few page loads as possible; every-page.spec.ts tries the pages as they come. */
const stations: Record<number, [path: string, scheme: Scheme, state?: State][]> = {
  320: [
    ['/', 'dark', 'question'],
    ['/about', 'light', 'menu'],
    ['/summer-school', 'dark', 'menu'],
    ['/blog/1?foto=2', 'dark'],
    ['/projects?tema=klima', 'light'],
    ['/kerko?q=energjia', 'dark'],
    ['/kontakt', 'light', 'search'],
  ],
  1024: [
    ['/', 'light', 'question'],
    ['/about', 'dark', 'search'],
    ['/blog/1?foto=2', 'light'],
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

test.describe('everything that opens', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, few] of Object.entries(stations)) {
    const width = Number(name)
    test(`open states have no axe violation at ${width} px`, async ({ page }) => {
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

test('current picture, place and page stand out in forced colours', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visit(page, '/information-blog/1')
  const current = (selector: string, property: string, pseudo?: string) =>
    page.locator(selector).evaluateAll(
      (all, [name = '', part]) => {
        const value = (node: Element) => getComputedStyle(node, part).getPropertyValue(name)
        const [marked] = all.filter((node) => node.closest('[aria-current]')).map(value)
        const others = new Set(all.filter((node) => !node.closest('[aria-current]')).map(value))
        return marked !== undefined && others.size > 0 && !others.has(marked)
      },
      [property, pseudo] as const,
    )
  await expect.poll(() => current('[data-dot]', 'background-color', '::before'), 'dots').toBe(true)
  await visit(page, '/blog/1')
  await expect.poll(() => current('[data-dot] img', 'border-top-color'), 'thumbnails').toBe(true)
  await expect.poll(() => current('header nav li a', 'text-decoration-line'), 'header').toBe(true)
  await page
    .locator('main section h2')
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => current('main nav li a', 'border-inline-start-color'), 'contents').toBe(true)
})
