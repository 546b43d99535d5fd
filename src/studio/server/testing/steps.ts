/** For tests: something happens before each file that comes or goes, such as the end of the work. */
import disk from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const names = ['rename', 'rm', 'rmdir'] as const

/** Does some work while something happens before each file that comes or goes, whoever imported Node's functions. */
export async function stepping<Result>(happening: () => void, work: () => Promise<Result>): Promise<Result> {
  const real = names.map((name) => [name, disk[name]] as const)
  for (const [name, write] of real) {
    const step = async (...given: unknown[]) => {
      happening()
      return await (write as (...given: unknown[]) => Promise<unknown>)(...given)
    }
    Object.assign(disk, { [name]: step })
  }
  // Imports by name follow what the module's object holds only when told to.
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    Object.assign(disk, Object.fromEntries(real))
    syncBuiltinESMExports()
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
