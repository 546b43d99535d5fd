import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A new folder below `parent` for one build, named after this process. Folders of processes that are
 * gone, because someone interrupted them, are removed; those of builds at work are left alone.
 */
export async function createStaging(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true })
  const abandoned = (await readdir(parent)).filter((name) => !isRunning(Number.parseInt(name, 10)))
  await Promise.all(abandoned.map((name) => removeStaging(join(parent, name))))
  return await mkdtemp(join(parent, `${process.pid}-`))
}

/** Removes a folder of {@link createStaging} and all that is in it. */
export async function removeStaging(staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true })
}

/** Puts the folder `from` in the place of `to`, whose parent need not exist; what stood there moves to `old`. */
export async function replaceDirectory(from: string, to: string, old: string): Promise<void> {
  await rename(to, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
