import { execFile } from 'node:child_process'
import { basename, dirname } from 'node:path/posix'
import { promisify } from 'node:util'

/** Says of a document, by its path below the project's root, on which day it or a file beside it changed last: `2024-11-21`. */
export type ChangedOn = (file: string) => string | undefined

/**
 * Reads from Git when documents changed last.
 *
 * @param root path of the folder in which `content/` lies
 * @returns what knows no day where there is no Git or no checkout, and where the history is not whole
 */
export async function readLastChanges(root: string): Promise<ChangedOn> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 30 })).stdout
  // Of a proposal that was merged counts the day on which it was.
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
  // A folder of its own holds a document's pictures, too.
  return (file) => days.get(/^index\./.test(basename(file)) ? dirname(file) : file)
}
