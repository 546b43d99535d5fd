import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../paths.ts'
import { ensureBrowser } from '../setup/browser.ts'
import { runCommand, scriptCommand, toolCommand } from '../tool.ts'
import { countPlaywright, countVitest, readCount } from './counts.ts'
import { e2ePaths } from './e2e-paths.ts'
import type { Step, TestCount } from './run-steps.ts'

/** Everything that `npm test` does, each step after those that it needs. */
export const testSteps: readonly Step[] = [
  command('lint', 'Format and lint', [], () => toolCommand('@biomejs/biome', ['ci'])),
  command('content', 'Content check', [], () => scriptCommand('check')),
  command('compile', 'Compile content', ['content'], () => scriptCommand('compile')),
  command('types', 'Type check', ['compile'], () => toolCommand('typescript', ['--noEmit'])),
  { name: 'unit', title: 'Unit and content tests', needs: ['compile'], run: runUnitTests },
  command('build', 'Build', ['compile'], () => scriptCommand('build'), { SITE_URL: undefined }),
  command(
    'subpath',
    'Build for a sub-path',
    ['build'],
    () => scriptCommand('build', [`--out=${e2ePaths.subPathDir}`]),
    { SITE_URL: `https://www.example.org${e2ePaths.subPath}` },
  ),
  { name: 'e2e', title: 'Browser tests', needs: ['build', 'subpath'], run: runBrowserTests },
]

function command(
  name: string,
  title: string,
  needs: readonly string[],
  words: () => string[],
  env: NodeJS.ProcessEnv = {},
): Step {
  const run = async () => ({ ok: (await runCommand(words(), { ...process.env, ...env })) === 0 })
  return { name, title, needs, silent: true, run }
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

function withTests(code: number, tests: TestCount | undefined): { ok: boolean; tests?: TestCount } {
  return tests === undefined ? { ok: code === 0 } : { ok: code === 0, tests }
}
