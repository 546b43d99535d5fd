import { spawn } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { scriptsOf } from '../prerender/document.ts'
import { startServer } from '../serve/running.ts'

/** How a server answered one address under load. */
export type Load = {
  name: string
  path: string
  /** Answers a second. */
  perSecond: number
  /** Milliseconds within which half and 99 of 100 answers came. */
  median: number
  slow: number
  /** Bytes a second. */
  bytes: number
}

/**
 * Loads nginx, with the configuration that the project prints and a worker for each core, with requests for a
 * page, a script and a picture. The load is made on the same machine: what a visitor's machine would take of
 * the cores is taken from the server, so it answers more in truth.
 *
 * @param options.dir the built site, absolute
 * @param options.wrk path of the load generator
 * @throws when an answer is not 200, or the generator's words are not understood
 */
export async function benchServe(options: {
  dir: string
  nginx: string
  wrk: string
  seconds: number
  connections: number
}): Promise<Load[]> {
  const { dir, nginx, wrk, seconds, connections } = options
  const server = await startServer('nginx', nginx, dir, '/', 'auto')
  try {
    const loads: Load[] = []
    for (const [name, path] of await targets(dir)) {
      const words = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip']
      loads.push({ name, path, ...readWrk(await run(wrk, [...words, server.origin + path])) })
    }
    return loads
  } finally {
    await server.stop()
  }
}

/** What a visitor of a report asks for: the page, the heaviest of its scripts, and a picture. */
export async function targets(dir: string): Promise<[name: string, path: string][]> {
  const scripts = await Promise.all(
    scriptsOf(await readFile(join(dir, 'blog', '1.html'), 'utf8')).map(async (path) => {
      const { size } = await stat(join(dir, path))
      return { path, size }
    }),
  )
  const [script] = scripts.sort((a, b) => b.size - a.size)
  const pictures = (await readdir(join(dir, 'pictures'))).sort()
  const picture = pictures.find((file) => /-[6-9]\d\d\.avif$/.test(file))
  if (script === undefined || picture === undefined) throw new Error(`${dir} is not a built site.`)
  return [
    ['page', '/blog/1'],
    ['script', script.path],
    ['picture', `/pictures/${picture}`],
  ]
}

/** Reads what wrk prints. */
export function readWrk(output: string): Pick<Load, 'perSecond' | 'median' | 'slow' | 'bytes'> {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  const read = (pattern: RegExp, units: Readonly<Record<string, number>>) => {
    const [, number, unit = ''] = pattern.exec(output) ?? []
    const factor = units[unit]
    if (number === undefined || factor === undefined) throw new Error(`${pattern} ${output}`)
    return Number(number) * factor
  }
  const times = { us: 0.001, ms: 1, s: 1000 }
  return {
    perSecond: read(/Requests\/sec:\s+([\d.]+)()/, { '': 1 }),
    median: read(/^\s+50%\s+([\d.]+)(us|ms|s)$/m, times),
    slow: read(/^\s+99%\s+([\d.]+)(us|ms|s)$/m, times),
    bytes: read(/Transfer\/sec:\s+([\d.]+)([KMG]?B)/, { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }),
  }
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program}: ${code}`))))
  })
}
