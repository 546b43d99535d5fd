import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { testPaths } from '../../../src/tools/test/builds.ts'
import { kinds, reportOf } from '../support/content.ts'
import { type Development, startDevelopment } from '../support/development.ts'

// One server and one set of files for all: the tests take their turn.
test.describe.configure({ mode: 'serial' })

let development: Development
test.beforeAll(async () => {
  test.setTimeout(120_000)
  development = await startDevelopment('start', { name: 'development', base: testPaths.subPath })
})
test.afterEach(async () => {
  const info = test.info()
  if (info.status !== info.expectedStatus)
    await info.attach('what the server said', { body: await development.readLog() })
})
test.afterAll(() => development.close())

/**
 * The text at a path. With Node's `fetch`, because Playwright's requests use a connection again that the server has just
 * closed for being idle.
 */
const read = async (path: string) => (await fetch(development.url + path)).text()

const overlay = 'content-problems'
const report = 'reports/2014/index.mdx'

test('development page hydrates with its pictures and no console message @once', async ({ page }) => {
  test.setTimeout(120_000)
  const messages: string[] = []
  page.on('console', (message) => {
    // What React's and Vite's development builds say to everybody.
    if (!/React DevTools|^\[vite\]/.test(message.text())) messages.push(`${page.url()} ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`${page.url()} ${error.message}`))
  for (const path of [...kinds, '/_components']) {
    await page.goto(development.url + path)
    await expect(page.locator('html')).toHaveJSProperty('isConnected', true)
    await page.waitForLoadState('networkidle')
    if (path !== '/blog/1') continue
    const picture = page.locator('main .swiper-slide picture img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  }
  expect(messages).toEqual([])
})

test('development reports a failed check, keeps serving and shows the next edit @once', async ({ page }) => {
  await page.goto(`${development.url}/blog/8`)
  // Nobody can write a file where a folder stands.
  const types = join(development.root, '.cache', 'documents.d.ts')
  await rm(types, { force: true })
  await mkdir(join(types, 'x'), { recursive: true })
  await development.edit(report, '## Përfundim\n', '## Përfundim\n\nFjalia e humbur.\n')
  await expect(page.locator(overlay)).toContainText('documents.d.ts')
  await expect(page.locator(overlay)).toContainText('nëse kjo mbetet, ndaleni programin')
  expect(await development.readLog()).toContain('documents.d.ts')
  expect((await fetch(`${development.url}/blog/3`)).status).toBe(200)

  await rm(types, { recursive: true })
  await rm(join(development.root, '.cache', 'scripts'), { recursive: true })
  await development.edit(report, 'Fjalia e humbur.', 'Fjalia e kthyer.')
  await expect(page.locator(overlay)).toHaveCount(0)
  await expect(page.getByText('Fjalia e kthyer.')).toBeAttached()
})

test('development shows edits of content and styles without a reload @once', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`${development.url}/blog/8`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    Object.assign(window, { opened: true })
    window.scrollTo(0, 600)
  })
  await development.edit(report, '## Përfundim\n', '## Përfundim\n\nFjalia e provës.\n')
  await expect(page.getByText('Fjalia e provës.')).toBeAttached()
  await development.edit(report, `title: "${reportOf(8).title}"`, 'title: "Titulli i provës"')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titulli i provës')
  await development.editInTwoSteps(report, 'Fjalia e provës.', 'Fjalia tjetër.')
  await expect(page.getByText('Fjalia tjetër.')).toBeAttached()
  expect(await read('/feed.atom')).toContain('<title>Titulli i provës</title>')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)

  const sentence = (edit: number) => `Fjalia numër ${edit}.`
  await development.edit(report, '## Përfundim\n', `## Përfundim\n\n${sentence(0)}\n`)
  for (let edit = 1; edit <= 24; edit++) {
    await development.edit(report, sentence(edit - 1), sentence(edit))
    // As programs that save, format and save again: the page still loads the one before.
    await page.waitForTimeout(edit * 5)
    if (edit % 4 === 0) await expect(page.getByText(sentence(edit))).toBeAttached()
  }
  await development.edit(report, `\n${sentence(24)}\n`, '')

  const colour = () =>
    page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).getPropertyValue('--tried'))
  const file = 'site/components/frame/Footer.module.css'
  for (const value of ['1', '2']) {
    await development.editCode(file, '  .footer {\n', `  .footer {\n    --tried: ${value};\n`)
    await expect.poll(colour).toBe(value)
    await development.editCode(file, `    --tried: ${value};\n`, '')
    await expect.poll(colour).toBe('')
    expect(await page.evaluate(() => 'opened' in window)).toBe(true)
  }
  await development.editCode(file, '  .footer {\n', '  .footer {\n    --tried: 3;\n')
  await expect.poll(() => read('/about')).toMatch(/--tried: ?3/)
})

test('development page shows content that changed before it listens @once', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  let listen = () => {}
  const edited = new Promise<void>((resolve) => {
    listen = resolve
  })
  await page.routeWebSocket(/./, async (socket) => {
    await edited
    socket.connectToServer()
  })
  await page.goto(`${development.url}/blog/8`)
  await development.edit(report, '## Përfundim\n', '## Përfundim\n\nFjalia që nuk u dëgjua.\n')
  await expect.poll(() => read('/data/report/8.js')).toContain('Fjalia që nuk u dëgjua.')
  listen()
  await expect(page.getByText('Fjalia që nuk u dëgjua.')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
})

test('development page shows content that changed while it loads @once', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const reported = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('content:changed')) resolve()
      }),
    )
  })
  await page.route('**/data/**', async (route) => {
    await reported
    await route.continue()
  })
  const asked = page.waitForRequest('**/data/**')
  await page.goto(`${development.url}/blog/8`, { waitUntil: 'commit' })
  await asked
  await development.edit(report, '## Përfundim\n', '## Përfundim\n\nFjalia e vonuar.\n')
  await expect(page.getByText('Fjalia e vonuar.')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
})

test('development server answers an address with any query @once', async ({ request }) => {
  for (const query of ['a=../x.js', 'q=a%20b', 'q=a%2fb', 'q=a%2Eb', 'q=%']) {
    const answer = await request.get(`${development.url}/blog/8?${query}`)
    expect([query, answer.status(), (await answer.text()).includes('Back')]).toEqual([query, 200, true])
  }
})

test('development server answers addresses in unusual encodings @once', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(development.url + path)).status()
  expect(await statusOf('/%62log/8')).toBe(200)
  for (const path of ['/%41bout', '/a%2fb', '/a%2Eb', '/%c3%ab', '/x%', '/a%20b'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})

test('development server answers 404 for a deleted document without a message @once', async ({ request }) => {
  const answer = await request.get(`${development.url}/data/report/999.js?import&t=1`)
  expect(answer.status()).toBe(404)
  expect(await development.readLog()).not.toContain('No route matches')
})

test('development overlay shows errors with file, line and hint until fixed @once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${development.url}/blog/8`)
  await development.edit(report, 'readTime:', 'readTme:')
  await expect(page.locator(overlay)).toContainText('content/reports/2014/index.mdx:10:1')
  await expect(page.locator(overlay)).toContainText('readTime')
  // Its list is put there again whenever mistakes are reported.
  const colours = () =>
    page.locator(overlay).evaluate(({ shadowRoot }) =>
      ['section', 'button'].map((name) => {
        const part = shadowRoot?.querySelector(name)
        return part && getComputedStyle(part).color
      }),
    )
  await expect
    .poll(colours, 'on its own light ground, in the dark scheme too')
    .toEqual(['rgb(42, 29, 5)', 'rgb(42, 29, 5)'])
  await page.emulateMedia({ colorScheme: null })

  await development.edit('projects/2008-pylli-dhe-druri.mdx', '---\n', '---js\n')
  await expect(page.locator(overlay)).toContainText('content/projects/2008-pylli-dhe-druri.mdx:1:')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titulli i provës')
  await expect(page.locator(overlay)).toContainText('content/reports/2014/index.mdx:10:1')

  await development.edit('projects/2008-pylli-dhe-druri.mdx', '---js\n', '---\n')
  await development.edit(report, 'readTme:', 'readTime:')
  await expect(page.locator(overlay)).toHaveCount(0)
  expect((await fetch(`${development.url}/about`)).status).toBe(200)
})

test('development page follows code edits and shows code errors with line @once', async () => {
  const file = 'site/components/frame/SkipLink.tsx'
  const answer = () => read('/about')
  expect(await answer()).toContain('href="#main"')

  await development.editCode(file, 'href="#main"', 'href="#main" data-tried=""')
  await expect.poll(answer).toContain('href="#main" data-tried=""')

  await development.editCode(file, '  return (', '  throw new Error("tried")\n  return (')
  await expect
    .poll(answer)
    .toMatch(/tried.*at SkipLink \([^)]*\/src\/site\/components\/frame\/SkipLink\.tsx:7:9\)/)

  await development.editCode(file, 'throw new Error("tried")', 'throw (')
  await expect.poll(answer).toContain('src/site/components/frame/SkipLink.tsx:8:3')

  await development.editCode(file, '  throw (\n', '')
  await expect.poll(answer).toContain('href="#main" data-tried=""')
})
