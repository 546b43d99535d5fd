import { basename, join } from 'node:path'
import { isHidden } from '../../check/files.ts'
import { coalesce } from '../../util/coalesce.ts'
import type { CheckCode } from './reports.ts'

/**
 * Debounce time in ms, because a text editor saves in several steps. It is above 50 ms, within which chokidar drops
 * further changes of a file that the check must read.
 */
export const debounceTime = 52

/**
 * Checks the content, and again after every change below `content/`, until `signal` ends it.
 *
 * @returns the exit code of the last check
 */
export async function watchContent(
  root: string,
  check: () => Promise<CheckCode>,
  signal: AbortSignal,
): Promise<CheckCode> {
  let code: CheckCode = 0

  async function answer(): Promise<void> {
    try {
      code = await check()
    } catch (error) {
      // A file removed between listing and reading fails the check; its own event follows.
      code = 2
      reportTrouble(error)
    }
  }

  const changes = await openWatcher(root)
  const { run, schedule } = coalesce(answer, debounceTime)
  changes.on('all', schedule).on('error', reportTrouble)
  await new Promise<void>((resolve) => changes.once('ready', resolve))
  await run()
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await changes.close()
  return code
}

/** Watches all of `content/` but hidden files. */
export async function openWatcher(root: string) {
  // Loaded only here: a single check does not watch.
  const { watch } = await import('chokidar')
  const ignored = (path: string) => isHidden(basename(path))
  return watch(join(root, 'content'), { ignoreInitial: true, ignored })
}

function reportTrouble(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
