import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../setup/browser.ts'
import { median } from './median.ts'
import type { ScaleProject } from './scale-project.ts'

const port = 4330

/** Their median counts: one may meet the collector or a look at all files. */
const editsMeasured = 5

/**
 * Starts the development server of a project, opens a report in a browser that is open already, and saves an
 * edit of it. The server ends with the browser.
 *
 * @returns Milliseconds from the start to the report's heading, and from the save to the edit in the page.
 */
export async function openInDevelopment({ root }: ScaleProject): Promise<{ start: number; edit: number }> {
  const executablePath = await findBrowser()
  if (executablePath === undefined) throw new Error('npm start is measured in a browser, and there is none.')
  const browser = await chromium.launch({ executablePath })
  const page = await browser.newPage()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const server = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    await untilItSaysWhere(server)
    await page.goto(`${url}/blog/1`, { waitUntil: 'commit', timeout: 120_000 })
    await page.locator('h1').waitFor({ timeout: 120_000 })
    const start = performance.now() - began
    await page.waitForLoadState('networkidle', { timeout: 120_000 })
    const edits: number[] = []
    for (let count = 1; count <= editsMeasured; count++) {
      // Later than everything that follows from the edit before.
      await setTimeout(2000)
      edits.push(await untilItShows(page, root, `Fjalia ${count} e matjes.`))
    }
    return { start, edit: median(edits) }
  } finally {
    server.kill()
    await browser.close()
  }
}

/** Adds a sentence to the report for a moment; gives the milliseconds until the page shows it. */
async function untilItShows(page: Page, root: string, sentence: string): Promise<number> {
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

/**
 * Its address is the first thing that it says. The port tells nothing: Vite opens it for a moment before, to see whether
 * it is free.
 */
async function untilItSaysWhere(server: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const ended = new AbortController()
  server.once('exit', () => ended.abort())
  try {
    await once(server.stdout, 'data', { signal: ended.signal })
  } catch {
    throw new Error(`The development server ended with code ${server.exitCode}.`)
  }
}
