import { readdir, readFile } from 'node:fs/promises'
import { megabytesOf } from '../megabytes.mjs'

/** Watches the memory of a process and of all that it started. */
export type TreeWatch = {
  /** Looks once more; resident memory in MB at this moment, undefined where the system has no `/proc`. */
  look(): Promise<number | undefined>
  /** Ends the watch; peak of the resident memory in MB, undefined where the system has no `/proc`. */
  end(): Promise<number | undefined>
}

/** Milliseconds from one look to the next: each takes some 5 ms of the processor from what is measured. */
const interval = 200

/** Sums the resident memory of the process `pid` and its descendants five times a second until it is ended. */
export function watchTree(pid: number): TreeWatch {
  let peak: number | undefined
  let looking: Promise<number | undefined> = Promise.resolve(undefined)
  const look = () => {
    looking = looking.then(async () => {
      const megabytes = await memoryOf(pid)
      if (megabytes !== undefined) peak = Math.max(peak ?? 0, megabytes)
      return megabytes
    })
    return looking
  }
  const timer = setInterval(look, interval)
  return {
    look,
    async end() {
      clearInterval(timer)
      await looking
      return peak
    },
  }
}

/** Resident memory in MB of a process and its descendants at this moment. */
async function memoryOf(root: number): Promise<number | undefined> {
  const names = await readdir('/proc').catch(() => [])
  const processes = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const known = processes.flatMap((found) => found ?? [])
  const tree = new Set([root])
  // A parent is always older than its child, though its number may be higher: until nothing is added.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const { pid, parent } of known) if (tree.has(parent)) tree.add(pid)
  }
  const own = known.filter(({ pid }) => tree.has(pid))
  return own.length === 0 ? undefined : megabytesOf(own.reduce((sum, { kibibytes }) => sum + kibibytes, 0))
}

async function readProcess(
  pid: string,
): Promise<{ pid: number; parent: number; kibibytes: number } | undefined> {
  // The process may have ended since the list was read.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1])
  const [parent, kibibytes] = [field('PPid'), field('VmRSS')]
  return Number.isNaN(parent) || Number.isNaN(kibibytes) ? undefined : { pid: Number(pid), parent, kibibytes }
}
