import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { entryOf } from './project.ts'

/** Time enough for what a busy machine does slowly, in ms. */
const timeout = 120_000

/**
 * Starts the development server of a project, opens a report in the browser, and saves edits of it.
 *
 * @returns milliseconds from the start to the report's heading, and from each save to the edit on the screen
 */
export async function measureDevelopment(
  browser: Browser,
  { root, node }: { root: string; node: string },
): Promise<{ start: number; edits: number[] }> {
  const file = join(root, 'content', 'reports', '2001', 'index.mdx')
  const text = await readFile(file, 'utf8')
  const page = await browser.newPage()
  const port = 20_000 + (process.pid % 20_000)
  const began = performance.now()
  const server = spawn(node, [await entryOf(root), 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    // Waits for the printed address. An open port means nothing: Vite opens it briefly to test whether it is free.
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
    await page.goto(`http://localhost:${port}/blog/1`, { waitUntil: 'commit', timeout })
    await page.locator('h1').waitFor({ timeout })
    const start = performance.now() - began
    await page.waitForLoadState('networkidle', { timeout })
    const shown: number[] = []
    // Five times: one edit may meet the garbage collector.
    for (let count = 1; count <= 5; count++) {
      // Long enough for everything that follows from the edit before.
      await setTimeout(2000)
      const sentence = `Fjalia ${count} e matjes.`
      const saved = performance.now()
      await writeFile(file, `${text}\n${sentence}\n`)
      // Polls with every frame: a locator would poll every half second.
      await page.waitForFunction((expected) => document.body.textContent?.includes(expected), sentence, {
        timeout,
      })
      shown.push(performance.now() - saved)
    }
    return { start, edits: shown }
  } finally {
    server.kill()
    await page.close()
    await writeFile(file, text)
  }
}
