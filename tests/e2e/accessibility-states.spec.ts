import type { Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { kinds, site, words } from './support/content.ts'
import { expect, test, visit } from './support/test.ts'

type Scheme = 'light' | 'dark'
type State = 'menu' | 'search' | 'question' | undefined

/** One page of each kind, and one that does not exist. */
const places = [...kinds, '/kontakt']

/** Each kind of page at each width and each open thing in each scheme, in as few page loads as hold them. */
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

/** `AXE_ALL=1` tries every kind of page and every state at every width in both schemes instead. */
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
  if (state === 'question') await page.locator('details summary').first().click()
  if (state !== 'search') return
  await page.getByRole('banner').getByRole('button', { name: words.search.open }).click()
  await page.getByRole('searchbox').fill('energjia')
  await expect(page.locator('[data-result]').first()).toBeVisible()
}

test.describe('focus', { tag: '@once' }, () => {
  // Low, so that every step of the focus scrolls.
  test.use({ viewport: { width: 1024, height: 420 } })

  test('is never under the fixed header nor outside the window, from the end of a page back to its top', async ({
    page,
  }) => {
    for (const path of ['/', '/blog/1', '/projects', '/kerko']) {
      await visit(page, path)
      await page.getByRole('contentinfo').getByRole('button').focus()
      const hidden: string[] = []
      let stops = 0
      for (let at = ''; at !== 'header' && stops < 150; stops += 1) {
        await page.keyboard.press('Shift+Tab')
        const found = await page.evaluate(whereFocusIs)
        at = found.place
        if (found.hidden) hidden.push(found.name)
      }
      expect.soft(hidden, path).toEqual([])
      expect.soft(stops, path).toBeLessThan(150)
    }
  })

  test('comes below the header in a sticky list that a browser does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, '/blog/1')
    const contents = page.getByRole('navigation', { name: words.reading.contents })
    await page.keyboard.press('Tab')
    const first = contents.getByRole('link').first()
    const hidden = await first.evaluate((link: HTMLElement) => {
      // The end of the text is so high that the list's beginning is under the header.
      const list = link.closest('nav')
      const end = list?.parentElement?.getBoundingClientRect().bottom ?? 0
      window.scrollBy({ top: end - (list?.clientHeight ?? 0) + 60, behavior: 'instant' })
      const { bottom } = link.getBoundingClientRect()
      link.focus({ preventScroll: true })
      return bottom
    })
    const header = await page.getByRole('banner').boundingBox()
    expect(hidden).toBeLessThan(header?.height ?? 0)
    await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  })
})

/** Where the focus is, and whether the header or the window's edge covers a part of what has it. */
function whereFocusIs(): { place: 'header' | 'page'; name: string; hidden: boolean } {
  const focused = document.activeElement ?? document.body
  const name = focused.textContent?.trim() || (focused.getAttribute('aria-label') ?? focused.tagName)
  if (focused.closest('header')?.parentElement === document.body)
    return { place: 'header', name, hidden: false }
  const { top, bottom, height } = focused.getBoundingClientRect()
  const edge = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
  // What is higher than the window cannot be seen whole.
  const isTall = height > window.innerHeight - edge
  const isCut = isTall ? bottom < edge + 44 : top < edge - 1 || bottom > window.innerHeight + 1
  return { place: 'page', name, hidden: isCut || top > window.innerHeight - 1 }
}

test('the accessibility tree names the main controls in Albanian', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/about')
  expect(await named(page, ['banner', 'navigation', 'main', 'contentinfo', 'button', 'region'])).toEqual([
    'banner ',
    'navigation Navigimi kryesor',
    'button Menyja',
    'button Kërko',
    'main ',
    'navigation Pjesët e kësaj faqeje',
    'region Qëllimi',
    'region Vizioni',
    'region Misioni',
    'contentinfo ',
    'navigation Faqet',
    `button © 2025 ${site.name} (Shfaq kush e ka zhvilluar faqen)`,
  ])
  expect(await named(page, ['link'])).toEqual(
    expect.arrayContaining([
      'link Kalo te përmbajtja',
      `link ${site.shortName}: faqja kryesore`,
      `link Telefononi ${site.phones[0]}`,
      `link Shkruani në ${site.email}`,
      `link ${site.social.label}: faqja jonë në rrjetin social`,
    ]),
  )

  await page.getByRole('banner').getByRole('button', { name: words.search.open }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await named(page, ['dialog', 'searchbox', 'button', 'checkbox'])).toEqual([
    'dialog Kërkimi',
    'searchbox Çfarë kërkoni?',
    'button Mbyll kërkimin',
    'button Gjithçka në faqe',
    'checkbox Kërkimi hapet edhe me tastin /',
  ])

  await visit(page, '/projects')
  await expect(page.getByRole('combobox')).toHaveCount(2)
  expect(await named(page, ['search', 'combobox'])).toEqual([
    'search Zgjidhni projektet',
    'combobox Tema',
    'combobox Viti',
  ])

  await visit(page, '/information-blog/2?foto=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await named(page, ['button', 'link'])).toEqual([
    'button Mbyll',
    'link Shkarko foton',
    'button Fotoja e mëparshme',
    'button Zmadho foton',
    'button Fotoja tjetër',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect
    .poll(() => named(page, ['button']))
    .toEqual(
      expect.arrayContaining([
        'button Ndalo lëvizjen e fotografive',
        'button Fotoja e mëparshme',
        'button Fotoja tjetër',
        'button Shfaq foton 1 nga 5',
      ]),
    )
})

/** Roles and names in the order of the page, as the browser hands them to assistive technology. */
async function named(page: Page, roles: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const children = new Map(nodes.map((node) => [node.nodeId, node]))
  const found: string[] = []
  const walk = (id: string) => {
    const node = children.get(id)
    const role = String(node?.role?.value)
    if (node?.ignored === false && roles.includes(role)) found.push(`${role} ${node.name?.value ?? ''}`)
    for (const child of node?.childIds ?? []) walk(child)
  }
  walk(nodes[0]?.nodeId ?? '')
  return found
}

test('on a phone every control outside running text is at least 44 px high and wide; at 320 px, which is 1280 px at 400 %, nothing runs out', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(places.length * 15_000)
  for (const path of places) {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    // Takes the place of a link once the page is alive.
    await expect(page.getByRole('button', { name: words.search.open })).toBeVisible()
    expect.soft(await smallControls(page), path).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(spaceText)
    expect.soft(await page.evaluate(outside), `${path}, spaced`).toEqual([])
    await page.evaluate(lengthenWords)
    expect.soft(await page.evaluate(outside), `${path}, long words`).toEqual([])
  }
})

/** Controls in view that a finger might miss, with their sizes. */
async function smallControls(page: Page): Promise<string[]> {
  return await page
    .locator('a, button, select, input, summary')
    .and(page.locator(':visible'))
    .evaluateAll((all) =>
      all
        // In a sentence the line decides; the dots are 24 px apart (WCAG 2.5.8); a card's link covers the card.
        .filter((target) => target.closest('p, [data-dot], [inert], h2, h3') === null)
        .map((target) => [target.textContent || target.ariaLabel, target.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
        .map(([text, { width, height }]) => `${text}: ${width} x ${height}`),
    )
}

/** The least that WCAG 2.2, 1.4.12 lets a visitor ask for. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Puts a word of 38 letters into every text of the page. */
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

/** What ends to the right of the window, other than the slides of a carousel and what only the eye sees. */
function outside(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((node) => node.getBoundingClientRect().right > window.innerWidth + 1)
    .filter((node) => node.closest('[aria-roledescription], svg, [aria-hidden], .visually-hidden') === null)
    .filter((node) => node.closest('picture') === null)
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
