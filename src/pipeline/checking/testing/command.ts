/** For tests: the command on a copy of the good site, in a separate process or in this one. */
import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { scriptCommand } from '../../../util/setup/tool.ts'
import { readOptions } from '../options.ts'
import { runCheck } from '../run.ts'

/** Output and exit code of a command. */
export type Ended = { code: number | null; out: string; error: string }

/** Starts `npm run check` with `args`, without colours and annotations, in any environment. */
export function startCheck(args: readonly string[]) {
  const [program = '', ...argv] = scriptCommand('check', args)
  const env = { ...process.env, GITHUB_ACTIONS: '', CHECK_LANG: '', NO_COLOR: '1' }
  const child = spawn(program, argv, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.error += text
  })
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...printed })))
  return { child, printed, ended }
}

/** Runs `npm run check` with `args` to its end. */
export async function check(...args: string[]): Promise<Ended> {
  return await startCheck(args).ended
}

/** Starts the check of `npm run check` with `args` in this process: `end` ends its watching. */
export function startCheckHere(...args: string[]) {
  vi.stubEnv('GITHUB_ACTIONS', '')
  const printed = { out: '' }
  const end = new AbortController()
  const write = (text: string) => {
    printed.out += text
  }
  const ended = runCheck(readOptions(args, {}), write, end.signal).then((code) => ({ code, ...printed }))
  return { printed, ended, end: () => end.abort() }
}

/** Changes a file of a site. */
export async function edit(root: string, file: string, from: string, to: string): Promise<void> {
  const path = join(root, file)
  const text = await readFile(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  await writeFile(
    path,
    text.replace(from, () => to),
  )
}
