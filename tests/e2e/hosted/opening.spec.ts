import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import browserWords from '../../../src/studio/words/browser.json' with { type: 'json' }
import coreWords from '../../../src/studio/words/core.json' with { type: 'json' }
import { paths } from '../../../src/util/paths.ts'
import { hold } from '../support/hold.ts'
import { call, waitUntilCached } from '../support/hosted.ts'
import { brotliBytes } from '../support/page-weight.ts'
import { field } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: process.env.E2E_STUDIO_URL ?? '', reducedMotion: 'reduce' })

const report = 'content/reports/2024/index.mdx'
test('studio loads at most 680 kB, its worker 330 kB and the first preview 130 kB', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  // What the first script would ask for next is announced with it.
  await expect(page.locator('link[rel=modulepreload][href^="/assets/main-"]')).toHaveCount(1)
  // The list comes first, then the worker and what edits a document.
  await expectAll(loaded, ['/worker-', '/Editor-', '/api/documents', '/api/changes', '/api/trash'])
  const first = [...loaded]
  await page.goto(`/#/${report}`)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expectAll(loaded, ['/entry-client-', '/engine-'])
  const worker = await sumOf(first.filter((path) => /\/worker-/.test(path)))
  expect(worker).toBeGreaterThan(200_000)
  expect(worker).toBeLessThanOrEqual(330_000)
  expect(worker + (await sumOf(first.filter((path) => !/\/worker-/.test(path))))).toBeLessThanOrEqual(680_000)
  expect(await sumOf([...loaded].filter((path) => !first.includes(path)))).toBeLessThanOrEqual(130_000)
})

test('studio shows the built content before it loads and keeps early typing', async ({
  page,
  context,
  noise,
}) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    // Not every page has one: `about:blank`.
    if (serviceWorker === undefined) return
    const register = serviceWorker.register.bind(serviceWorker)
    const mayGo = new Promise((resolve) => addEventListener('let-go', resolve, { once: true }))
    serviceWorker.register = async (...given) => {
      await mayGo
      return await register(...given)
    }
  })
  const letGo = () => page.evaluate(() => dispatchEvent(new Event('let-go')))
  const opening = page.getByText(words.loading, { exact: true })
  await page.goto('/')
  const list = page.getByRole('heading', { level: 1, name: words.list.title })
  await expect(list).toBeVisible()
  const cover = page.locator('main img').first()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.locator(`a[href="#/${report}"]`).click()
  await field(page, 'Titulli').fill('Titulli i provës')
  await expect(page.getByText(words.editor.sending)).toBeVisible()
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  // A line that is lost before the worker has come, at first with its content: each try says so, and the next one opens.
  const isLost = page.getByText(words.failures.noConnection)
  const again = page.getByRole('alert').getByRole('button', { name: words.tryAgain }).first()
  for (const file of ['**/content.json', '**/worker-*']) await context.route(file, (route) => route.abort())
  await letGo()
  await expect(isLost).toHaveCount(2)
  await context.unroute('**/content.json')
  const lost = context.waitForEvent('requestfailed', (request) => request.url().includes('/worker-'))
  await again.click()
  await lost
  await expect(isLost).toHaveCount(2)
  await context.unroute('**/worker-*')
  await again.click()
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await expect(isLost).toHaveCount(0)
  expect(noise.splice(0)).not.toEqual([])
  const beside = page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Titulli i provës' })
  await expect(beside).toBeVisible()

  await page.goto('about:blank')
  await page.goto('/')
  await expect(opening).toBeVisible()
  await expect(list).toBeHidden()
  await letGo()
  await expect(page.getByRole('link', { name: 'Titulli i provës' })).toBeVisible()
})

test('studio answers early requests after it has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const load = window.fetch
    window.fetch = async (...given) => {
      if (String(given[0]).endsWith('/content.json'))
        await new Promise((resolve) => addEventListener('let-go', resolve, { once: true }))
      return await load(...given)
    }
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: words.list.title })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null)
  const answered = page.evaluate(async () => {
    const answer = fetch('/studio/api/documents', { method: 'POST', body: '{}' })
    // Time for it to reach the page, whose worker has not begun.
    setTimeout(() => dispatchEvent(new Event('let-go')), 500)
    return await (await answer).json()
  })
  expect(await answered).toHaveProperty('documents')
})

test('preview loads when the document changes during loading', async ({ page, context }) => {
  await page.goto('/')
  // The service worker asks for the page as well.
  await waitUntilCached(page)
  let asked = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/studio/page.html')) asked += 1
  })
  const letGo = await hold(context, '**/studio/page.html')
  await page.goto(`/#/${report}`)
  await expect.poll(() => asked).toBe(1)
  // The worker answers: what is typed now changes the page that is on its way.
  await call(page, 'open', { file: report })
  // For some seconds Chromium ignores a navigation to the address to which the frame goes already.
  let title = ''
  const change = async () => {
    title += 'Dielli '
    await field(page, 'Titulli').fill(title.trim())
    return asked
  }
  await expect.poll(change, { intervals: [1000] }).toBe(2)
  letGo()
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title.trim())
})

test('studio explains why it cannot be opened and what helps', async ({ browser, baseURL }) => {
  const noWorker =
    "ServiceWorkerContainer.prototype.register = () => { throw new DOMException('', 'SecurityError') }"
  const noTls = "Object.defineProperty(window, 'isSecureContext', { value: false })"
  const noLock =
    "LockManager.prototype.request = async () => { throw new DOMException('', 'SecurityError') };"
  const database = (name: string) => `IDBFactory.prototype.open = () => {
    const opening = { error: new DOMException('', '${name}') }
    setTimeout(() => opening.onerror())
    return opening
  };`
  for (const [code, sentence] of [
    [noWorker, browserWords.cannotStart],
    [noTls, browserWords.insecure],
    [noLock, browserWords.cannotStart],
    [database('InvalidStateError'), browserWords.cannotStart],
    [database('QuotaExceededError'), coreWords.failures.full],
  ] as const) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    await context.route('**/worker-*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: code + (await response.text()) })
    })
    const page = await context.newPage()
    await page.addInitScript(code)
    await page.goto('/')
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await expect(page.getByText(words.loading, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.tryAgain })).toBeVisible()
    await context.close()
  }
})

test('studio build is readable by any web server', async () => {
  const modeOf = async (folder: string) => (await stat(folder)).mode
  expect(await modeOf(paths.distStudio)).toBe(await modeOf(paths.dist))
})

test('studio refuses to be framed by another site', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

/** Bytes of the file at an address, compressed by Brotli; 0 for pictures and for what the studio makes itself. */
async function weightOf(path: string): Promise<number> {
  if (/^\/(pictures|data|studio\/api)\//.test(path)) return 0
  const file = join(paths.distStudio, path === '/' ? 'index.html' : path)
  if (!existsSync(file)) return 0
  return path.endsWith('.woff2') ? (await stat(file)).size : await brotliBytes(file)
}

/** Waits until all of these, in whose addresses these parts stand, and nothing more for a second, have been asked for. */
async function expectAll(loaded: Set<string>, parts: readonly string[]): Promise<void> {
  await expect
    .poll(() => parts.filter((part) => ![...loaded].some((path) => path.includes(part))))
    .toEqual([])
  let before = -1
  const grown = () => {
    const count = loaded.size - before
    before = loaded.size
    return count
  }
  await expect.poll(grown, { intervals: [0, 1000] }).toBe(0)
}

async function sumOf(addresses: readonly string[]): Promise<number> {
  const all = await Promise.all(addresses.map(weightOf))
  return all.reduce((sum, bytes) => sum + bytes, 0)
}
