import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from './paths.ts'
import { bundleScript } from './setup/bundle.mjs'

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

/** Words to start `scripts/<name>.ts` in a process of its own. */
export function scriptCommand(name: string, args: readonly string[] = []): string[] {
  return [process.execPath, join(paths.root, 'scripts', 'run.mjs'), name, ...args]
}

/** Words to start any TypeScript file of the project, absolute, in a process of its own; `flags` are Node's. */
export async function typescriptCommand(
  script: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<string[]> {
  const bundle = await bundleScript({ script, folder: join(paths.cache, 'scripts') })
  return [process.execPath, '--enable-source-maps', ...flags, bundle, ...args]
}

/**
 * Runs a command in the project's folder (or in `cwd`), its output on this terminal; gives its exit code. A request to end
 * ends the command too.
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd: string = paths.root,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', env })
    const end = (signal: NodeJS.Signals) => {
      child.kill(signal)
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    const stopListening = () => process.off('SIGINT', end).off('SIGTERM', end)
    process.on('SIGINT', end).on('SIGTERM', end)
    child.on('error', (error) => {
      stopListening()
      reject(error)
    })
    child.on('close', (code) => {
      stopListening()
      resolve(code ?? 1)
    })
  })
}
