import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../setup/browser.ts'
import type { ScaleProject } from './scale-project.ts'

const port = 4330

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
    stdio: 'ignore',
  })
  try {
    await untilItListens(server, url)
    await page.goto(`${url}/blog/1`, { waitUntil: 'commit', timeout: 120_000 })
    await page.locator('h1').waitFor({ timeout: 120_000 })
    const start = performance.now() - began
    await page.waitForLoadState('networkidle', { timeout: 120_000 })
    const file = join(root, 'content', 'reports', '2001', 'index.mdx')
    const text = await readFile(file, 'utf8')
    const saved = performance.now()
    await writeFile(file, `${text}\nFjalia e matjes.\n`)
    await page.getByText('Fjalia e matjes.').waitFor({ state: 'attached', timeout: 120_000 })
    const edit = performance.now() - saved
    await writeFile(file, text)
    return { start, edit }
  } finally {
    server.kill()
    await browser.close()
  }
}

async function untilItListens(server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    // An address that needs no page: the first page belongs to the browser.
    const answered = await fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The development server ended with code ${server.exitCode}.`)
}
