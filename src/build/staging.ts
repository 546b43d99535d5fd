import { renameSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from './has-code.ts'

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
  // The bundler of a build that was ended may be at it for another moment.
  await rm(staging, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/**
 * Puts the folder `from` in the place of `to`, whose parent need not exist; what stood there moves to `old`.
 * No system call of Node exchanges two folders, so there is an instant of some microseconds without `to`; it
 * is all that an interruption can meet. A build beside this one that puts its folder there in that instant is
 * replaced in its turn.
 *
 * @throws {Error} when the file system does not let it; then what stood there is there again
 */
export async function replaceDirectory(from: string, to: string, old: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  for (let attempt = 1; ; attempt++) {
    try {
      renameIfThere(to, attempt === 1 ? old : `${old}-${attempt}`)
      renameSync(from, to)
      return
    } catch (error) {
      if (attempt < mostAttempts && isOccupied(error)) {
        // Windows says so of a folder from which another program reads, until it has read.
        if (hasCode(error, 'EPERM')) await wait(attempt * 20)
        continue
      }
      // What was published stays published.
      renameIfPossible(old, to)
      throw error
    }
  }
}

/** Builds that replace the same folder at the very same time, and then some. */
const mostAttempts = 10

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

function renameIfPossible(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    // Nothing stood there, or another build has put its folder there.
  }
}

function isOccupied(error: unknown): boolean {
  return hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return hasCode(error, 'EPERM')
  }
}
