import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { paths } from '../paths.ts'

/** The programs of packages that this project starts, below `node_modules`. */
const programs = {
  '@biomejs/biome': '@biomejs/biome/bin/biome',
  '@playwright/test': '@playwright/test/cli.js',
  typescript: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}

/** Words to start a package's program with this Node: no shell and no `.cmd` file on any platform. */
export function toolCommand(tool: keyof typeof programs, args: readonly string[]): string[] {
  return [process.execPath, join(paths.root, 'node_modules', programs[tool]), ...args]
}

/** Words to start `scripts/<name>.ts` in a process of its own. */
export function scriptCommand(name: string, args: readonly string[] = []): string[] {
  return [process.execPath, join(paths.root, 'scripts', 'run.mjs'), name, ...args]
}

/** Runs a command in the project's folder (or in `cwd`), its output on this terminal; gives its exit code. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd: string = paths.root,
): Promise<number> {
  const child = spawn(program, args, { cwd, stdio: 'inherit', env })
  // A terminal interrupts both; a request to end reaches this process alone.
  const end = () => {
    child.kill()
    process.exit(143)
  }
  process.once('SIGTERM', end)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('SIGTERM', end)
  return code ?? 1
}
