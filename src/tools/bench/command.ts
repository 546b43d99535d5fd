import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'

/** What a command took: wall time in ms, and the peak of the resident memory of all its processes in MB. */
export type Taken = { milliseconds: number; megabytes: number }

/** Milliseconds between two readings of the memory: each takes some 5 ms of the processor from the command. */
const interval = 200

/**
 * Runs a command to its end. Memory is NaN where the system has no `/proc`.
 *
 * @throws {Error} with the end of its output, when it fails
 */
export async function runMeasured(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Taken> {
  const began = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...env, GITHUB_ACTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let megabytes = Number.NaN
  const timer = setInterval(async () => {
    const now = await memoryOf(child.pid ?? 0)
    if (!(now <= megabytes)) megabytes = now
  }, interval)
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

/** Resident memory in MB of a process and its descendants at this moment; 0 when it has ended. */
export async function memoryOf(root: number): Promise<number> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  // A process may have ended since the list was read.
  const texts = await Promise.all(names.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')))
  const processes = texts.map((text) => {
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    return { pid: field('Pid'), parent: field('PPid'), kibibytes: field('VmRSS') }
  })
  const tree = new Set([root])
  // A child's number may be lower than its parent's: repeated until nothing is added.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid)
  }
  const own = processes.filter(({ pid }) => tree.has(pid))
  return own.reduce((sum, { kibibytes }) => sum + (kibibytes * 1024) / 1e6, 0)
}
