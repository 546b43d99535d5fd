import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { typescriptCommand } from '../tool.ts'

/** How a command ended and what it took. */
export type Measured = {
  /** Exit code; undefined where a signal ended it, also when its time was up. */
  code: number | undefined
  /** Wall time. */
  milliseconds: number
  /** Peak resident memory in MB; undefined where the process could not say it any more. */
  megabytes: number | undefined
  /** Processor time in ms, of all its threads: on a busy machine it says more than the wall time. */
  processor: number | undefined
  output: string
}

const peak = pathToFileURL(fileURLToPath(new URL('peak.mjs', import.meta.url))).href

/**
 * Runs a TypeScript file in a Node of its own and measures it from outside.
 *
 * @param options.most milliseconds after which it is ended
 */
export async function measure(options: {
  script: string
  args: readonly string[]
  cwd: string
  /** File for the peak memory; it is removed again. */
  peakFile: string
  most: number
}): Promise<Measured> {
  const { script, args, cwd, peakFile, most } = options
  const [node = '', ...words] = await typescriptCommand(script, args, ['--import', peak])
  const start = performance.now()
  const { code, output } = await new Promise<Pick<Measured, 'code' | 'output'>>((resolve, reject) => {
    const child = spawn(node, words, {
      cwd,
      env: { ...process.env, PEAK_FILE: peakFile, GITHUB_ACTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const timer = setTimeout(() => child.kill('SIGKILL'), most)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? undefined, output })
    })
  })
  const milliseconds = performance.now() - start
  const written = await readFile(peakFile, 'utf8').catch(() => undefined)
  await rm(peakFile, { force: true })
  const taken = written === undefined ? {} : (JSON.parse(written) as Partial<Measured>)
  return { code, output, milliseconds, megabytes: taken.megabytes, processor: taken.processor }
}
