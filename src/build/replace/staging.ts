import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { putBack } from './moved-aside.ts'

/**
 * A new folder below `parent` for one build, named after this process. Folders of processes that are
 * gone, because someone interrupted them, are removed; those of builds at work are left alone.
 *
 * @param prefix what the name begins with, in a folder that holds more than such folders
 */
export async function createStaging(parent: string, prefix = ''): Promise<string> {
  await mkdir(parent, { recursive: true })
  const abandoned = (await readdir(parent)).filter((name) => isAbandoned(name, prefix))
  await Promise.all(abandoned.map((name) => removeStaging(join(parent, name))))
  return await mkdtemp(join(parent, `${prefix}${process.pid}-`))
}

/**
 * Removes a folder of {@link createStaging} and all that is in it. What was moved there for an instant goes back to its
 * place first; where that cannot be, the folder stays.
 */
export async function removeStaging(staging: string): Promise<void> {
  const moved = putBack(staging)
  if (moved !== undefined) {
    process.stderr.write(
      `  Faqja e mëparshme nuk mund të kthehej në vendin e saj; ajo gjendet në „${moved}“. (The former site could not be put back: it is there.)\n`,
    )
    return
  }
  // The bundler of a build that was ended may be at it for another moment.
  await rm(staging, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

function isAbandoned(name: string, prefix: string): boolean {
  if (!name.startsWith(prefix)) return false
  const pid = /^(\d+)-\w+$/.exec(name.slice(prefix.length))?.[1]
  return pid !== undefined && !isRunning(Number(pid))
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
