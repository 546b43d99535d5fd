import { basename, join } from 'node:path'
import { checkContent, type DocumentCache, isHidden } from '../../check/index.ts'
import type { Checking } from './checking.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { CheckCommand } from './options.ts'
import { type CheckCode, codeOf, surroundings, toolFailed, writeReport } from './reports.ts'
import { readSpeller } from './speller.ts'

/**
 * An editor saves in several steps; what follows within this time belongs to the same save. In ms. More than
 * 50: for so long chokidar keeps further changes of a file to itself, and the check must still read them.
 */
const quietTime = 60
/** Clears a terminal, its history too, so that the answer always starts at the top. */
const clearScreen = '\u001B[2J\u001B[3J\u001B[H'

/**
 * Checks the content, and again after every change below `content/`, until `signal` ends it. Documents that
 * did not change are not checked again.
 *
 * @returns the exit code of the last check
 */
export async function watchContent(
  { root, language, quiet, release }: Pick<CheckCommand, 'root' | 'language' | 'quiet' | 'release'>,
  { means, save }: Checking,
  write: (text: string) => void,
  signal: AbortSignal,
): Promise<CheckCode> {
  const cache: DocumentCache = new Map()
  const { colour } = surroundings()
  const speller = await readSpeller()
  let code: CheckCode = 0

  async function check(): Promise<void> {
    const { problems } = await checkContent({
      root,
      ...means,
      language,
      cache,
      release,
      ...(speller && { speller }),
    })
    code = codeOf(problems)
    const text = writeReport(problems, { format: 'text', quiet, language }, { colour, annotate: false })
    write(`${process.stdout.isTTY ? clearScreen : ''}${text}\n${language.phrases.watch.waiting}\n\n`)
    await save()
  }

  async function answer(): Promise<void> {
    try {
      await check()
    } catch (error) {
      // A file that vanishes between being listed and being read fails the check; its own event follows.
      code = toolFailed
      reportTrouble(error)
    }
  }

  // Loaded only here: a single check does not watch.
  const { watch } = await import('chokidar')
  const ignored = (path: string) => isHidden(basename(path))
  const changes = watch(join(root, 'content'), { ignoreInitial: true, ignored })
  const { run, schedule } = oneAtATime(answer, quietTime)
  changes.on('all', schedule).on('error', reportTrouble)
  await new Promise<void>((resolve) => changes.once('ready', resolve))
  await run()
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await changes.close()
  return code
}

function reportTrouble(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
