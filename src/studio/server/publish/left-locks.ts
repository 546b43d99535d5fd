import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { draftsFolder } from '../drafts.ts'
import type { Git } from './git.ts'

/** In ms: a Git that has outlived its studio ends within it. */
const patience = 30_000

/**
 * Does work of Git. What an earlier one that was cut off together with its Git (no power, a closed window) has locked is
 * unlocked first: Git itself never does, and an editor cannot.
 */
export async function withoutLeftLocks<Result>(git: Git, work: () => Promise<Result>): Promise<Result> {
  /** Lies there as long as the work goes on. */
  const mark = join(git.root, draftsFolder, 'publishing')
  const begun = await stat(mark).catch(() => undefined)
  const isLeft = begun !== undefined && (await removeLocks(git, begun.mtimeMs))
  if (!isLeft) {
    await mkdir(dirname(mark), { recursive: true })
    await writeFile(mark, '')
  }
  return await work().finally(() => (isLeft ? undefined : rm(mark, { force: true })))
}

/** Removes the locks that came after a time and before this studio; whether there are some that may still be held. */
async function removeLocks(git: Git, since: number): Promise<boolean> {
  const folder = resolve(git.root, await git.run(['rev-parse', '--git-dir']))
  // A folder of work beside the first one has no refs of its own.
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
