import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { paths } from '../paths.ts'

/** Executables of packages, below `node_modules`. */
const programs = {
  '@biomejs/biome': '@biomejs/biome/bin/biome',
  '@playwright/test': '@playwright/test/cli.js',
  typescript: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}

/** Arguments that run a package's executable with this Node: no shell and no `.cmd` file on any platform. */
export function toolCommand(tool: keyof typeof programs, args: readonly string[]): string[] {
  return [process.execPath, join(paths.root, 'node_modules', programs[tool]), ...args]
}

/** Arguments that run `scripts/<name>.ts` in a separate process. */
export function scriptCommand(name: string, args: readonly string[] = []): string[] {
  return [process.execPath, join(paths.root, 'scripts', 'run.cjs'), name, ...args]
}

/** Runs a command in the project's folder (or in `cwd`), with its output on this terminal; returns its exit code. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd: string = paths.root,
): Promise<number> {
  const child = spawn(program, args, { cwd, stdio: 'inherit', env })
  // Ctrl+C reaches both processes; SIGTERM reaches only this one.
  const end = () => {
    child.kill()
    process.exit(143)
  }
  process.once('SIGTERM', end)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('SIGTERM', end)
  return code ?? 1
}
