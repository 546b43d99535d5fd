import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from './paths.ts'

/** The packages whose command-line programs this project starts. */
export type Tool = '@biomejs/biome' | 'typescript' | 'vitest' | '@playwright/test'

/** Words to start `tool`'s program with this Node: no shell and no `.cmd` file on any platform. */
export function toolCommand(tool: Tool, args: readonly string[]): string[] {
  const manifest = join(paths.root, 'node_modules', tool, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> }
  const names: Record<Tool, string> = {
    '@biomejs/biome': 'biome',
    typescript: 'tsc',
    vitest: 'vitest',
    '@playwright/test': 'playwright',
  }
  const program = bin[names[tool]]
  if (program === undefined) throw new Error(`${tool} has no program ${names[tool]}`)
  return [process.execPath, join(dirname(manifest), program), ...args]
}

/** Words to start `scripts/<name>.ts`. */
export function scriptCommand(name: string, args: readonly string[] = []): string[] {
  return [process.execPath, '--import', 'tsx', join(paths.root, 'scripts', `${name}.ts`), ...args]
}

/** Runs a command in the project's folder, its output on this terminal; gives its exit code. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  onStart?: (child: ChildProcess) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: paths.root, stdio: 'inherit', env })
    onStart?.(child)
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
