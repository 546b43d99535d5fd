/** For tests: a disk on which something happens before each file that comes or goes, such as the end of the work. */
import type * as disk from 'node:fs/promises'

const nothing = () => undefined
let happens: () => void = nothing

/** Node's functions for files, of which those by which files come and go wait for what happens, for `vi.mock`. */
export function steppedDisk(real: typeof disk): typeof disk {
  const stepped = (['rename', 'rm', 'rmdir'] as const).map((name) => {
    const write = real[name] as (...given: unknown[]) => Promise<unknown>
    const step = async (...given: unknown[]) => {
      happens()
      return await write(...given)
    }
    return [name, step]
  })
  return { ...real, ...Object.fromEntries(stepped) }
}

/** Does some work while something happens before each file that comes or goes. */
export async function stepping<Result>(happening: () => void, work: () => Promise<Result>): Promise<Result> {
  happens = happening
  try {
    return await work()
  } finally {
    happens = nothing
  }
}

/** Does some work that ends before a file comes or goes, counted from 0; gives how many did. */
export async function endedAt(end: number, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const stop = () => {
    if (count++ >= end) throw new Error('ended')
  }
  await stepping(stop, work)
  return count
}
