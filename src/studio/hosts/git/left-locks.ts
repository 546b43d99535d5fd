import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createFolder } from '../../../util/atomic.ts'
import { draftsFolder } from '../../core/draft-files.ts'
import type { Git } from './git.ts'

/** In ms: a Git process that outlives its studio ends within this time. */
const patience = 30_000

/**
 * Runs work with Git, after removing stale locks. Interrupted work (no power, a closed window) leaves locks, which Git
 * never removes and an editor cannot.
 */
export async function withoutLeftLocks<Result>(git: Git, work: () => Promise<Result>): Promise<Result> {
  /** A file that exists while the work runs. After an interruption its date is the start of that work. */
  const mark = join(git.root, draftsFolder, 'publishing')
  const begun = await stat(mark).catch(() => undefined)
  const isLeft = begun !== undefined && (await removeLocks(git, begun.mtimeMs))
  if (!isLeft) {
    await createFolder(dirname(mark))
    await writeFile(mark, '')
  }
  return await work().finally(() => (isLeft ? undefined : rm(mark, { force: true })))
}

/** Removes the locks made from `since` (in ms) to the start of this studio; tells whether one may still be in use. */
async function removeLocks(git: Git, since: number): Promise<boolean> {
  const folder = resolve(git.root, await git.once(['rev-parse', '--git-dir']))
  // A linked worktree has no refs of its own.
  const refs = await readdir(join(folder, 'refs'), { recursive: true }).catch(() => [])
  const inRefs = refs.map((name) => join('refs', name))
  const names = [...(await readdir(folder)), ...inRefs]
  const end = Math.min(performance.timeOrigin, Date.now() - patience)
  let isLeft = false
  for (const name of names.filter((one) => one.endsWith('.lock'))) {
    const lock = join(folder, name)
    const at = (await stat(lock)).mtimeMs
    if (at >= since && at <= end) await rm(lock)
    else if (at >= since && at < performance.timeOrigin) isLeft = true
  }
  return isLeft
}
