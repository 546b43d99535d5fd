import { expect } from 'vitest'
import { serveStatic } from '../../src/pipeline/serve/server.ts'
import type { Engine } from '../../src/tools/programs.ts'
import { paths } from '../../src/util/paths.ts'
import { engines } from './engines.ts'
import type { Settings } from './session.ts'

const keys: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** Whether React answers for what stands in the page; see tests/e2e/support/test.ts. */
const isSiteAlive = `window.onpopstate === null && ['header a', 'main h1'].every((part) =>
  Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactProps$')))`

/** Expressions of a page: its address, and whether a dialog is open. */
export const path = 'location.pathname + location.search + location.hash'
export const dialog = 'document.querySelector("dialog[open]") !== null'

export type Visitor = Awaited<ReturnType<typeof visitorOf>>

/** What is opened, and an expression of its pages that says whether they answer. */
type Opened = { served: Parameters<typeof serveStatic>[0]; isAlive: string }

/** Opens the built site, or something else, in an engine; expressions of the page report what a visitor sees. */
export async function visitorOf(
  name: Engine,
  settings: Settings = {},
  { served, isAlive }: Opened = { served: { dir: paths.dist }, isAlive: isSiteAlive },
) {
  const site = await serveStatic(served)
  const engine = await engines[name](settings)
  await engine.resize(1440, 900)

  const look = async <T>(expression: string): Promise<T> => JSON.parse(await engine.evaluate(expression))
  const sees = (expression: string, value: unknown = true, message = expression) =>
    expect
      .poll(() => look(expression).catch(String), { timeout: 20_000, interval: 20, message })
      .toEqual(value)
  // Not by URL, which cannot hold every address that somebody may type.
  const go = (path: string) => engine.navigate(site.url.slice(0, -1) + path)
  const middleOf = async (selector: string): Promise<number[]> => {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    await sees(`${element} !== null`)
    await look(`void ${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    const box = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${element}.getBoundingClientRect())`
    // What slides in, or is scrolled, is met once it rests in the window.
    const moves = `document.getAnimations().some(({ effect }) => effect.target?.contains(${element}))`
    let place = ''
    const rests = async () => {
      const before = place
      place = await engine.evaluate(box)
      const [x = 0] = JSON.parse(place)
      return before === place && x > 0 && x < (await look<number>('innerWidth')) && !(await look(moves))
    }
    await expect.poll(rests, { interval: 100, timeout: 20_000 }).toBe(true)
    return JSON.parse(place).map(Math.round)
  }
  const point = (type: 'mouse' | 'touch', actions: object[]) =>
    engine.act([{ type: 'pointer', id: type, parameters: { pointerType: type }, actions }])
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }

  return {
    ...engine,
    go,
    look,
    sees,
    status: async (path: string) => (await fetch(site.url.slice(0, -1) + path)).status,
    async visit(path: string) {
      await go(path)
      await sees(isAlive, true, `${path} is alive`)
    },
    async reload() {
      await engine.reload()
      await sees(isAlive, true, 'the page is alive again')
    },
    async resize(width: number, height: number) {
      // A window that has just come keeps the size that it comes with: told again, it follows.
      const resized = async () => {
        await engine.resize(width, height)
        return await look('innerWidth').catch(String)
      }
      await expect.poll(resized, { timeout: 20_000, interval: 200 }).toBe(width)
    },
    press(...pressed: string[]) {
      const actions = pressed.flatMap((key) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] ?? key })),
      )
      return engine.act([{ type: 'key', id: 'keys', actions }])
    },
    async click(selector: string) {
      const [x, y] = await middleOf(selector)
      await point('mouse', [{ type: 'pointerMove', x, y }, down, up])
    },
    /** Draws a finger over an element to the left. */
    async swipe(selector: string) {
      const [x = 0, y] = await middleOf(selector)
      const to = (by: number) => ({ type: 'pointerMove', x: x + by, y, duration: 40 })
      await point('touch', [to(120), down, to(60), to(0), to(-60), to(-120), up])
    },
    /** Takes the line away. */
    stop: () => site.close(),
    async leave() {
      await engine.close()
      await site.close()
    },
  }
}
