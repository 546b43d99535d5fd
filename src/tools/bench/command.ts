import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'

/** The cost of a command: wall time in ms, and the peak of the resident memory of all its processes in MB. */
export type Measured = { milliseconds: number; megabytes: number }

/**
 * Runs a command and measures it. Memory is 0 on systems without `/proc`.
 *
 * @throws {Error} with the end of its output, when it fails
 */
export async function runMeasured(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Measured> {
  const began = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...env, GITHUB_ACTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let megabytes = 0
  const timer = setInterval(async () => {
    const now = await memoryOf(child.pid ?? 0)
    megabytes = Math.max(megabytes, now)
  }, 200)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  }).finally(() => clearInterval(timer))
  if (code !== 0) throw new Error(`${args.join(' ')} (${code}):\n${output}`)
  return { milliseconds: performance.now() - began, megabytes }
}

/** Current resident memory in MB of a process and its descendants; 0 after its end. */
export async function memoryOf(pid: number): Promise<number> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const kibibytes = Number(/^VmRSS:\s*(\d+)/m.exec(await read('status'))?.[1] ?? 0)
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const children = await Promise.all(threads.map((thread) => read(`task/${thread}/children`)))
  const theirs = await Promise.all((children.join(' ').match(/\d+/g) ?? []).map(Number).map(memoryOf))
  return theirs.reduce((sum, megabytes) => sum + megabytes, (kibibytes * 1024) / 1e6)
}
