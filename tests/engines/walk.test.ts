import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaticServer, serveStatic } from '../../src/build/serve/server.ts'
import { paths } from '../../src/util/paths.ts'
import { pages } from '../e2e/support/content.ts'
import { type Engine, engines, missingEngines, type Session } from './engines.ts'

const keys = { Escape: '\uE00C' }
const missing = missingEngines()
const found = (Object.keys(engines) as Engine[]).filter((name) => !missing.includes(name))

/** Whether React answers for what stands in the page; see tests/e2e/support/test.ts. */
const isAlive = `window.onpopstate === null && ['header a', 'main h1'].every((part) =>
  Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactProps$')))`

test('there is an engine to walk with, on GitHub every one', () => {
  expect(process.env.GITHUB_ACTIONS === 'true' ? missing : []).toEqual([])
})

describe.each(found)('%s', (name) => {
  let site: StaticServer
  let engine: Session
  beforeAll(async () => {
    site = await serveStatic({ dir: paths.dist })
    engine = await engines[name].start()
    await engine.resize(1440, 900)
  })
  afterAll(async () => {
    await engine?.close()
    await site?.close()
  })

  const look = async <T>(expression: string): Promise<T> => JSON.parse(await engine.evaluate(expression))
  const sees = (expression: string, value: unknown = true, message = expression) =>
    expect.poll(() => look(expression).catch(String), { timeout: 20_000, message }).toEqual(value)
  const visit = async (path: string) => {
    await engine.navigate(new URL(path, site.url).href)
    await sees(isAlive, true, `${path} is alive`)
  }
  const press = (key: string) => {
    const value = keys[key as keyof typeof keys] ?? key
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
    return engine.act([{ type: 'key', id: 'keys', actions }])
  }
  const click = async (selector: string) => {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    await sees(`${element} !== null`)
    await look(`void ${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    const box = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${element}.getBoundingClientRect())`
    // What slides in, or is scrolled, is met once it rests.
    let place = ''
    const rests = async () => {
      const before = place
      place = await engine.evaluate(box)
      return before === place
    }
    await expect.poll(rests, { interval: 150 }).toBe(true)
    const [x = 0, y = 0]: number[] = JSON.parse(place)
    const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
    const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }
  const path = 'location.pathname + location.search + location.hash'
  const dialog = 'document.querySelector("dialog[open]") !== null'

  test.each(['narrow', 'wide'] as const)('every page fits in a %s window and is silent', async (size) => {
    const width = size === 'wide' ? 1440 : engine.narrowest
    await engine.resize(width, 900)
    await sees('innerWidth', width)
    for (const page of pages) {
      await visit(page)
      const over = await look<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(over, page).toBe(0)
    }
    await engine.resize(1440, 900)
    expect(engine.messages).toEqual([])
  })

  test('a link leads on without loading the page anew, and Back to where the list was', async () => {
    await visit('/summer-school')
    await look('void addEventListener("click", () => Object.assign(window, { left: scrollY }), true)')
    await click('main a[href="/blog/5"]')
    await sees('location.pathname.startsWith("/blog/")')
    await sees('document.activeElement.localName', 'h1')
    await engine.back()
    await sees('location.pathname', '/summer-school')
    await sees('window.left > 0 && Math.abs(scrollY - window.left) <= 2')
  })

  test('a section comes to rest 90 px below the top, by its address and by a link', async () => {
    const top = 'Math.abs(document.getElementById("information").getBoundingClientRect().top - 90) <= 2'
    await visit('/#information')
    await sees(top)
    await visit('/about')
    await click('header nav a[href="/#information"]')
    await sees(path, '/#information')
    await sees(top)
  })

  test('the menu opens, holds the page behind it still, and closes by Escape', async () => {
    await engine.resize(engine.narrowest, 844)
    await visit('/about')
    const isOpen = 'document.querySelector("header button[aria-controls]").ariaExpanded'
    await click('header button[aria-controls]')
    await sees(isOpen, 'true')
    expect(await look('document.querySelector("main").inert')).toBe(true)
    await press('Escape')
    await sees(isOpen, 'false')
    expect(await look('document.querySelector("main").inert')).toBe(false)
    await engine.resize(1440, 900)
  })

  test('in the search Escape empties the field, then closes', async () => {
    await visit('/about')
    await click('header a[href$="/kerko"]')
    await sees('document.activeElement.type', 'search')
    for (const letter of 'diell') await press(letter)
    await sees('document.querySelectorAll("dialog[open] mark").length > 0')
    await press('Escape')
    await sees('document.querySelector("dialog[open] input").value', '')
    await press('Escape')
    await sees(dialog, false)
  })

  test('the filter leaves some projects, Back shows all', async () => {
    await visit('/projects')
    const count = 'document.querySelectorAll("main article").length'
    const all = await look<number>(count)
    // WebKit leaves out steps of history on a page that nobody has touched.
    await click('main h1')
    await look(`(() => {
      const choice = document.querySelectorAll('main select')[1]
      choice.value = '2022'
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
    await sees('location.search', '?viti=2022')
    await sees(`${count} < ${all}`)
    await engine.back()
    await sees(count, all)
  })

  test.each(['/nuk-ka', '/x%', '/blog/%E0%A4%A'])(
    'the unknown address %s shows the designed page',
    async (address) => {
      const { status } = await fetch(`${site.url.replace(/\/$/, '')}${address}`)
      expect(status).toBe(404)
      await engine.navigate(site.url.replace(/\/$/, '') + address)
      await sees('document.querySelectorAll("header nav, main h1, footer").length', 3)
    },
  )
})
