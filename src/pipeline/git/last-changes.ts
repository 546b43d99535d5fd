import { execFile } from 'node:child_process'
import { basename, dirname } from 'node:path/posix'
import { promisify } from 'node:util'

/**
 * The day of the last change of a document, by its path below the project's root: `2024-11-21`, or undefined if it is
 * not known. For a document in a folder of its own, a change of any file of the folder counts.
 */
export type ChangedOn = (file: string) => string | undefined

/** The day of the last change of a document that was published on `published`; undefined if it is not known. */
export function changeAfter(published: string, file: string, changedOn: ChangedOn): string | undefined {
  const changed = changedOn(file)
  // A report is written after its edition, so it cannot have changed before.
  return changed !== undefined && changed < published ? published : changed
}

/**
 * Reads from Git when documents changed last.
 *
 * @param root path of the folder in which `content/` lies
 * @returns a function, which returns undefined without Git or a checkout, or if the history is incomplete
 */
export async function readLastChanges(root: string): Promise<ChangedOn> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 30 })).stdout
  // The day of a merged proposal is the day of its merge.
  const log =
    '-c core.quotePath=false log --first-parent -m --format=%x01%cs --name-only --no-renames --relative'
  const days = new Map<string, string>()
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return () => undefined
    for (const commit of (await git(...log.split(' '), '--', 'content')).split('\x01')) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean)
      // The newest commit is the first.
      for (const name of files.flatMap((file) => [file, dirname(file)]))
        if (!days.has(name)) days.set(name, day)
    }
  } catch {
    return () => undefined
  }
  // A document's own folder also holds its pictures.
  return (file) => days.get(/^index\./.test(basename(file)) ? dirname(file) : file)
}
