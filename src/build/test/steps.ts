import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createScaleProject } from '../bench/scale-project.ts'
import { paths } from '../paths.ts'
import { ensureBrowser } from '../setup/browser.ts'
import { ensureWebServers, installAdvice, webServers } from '../setup/web-servers.ts'
import { runCommand, scriptCommand, toolCommand } from '../tool.ts'
import { countPlaywright, countVitest, readCount } from './counts.ts'
import { e2ePaths, largeSize } from './e2e-paths.ts'
import type { Step, StepReport, TestCount } from './run-steps.ts'

/** Everything that `npm test` does, each step after those that it needs. */
export const testSteps: readonly Step[] = [
  silent('lint', 'Format and lint', [], () => toolCommand('@biomejs/biome', lintOptions())),
  silent('content', 'Content check', [], () => scriptCommand('check')),
  silent('compile', 'Compile content', ['content'], () => scriptCommand('compile')),
  silent('types', 'Type check', ['compile'], () => toolCommand('typescript', ['--noEmit'])),
  { name: 'unit', title: 'Unit and content tests', needs: ['compile'], run: runUnitTests },
  { name: 'build', title: 'Build', needs: ['compile'], run: () => build([], undefined) },
  { name: 'subpath', title: 'Build for a sub-path', needs: ['build'], run: buildForSubPath },
  { name: 'large', title: 'Build with long lists', needs: ['build'], run: buildLargeSite },
  { name: 'hosts', title: 'Web servers', needs: ['build', 'subpath'], run: runHostTests },
  { name: 'e2e', title: 'Browser tests', needs: ['build', 'subpath', 'large'], run: runBrowserTests },
]

function silent(name: string, title: string, needs: readonly string[], words: () => string[]): Step {
  return { name, title, needs, silent: true, run: async () => ({ ok: (await runCommand(words())) === 0 }) }
}

async function build(options: readonly string[], address: string | undefined): Promise<{ ok: boolean }> {
  const code = await runCommand(scriptCommand('build', options), { ...process.env, SITE_URL: address })
  return { ok: code === 0 }
}

function buildForSubPath(): Promise<{ ok: boolean }> {
  return build([`--out=${e2ePaths.subPathDir}`], `https://www.example.org${e2ePaths.subPath}`)
}

async function buildLargeSite(): Promise<{ ok: boolean }> {
  const { root } = await createScaleProject(e2ePaths.largeProject, largeSize)
  const words = [process.execPath, join(root, 'scripts', 'run.mjs'), 'build']
  return { ok: (await runCommand(words, { ...process.env, SITE_URL: undefined }, root)) === 0 }
}

/** Biome colours even a log file unless told otherwise. */
function lintOptions(): string[] {
  const plain = process.stdout.isTTY ? [] : ['--colors=off']
  return ['ci', '--diagnostic-level=warn', ...plain]
}

async function runUnitTests(): Promise<{ ok: boolean; tests?: TestCount }> {
  const report = join(paths.cache, 'test', 'unit.json')
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runCommand(toolCommand('vitest', ['run', ...reporters]))
  return withTests(code, await readCount(report, countVitest))
}

async function runBrowserTests(): Promise<{ ok: boolean; tests?: TestCount }> {
  const browser = await ensureBrowser((line) => console.log(`  ${line}`))
  if (!browser.ok) throw new Error(browser.reason)
  await rm(e2ePaths.report, { force: true })
  const words = toolCommand('@playwright/test', ['test', '-c', e2ePaths.config])
  const code = await runCommand(words, { ...process.env, CHROMIUM_PATH: browser.path })
  return withTests(code, await readCount(e2ePaths.report, countPlaywright))
}

/**
 * Where a web server is missing, its configuration is not tested: the table says so. The workflow, which installs
 * them, refuses to go without.
 */
async function runHostTests(): Promise<StepReport> {
  const found = await ensureWebServers((line) => console.log(`  ${line}`))
  const missing = webServers.filter((server) => found[server] === undefined)
  if (missing.length > 0) console.log(`  Not installed: ${missing.join(', ')}. ${installAdvice}`)
  const report = join(paths.cache, 'test', 'hosts.json')
  await rm(report, { force: true })
  const config = ['--config', join(paths.root, 'tests', 'hosts', 'vitest.config.ts')]
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runCommand(toolCommand('vitest', ['run', ...config, ...reporters]))
  const result = withTests(code, await readCount(report, countVitest))
  if (missing.length === 0) return result
  const note = `without ${missing.join(' and ')}: not installed`
  return { ...result, ok: result.ok && process.env.GITHUB_ACTIONS !== 'true', note }
}

function withTests(code: number, tests: TestCount | undefined): { ok: boolean; tests?: TestCount } {
  return tests === undefined ? { ok: code === 0 } : { ok: code === 0, tests }
}
