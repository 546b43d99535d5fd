import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { toolCommand } from '../../src/util/setup/tool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The project's lint configuration, with the rules that it names. */
const configuration = ['.biome.json', 'src/site/named-hook-results.grit']

type Diagnostic = { category: string; location: { path: string; start: { line: number } } }

/** What the project's lint configuration reports in files of these paths and lines, as `path:line text`. */
export async function lint(
  files: Readonly<Record<string, readonly string[]>>,
  rule: RegExp,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const file of configuration) await cp(join(root, file), join(folder, file))
  for (const [file, lines] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), lines.join('\n'))
  }
  const diagnostics = await runBiome(folder)
  return diagnostics
    .filter(({ category }) => rule.test(category))
    .map(({ location: { path, start } }) => `${path}:${start.line} ${files[path]?.[start.line - 1]}`)
    .sort()
}

function runBiome(cwd: string): Promise<Diagnostic[]> {
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none']
  const [program = '', ...rest] = toolCommand('@biomejs/biome', [...args, '--reporter=json', '.'])
  return new Promise((resolve, reject) => {
    // Biome exits with 1 if it finds something, which is expected here.
    execFile(program, rest, { cwd, maxBuffer: 2 ** 26 }, (_, stdout) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics)
      } catch (error) {
        reject(error)
      }
    })
  })
}
