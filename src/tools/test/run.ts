import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openChecking } from '../../pipeline/checking/checking.ts'
import { readContent } from '../../pipeline/checking/read-content.ts'
import { paths } from '../../util/paths.ts'
import { runCommand, scriptCommand, toolCommand } from '../../util/setup/tool.ts'
import { ensureBrowser, ensureWebServers, hasJava, missingEngines } from '../programs.ts'
import { builds, testPaths } from './builds.ts'

/** What a step came to. `missing`: programs that it could not try, because they are not installed. */
export type StepResult = {
  ok: boolean
  passed?: number
  failed?: number
  note?: string
  missing?: readonly string[]
}

/** One thing that `npm test` does; `needs` names the steps without whose success it says nothing. */
export type Step = { name: string; needs: readonly string[]; run(): Promise<StepResult> }

/** Everything that `npm test` does, each step after those that it needs. */
export const testSteps: readonly Step[] = [
  {
    name: 'lint',
    needs: [],
    // Biome colours even a log file unless told otherwise.
    run: () =>
      run(
        toolCommand('@biomejs/biome', [
          'ci',
          '--diagnostic-level=warn',
          ...(process.stdout.isTTY ? [] : ['--colors=off']),
        ]),
      ),
  },
  { name: 'content', needs: [], run: () => run(scriptCommand('check')) },
  { name: 'types', needs: ['content'], run: checkTypes },
  { name: 'unit', needs: [], run: () => runVitest('unit', ['--reporter=default']) },
  { name: 'build', needs: ['content'], run: async () => ({ ok: await builds.build() }) },
  { name: 'subpath', needs: ['build'], run: async () => ({ ok: await builds.subpath() }) },
  { name: 'large', needs: ['build'], run: async () => ({ ok: await builds.large() }) },
  { name: 'html', needs: ['build'], run: () => runWithout('html', hasJava() ? [] : ['java']) },
  { name: 'hosts', needs: ['build', 'subpath'], run: () => runWithout('hosts', ensureWebServers()) },
  { name: 'e2e', needs: ['build', 'subpath', 'large'], run: runBrowserTests },
  { name: 'engines', needs: ['build'], run: () => runWithout('engines', missingEngines()) },
]

/**
 * Runs the named steps and what they need, or all of them; a failed step stops only those that need it.
 *
 * @returns the table of results, the line of counts, and whether nothing failed
 * @throws an Error that lists the steps when a name is unknown
 */
export async function runSteps(
  steps: readonly Step[],
  names: readonly string[],
  print: (line: string) => void,
): Promise<{ table: string[]; counts: string; ok: boolean }> {
  const chosen = selectSteps(steps, names)
  const done = new Map<string, StepResult>()
  const table: string[] = []
  for (const { name, needs, run } of chosen) {
    print(`\n[${done.size + 1}/${chosen.length}] ${name}`)
    const begun = performance.now()
    const missing = needs.find((need) => done.get(need)?.ok === false)
    const result =
      missing === undefined
        ? await run().catch((error: unknown) => ({ ok: false, note: String(error) }))
        : { ok: false, failed: 0, note: `needs ${missing}` }
    const { ok, passed, failed, note = '', missing: programs = [] }: StepResult = result
    // A failed step in which no test failed counts as one failure.
    done.set(name, ok || missing !== undefined ? result : { ...result, failed: Math.max(failed ?? 0, 1) })
    const isRun = missing === undefined && (programs.length === 0 || passed !== 0 || !ok)
    const outcome = isRun ? (ok ? '✓ passed' : '✗ failed') : '– not run'
    const tests = passed === undefined ? '' : `${passed} passed, ${failed} failed`
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    table.push(
      `  ${name.padEnd(8)} ${outcome} ${seconds.padStart(7)} s   ${[tests, note].filter(Boolean).join('; ')}`.trimEnd(),
      ...programs.map((program) => `  ${program.padEnd(8)} – not run             not installed`),
    )
  }
  const sum = (key: 'passed' | 'failed') =>
    [...done.values()].reduce((total, result) => total + (result[key] ?? 0), 0)
  const counts = `${sum('passed')} passed, ${sum('failed')} failed`
  return { table, counts, ok: [...done.values()].every(({ ok }) => ok) }
}

function selectSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no step „${unknown}“. The steps: ${steps.map(({ name }) => name).join(', ')}.`)
  const wanted = new Set(names.length > 0 ? names : steps.map(({ name }) => name))
  for (const { name, needs } of steps.toReversed())
    if (wanted.has(name)) for (const need of needs) wanted.add(need)
  return steps.filter(({ name }) => wanted.has(name))
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  return { ok: (await runCommand(args, { ...process.env, ...env })) === 0 }
}

async function runVitest(name: string, options: readonly string[]): Promise<StepResult> {
  const file = join(paths.cache, 'test', `${name}.json`)
  await rm(file, { force: true })
  const { ok } = await run(
    toolCommand('vitest', ['run', ...options, '--reporter=json', `--outputFile.json=${file}`]),
  )
  const { numPassedTests, numFailedTests } = await readReport(file)
  return { ok, passed: numPassedTests, failed: numFailedTests }
}

/** Checks the types with the documents that there are: a link in code to a missing one is an error. */
async function checkTypes(): Promise<StepResult> {
  await readContent(await openChecking(), false)
  return run(toolCommand('typescript', ['--noEmit']))
}

/** Where programs are missing the table names them, and the workflow on GitHub fails. */
const isStrict = process.env.GITHUB_ACTIONS === 'true'

/** Runs the tests of a folder. */
async function runWithout(name: string, missing: readonly string[]): Promise<StepResult> {
  const config = join(paths.root, 'tests', name, 'vitest.config.ts')
  const result = await runVitest(name, ['--config', config, '--reporter=dot'])
  return {
    ...result,
    ok: result.ok && !(isStrict && missing.length > 0),
    passed: result.passed ?? 0,
    missing,
  }
}

async function runBrowserTests(): Promise<StepResult> {
  try {
    ensureBrowser()
  } catch (error) {
    // One that somebody names is meant to be there.
    if (process.env.CHROMIUM_PATH) throw error
    console.error(error instanceof Error ? error.message : error)
    return { ok: !isStrict, passed: 0, failed: 0, missing: ['chromium'] }
  }
  await rm(testPaths.report, { force: true })
  const { ok } = await run(toolCommand('@playwright/test', ['test', '--project=chromium*']), {
    E2E_BUILT: '1',
  })
  const { stats } = await readReport(testPaths.report)
  return { ok, passed: stats?.expected, failed: stats && stats.unexpected + stats.flaky }
}

/** A JSON report of Vitest or Playwright; empty when the program ended before it wrote one. */
async function readReport(file: string): Promise<{
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
}
