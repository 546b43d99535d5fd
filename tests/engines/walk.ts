import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../../src/tools/programs.ts'
import { home, kinds, pages, projects } from '../e2e/support/content.ts'
import { control, gallery, tryGallery } from './galleries.ts'
import type { Settings } from './session.ts'
import { dialog, path, type Visitor, visitorOf } from './visitor.ts'

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
const isAtSection = 'Math.abs(document.getElementById("information").getBoundingClientRect().top - 90) <= 2'

/** What holds in Chromium (tests/e2e) is tried in another engine: each fact that an engine could see in its own way. */
export function walk(name: Engine): void {
  describe(name, () => {
    const visitor = startVisitor(name)
    tryPages(visitor)
    tryFrame(visitor)
    tryGallery(visitor)
    tryUnknown(visitor)
  })

  describe(`${name} in the dark, without motion`, () => {
    const visitor = startVisitor(name, { isDark: true, isStill: true })

    test('page is dark with light letters and does not move', async () => {
      const { visit, look } = visitor()
      await visit('/summer-school')
      const { ink, paper } = await look<Record<'ink' | 'paper', string>>(
        '(({ color, backgroundColor }) => ({ ink: color, paper: backgroundColor }))(getComputedStyle(document.documentElement))',
      )
      const brightest = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number))
      expect(brightest(paper)).toBeLessThan(50)
      expect(brightest(ink)).toBeGreaterThan(200)
      expect(await look('document.getAnimations().length')).toBe(0)
    })

    test('section link jumps and carousel does not start with reduced motion', async () => {
      await visitor().visit('/')
      await visitor().look(
        // The event of a jump may come after its end has been seen.
        'void ((window.scrolls = 0), addEventListener("scroll", () => window.scrolls++))',
      )
      await visitor().click('header nav a[href="/#information"]')
      await visitor().sees(isAtSection)
      expect(await visitor().look('window.scrolls')).toBeLessThanOrEqual(2)
      await visitor().visit(gallery)
      await visitor().sees(`document.querySelector('${control('play')}') !== null`)
    })

    test('find in page opens a closed FAQ answer', async () => {
      const [start = ''] = home.faq.items[2]?.description.split(/[.?!,:;]/) ?? []
      // A text fragment in the address uses the engine's own search.
      await visitor().go(`/#:~:text=${encodeURIComponent(start)}`)
      await visitor().sees(openQuestions, [2])
      await visitor().sees('window.onpopstate === null')
    })

    test('FAQ opens one question at a time', async () => {
      const { visit, press, sees } = visitor()
      await visit('/')
      await tryQuestions(visitor())
      // The keys of Firefox's driver reach pages, but not what the browser itself does with a key.
      if (name === 'firefox') return
      await press('Enter')
      await sees(openQuestions, [2])
      await press(' ')
      await sees(openQuestions, [])
    })
  })

  describe(`${name} without JavaScript`, () => {
    const visitor = startVisitor(name, { hasScripts: false })

    test('page of each kind shows text, links and no dead control without JavaScript', async () => {
      await visitor().resize(390, 844)
      for (const page of kinds) {
        await visitor().go(page)
        expect(await visitor().look(overflow), page).toBe(0)
        const seen = (selector: string) =>
          visitor().look(
            `[...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility({ visibilityProperty: true })).length`,
          )
        expect(await seen('header [aria-controls] + ul a'), page).toBe(5)
        expect(await seen('header button, main button'), page).toBe(0)
        expect(await visitor().look('document.querySelector("main").innerText.length'), page).toBeGreaterThan(
          500,
        )
      }
    })

    test('FAQ opens one question and Back links to the list without JavaScript', async () => {
      await tryQuestions(visitor())
      await visitor().go('/blog/1')
      await visitor().click('main a[href="/summer-school"]')
      await visitor().sees('location.pathname', '/summer-school')
    })
  })
}

function startVisitor(name: Engine, settings?: Settings): () => Visitor {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await visitorOf(name, settings)
  })
  afterAll(() => visitor?.leave())
  return () => visitor
}

function tryPages(visitor: () => Visitor): void {
  test('page fits in windows of 1440 and 390 px and logs nothing', async () => {
    for (const page of pages) {
      await visitor().resize(1440, 900)
      await visitor().visit(page)
      expect(await visitor().look(overflow), page).toBe(0)
      await visitor().resize(390, 844)
      expect(await visitor().look(overflow), page).toBe(0)
    }
    await visitor().resize(1440, 900)
    expect(visitor().messages).toEqual([])
  })

  test('link navigates without a page load; Back and reload restore the list position', async () => {
    const { visit, look, click, sees, back, reload } = visitor()
    await visit('/summer-school')
    await look('void addEventListener("click", () => Object.assign(window, { left: scrollY }), true)')
    await click('main a[href="/blog/5"]')
    await sees('location.pathname.startsWith("/blog/")')
    await sees('document.activeElement.localName', 'h1')
    await back()
    await sees('location.pathname', '/summer-school')
    await sees('window.left > 0 && Math.abs(scrollY - window.left) <= 2')
    const left = await look<number>('scrollY')
    await reload()
    await sees(`Math.abs(scrollY - ${left}) <= 2`)
  })

  test('section rests 90 px below the top after its address or a link is opened', async () => {
    const { visit, click, sees } = visitor()
    await visit('/#information')
    await sees(isAtSection)
    await visit('/about')
    await click('header nav a[href="/#information"]')
    await sees(path, '/#information')
    await sees(isAtSection)
  })

  test('project filter hides projects, Back shows all, and a sheet of paper holds six', async () => {
    const { visit, look, click, sees, back, print } = visitor()
    await visit('/projects')
    const count = 'document.querySelectorAll("main article").length'
    await click('main nav a[href$="?viti=2022"]')
    await sees('location.search', '?viti=2022')
    await sees(`${count} < ${projects.length}`)
    await back()
    await sees(count, projects.length)
    if (print !== undefined) {
      const sheets = sheetsOf(await print())
      expect(sheets).toBeGreaterThan(1)
      expect(sheets).toBeLessThanOrEqual(Math.ceil(projects.length / 6))
    }
    // Not every driver prints: the styles for paper are shown on the screen.
    await look(`(function show(rules) {
      for (const rule of rules) {
        if (rule.media?.mediaText.includes('print')) rule.media.mediaText = rule.media.mediaText.replace('print', 'all')
        show(rule.cssRules ?? [])
      }
    })([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))`)
    await sees(
      '[getComputedStyle(document.querySelector("main li:has(> article)")).breakInside, getComputedStyle(document.body).color]',
      ['avoid', 'rgb(0, 0, 0)'],
    )
    await sees('document.querySelector("header nav").checkVisibility()', false)
  })
}

function tryFrame(visitor: () => Visitor): void {
  test('mobile menu locks the page behind it and closes by Escape, button and link', async () => {
    const { resize, visit, click, sees, look, press } = visitor()
    await resize(390, 844)
    await visit('/about')
    const isOpen = 'document.querySelector("header button[aria-controls]").ariaExpanded'
    await click('header button[aria-controls]')
    await sees(isOpen, 'true')
    expect(await look('document.querySelector("main").inert')).toBe(true)
    await press('Escape')
    await sees(isOpen, 'false')
    expect(await look('document.querySelector("main").inert')).toBe(false)
    for (const state of ['true', 'false', 'true']) {
      await click('header button[aria-controls]')
      await sees(isOpen, state)
    }
    await click('header nav a[href="/projects"]')
    await sees(path, '/projects')
    await sees(isOpen, 'false')
    await resize(1440, 900)
  })

  test('Escape closes the search at once with and without a query', async () => {
    const { visit, click, sees, press } = visitor()
    await visit('/about')
    await click('header a[href$="/kerko"]')
    await sees('document.activeElement.type', 'search')
    await press(...'diell')
    await sees('document.querySelectorAll("dialog[open] mark").length > 0')
    await press('Escape')
    await sees(dialog, false)
    await click('header a[href$="/kerko"]')
    await sees('document.activeElement.type', 'search')
    await press('Escape')
    await sees(dialog, false)
  })
}

function tryUnknown(visitor: () => Visitor): void {
  const parts = 'document.querySelectorAll("header nav, main h1, footer").length'

  test('unknown address shows the 404 page, also when history returns to it', async () => {
    const { status, visit, sees, look, click, back } = visitor()
    for (const address of ['/nuk-ka', '/x%', '/blog/%C3%28', '/blog/%E0%A4%A']) {
      expect(await status(address), address).toBe(404)
      await visit(address)
      await sees(parts, 3)
      const heading = await look('document.querySelector("h1").innerText')
      const title = await look('document.title')
      await click('footer a[href="/about"]')
      await sees('location.pathname', '/about')
      await sees(`document.querySelector("h1").innerText !== ${JSON.stringify(heading)}`)
      await back()
      await sees(`[${parts}, document.querySelector('h1')?.innerText, document.title]`, [3, heading, title])
    }
  })
}

const openQuestions =
  '[...document.querySelectorAll("#information details")].flatMap(({ open }, index) => open ? [index] : [])'

async function tryQuestions({ go, click, sees, look }: Visitor): Promise<void> {
  if ((await look('location.pathname')) !== '/') await go('/')
  await click('#information details:nth-of-type(1) summary')
  await sees(openQuestions, [0])
  await click('#information details:nth-of-type(3) summary')
  await sees(openQuestions, [2])
  await click('#information details:nth-of-type(3) summary')
  await sees(openQuestions, [])
}

/** How many pages a PDF has: they are named in parts that are packed. */
function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const packed = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: head }) => {
    const begin = index + head.length
    return inflateSync(pdf.subarray(begin, text.indexOf('endstream', begin))).toString('latin1')
  })
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
