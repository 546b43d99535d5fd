import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { paths } from '../../paths.ts'

/** The last Lighthouse for Node 20. */
const version = '12.8.2'

/** What this project uses of Lighthouse's answer. */
type Answer = {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { numericValue?: number }>
    runtimeError?: { message: string }
  }
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<Answer | undefined>

/** One run: scores from 0 to 100, times in ms. */
export type Run = {
  scores: Record<string, number>
  largestPaint: number
  layoutShift: number
  blocking: number
}

/** Measures a page once with Lighthouse's mobile settings. */
export type Measure = (url: string, categories: readonly string[]) => Promise<Run>

/**
 * Lighthouse in the browser that listens at `port`. It is installed into the cache at its first use: 185 MB in
 * 200 packages are too much for everyone who only writes a report.
 */
export async function createLighthouse(port: number, say: (line: string) => void): Promise<Measure> {
  const dir = join(paths.cache, `lighthouse-${version}`)
  const entry = join(dir, 'node_modules', 'lighthouse', 'core', 'index.js')
  if (!existsSync(entry)) {
    say(`Lighthouse ${version} is installed into the cache …`)
    await mkdir(dir, { recursive: true })
    await writeFile(join(dir, 'package.json'), '{ "private": true }\n')
    const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`]
    await promisify(execFile)('npm', words, { cwd: dir, shell: process.platform === 'win32' })
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return async (url, onlyCategories) => {
    const answer = await lighthouse(url, { port, onlyCategories, output: 'json', logLevel: 'silent' })
    if (answer === undefined) throw new Error(`Lighthouse says nothing of ${url}.`)
    const { categories, audits, runtimeError } = answer.lhr
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      largestPaint: value('largest-contentful-paint'),
      layoutShift: value('cumulative-layout-shift'),
      blocking: value('total-blocking-time'),
    }
  }
}
