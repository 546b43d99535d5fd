import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../test/browser.ts'

/** How often an edit is measured: one may meet the garbage collector. */
const edits = 5

/** Starts the browser with which sites are measured. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}

/**
 * Starts the development server of the project in `root`, opens a report in the browser, and saves edits of it.
 *
 * @returns milliseconds from the start to the report's heading, and from each save to the edit on the screen
 */
export async function measureDevelopment(
  browser: Browser,
  root: string,
): Promise<{ start: number; edits: number[] }> {
  const page = await browser.newPage()
  const port = 20_000 + (process.pid % 20_000)
  const began = performance.now()
  const server = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    // The port itself says nothing: Vite opens it for a moment before, to see whether it is free.
    for (let said = ''; !said.includes(`:${port}`); )
      said += (await Promise.race([once(server.stdout, 'data'), ended(server)]))[0]
    await page.goto(`http://localhost:${port}/blog/1`, { waitUntil: 'commit', timeout: 120_000 })
    await page.locator('h1').waitFor({ timeout: 120_000 })
    const start = performance.now() - began
    await page.waitForLoadState('networkidle', { timeout: 120_000 })
    const shown: number[] = []
    for (let count = 1; count <= edits; count++) {
      // Long enough for everything that follows from the edit before.
      await setTimeout(2000)
      shown.push(await untilShown(page, root, `Fjalia ${count} e matjes.`))
    }
    return { start, edits: shown }
  } finally {
    server.kill()
    await page.close()
  }
}

async function ended(server: ReturnType<typeof spawn>): Promise<never> {
  const [code] = await once(server, 'exit')
  throw new Error(`The development server ended with code ${code}.`)
}

/** Adds a sentence to the report for a moment; gives the milliseconds until the page shows it. */
async function untilShown(page: Page, root: string, sentence: string): Promise<number> {
  const file = join(root, 'content', 'reports', '2001', 'index.mdx')
  const text = await readFile(file, 'utf8')
  const saved = performance.now()
  await writeFile(file, `${text}\n${sentence}\n`)
  // Looked at with every frame: a locator would look every half a second.
  await page.waitForFunction((words) => document.body.textContent?.includes(words), sentence, {
    timeout: 120_000,
  })
  const shown = performance.now() - saved
  await writeFile(file, text)
  return shown
}

/** Bytes of script, compressed with Brotli, that a first visit to the report of the site built in `dist` loads. */
export async function weighScripts(browser: Browser, dist: string): Promise<number> {
  const page = await browser.newPage()
  const scripts = new Set<string>()
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(dist, pathname === '/blog/1' ? 'blog/1.html' : pathname)
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    if (file.endsWith('.js')) scripts.add(file)
    return route.fulfill({ path: file })
  })
  await page.goto('http://site.test/blog/1', { waitUntil: 'networkidle' })
  await page.close()
  const texts = await Promise.all([...scripts].map((file) => readFile(file)))
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}
