import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { toolCommand } from '../tool.ts'

/** What finding and installing a browser needs to know and to do; tests hand in another machine. */
export type Machine = {
  env: NodeJS.ProcessEnv
  platform: NodeJS.Platform
  isRoot: boolean
  exists(path: string): boolean
  /** Whether the browser starts and says its version. */
  starts(path: string): Promise<boolean>
  /** Where Playwright keeps its own browser, installed or not. */
  playwrightBrowser(): string | undefined
  playwrightInstall: readonly string[]
  /** Runs a command with its output on the terminal, at most `limit` ms. */
  run(command: readonly string[], limit: number): Promise<{ ok: boolean; output: string }>
}

/** The machine that this runs on. */
export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  starts,
  playwrightBrowser: () => chromium.executablePath() || undefined,
  get playwrightInstall() {
    return toolCommand('@playwright/test', ['install', 'chromium'])
  },
  run,
}

function starts(path: string): Promise<boolean> {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return Promise.resolve(true)
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: 20_000 }, (error) => resolve(error === null))
  })
}

function run(
  [program = '', ...args]: readonly string[],
  limit: number,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: limit })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        process.stderr.write(chunk)
      })
    }
    child.on('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }))
    child.on('close', (code, signal) => {
      const ending = signal === null ? '' : `\n${program}: ended after ${limit / 1000} s`
      resolve({ ok: code === 0, output: output + ending })
    })
  })
}
