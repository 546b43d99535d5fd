import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { kinds, words } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'

type Scheme = 'light' | 'dark'
type State = 'menu' | 'search' | 'question' | undefined

/** One page of each kind, and an unknown one. */
const places = [...kinds, '/kontakt']

/** A page with a state, and the windows and schemes in which it is scanned. */
type Station = readonly [path: string, state: State, ...looks: (readonly [width: number, scheme: Scheme])[]]

/**
 * Each open state in each scheme, in as few page loads as possible; every-page.spec.ts tries the pages as they come. A
 * page of two states is loaded once.
 */
const stations: Station[] = [
  ['/', 'question', [320, 'dark'], [1024, 'light'], [1440, 'dark']],
  ['/about', 'menu', [320, 'light']],
  ['/about', 'search', [1024, 'dark']],
  ['/summer-school', 'menu', [320, 'dark']],
  ['/blog/1?foto=2', undefined, [320, 'dark'], [1024, 'light']],
  ['/projects?tema=klima', undefined, [320, 'light']],
  ['/projects', 'search', [1440, 'light']],
  ['/kerko?q=energjia', undefined, [320, 'dark']],
  ['/kontakt', 'search', [320, 'light']],
]

/** `AXE_ALL=1` tests every kind of page and every state at every width in both schemes instead. */
function every(): Station[] {
  const looks = (most: number) =>
    [320, 1024, 1440]
      .filter((width) => width <= most)
      .flatMap((width) => [[width, 'light'] as const, [width, 'dark'] as const])
  return [
    ...places.map((path): Station => [path, undefined, ...looks(1440)]),
    ['/', 'question', ...looks(1440)],
    ['/about', 'search', ...looks(1440)],
    ['/about', 'menu', ...looks(320)],
    ['/blog/1?foto=2', undefined, ...looks(1024)],
  ]
}

test('open states have no axe violation at any width', { tag: '@once' }, async ({ page }) => {
  const chosen = process.env.AXE_ALL === '1' ? every() : stations
  test.setTimeout(chosen.length * 30_000)
  for (const [index, [path, state, ...looks]] of chosen.entries())
    await test.step(`${path} ${state ?? ''}`, async () => {
      const [[first, scheme] = [1440, 'light' as Scheme]] = looks
      await page.setViewportSize({ width: first, height: 800 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      if (path === chosen[index - 1]?.[0]) await page.keyboard.press('Escape')
      else await visit(page, path)
      if (state) await open(page, state)
      if (path.includes('foto')) await expect(page.getByRole('dialog')).toBeVisible()
      for (const [width, colorScheme] of looks) {
        await resize(page, { width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const found = await violations(page)
        expect.soft(found, `${path} ${state ?? ''} at ${width} px, ${colorScheme}`).toEqual([])
      }
    })
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
