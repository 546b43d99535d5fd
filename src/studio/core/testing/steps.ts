/** For tests: runs a function before each renaming and removal of a file, for example to interrupt the work. */
import disk from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const names = ['rename', 'rm', 'rmdir'] as const

/** Calls `happening` before each renaming and removal during some work, in all modules that import Node's functions. */
export async function beforeEachStep<Result>(
  happening: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const real = names.map((name) => [name, disk[name]] as const)
  for (const [name, write] of real) {
    const step = async (...given: unknown[]) => {
      happening()
      return await (write as (...given: unknown[]) => Promise<unknown>)(...given)
    }
    Object.assign(disk, { [name]: step })
  }
  // Only this call updates the imports by name from the module's object.
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    Object.assign(disk, Object.fromEntries(real))
    syncBuiltinESMExports()
  }
}

/** Does some work that throws before its renaming or removal `end`, from 0; returns their number if it is lower. */
export async function interruptedAt(end: number, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const stop = () => {
    if (count++ >= end) throw new Error('ended')
  }
  await beforeEachStep(stop, work)
  return count
}
