import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { checkContent } from '../../check/check.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { omit } from '../../model/records.ts'
import { openChecking } from './checking.ts'
import { fixContent } from './fix.ts'
import type { CheckCommand } from './options.ts'
import { type CheckCode, writeReport } from './reports.ts'
import { readSpeller } from './speller.ts'
import { watchContent } from './watch.ts'

/** Clears a terminal with its scrollback, so that the output always starts at the top. */
const clearScreen = '\u001B[2J\u001B[3J\u001B[H'

/**
 * Runs `npm run check`: fixes the content if asked to, checks all of it and prints every problem, once or after each
 * change.
 *
 * @param write prints output
 * @param signal ends the watching
 */
export async function runCheck(
  command: CheckCommand,
  write: (text: string) => void,
  signal: AbortSignal,
): Promise<CheckCode> {
  const { root, language, release, fix, watch } = command
  await expectFolder(root)
  const { services, save } = await openChecking({ root })
  const speller = await readSpeller()
  const files = filesOnDisk(root)
  const fixed = fix === 'no' ? undefined : await fixContent(command, services.pictures, write)

  async function check(): Promise<CheckCode> {
    const { problems } = await checkContent({
      root,
      ...services,
      language,
      release,
      // After a dry run, the check reads the files as the fixes would leave them.
      files: { ...files, read: async (file) => fixed?.get(file) ?? (await files.read(file)) },
      pictures: async (file) => {
        const facts = await services.pictures(file)
        if (!('private' in facts) || !fixed?.has(relative(root, file).replaceAll('\\', '/'))) return facts
        return omit(facts, 'private')
      },
      ...(speller && { speller }),
    })
    const report = writeReport(problems, command)
    const clear = process.stdout.isTTY ? clearScreen : ''
    // The exit code is set before the output, so that a watch that is stopped right after the output has it.
    await save()
    write(watch ? `${clear}${report}\n${language.phrases.watch.waiting}\n\n` : report)
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0
  }
  return watch ? await watchContent(root, check, signal) : await check()
}

async function expectFolder(root: string): Promise<void> {
  const stats = await stat(root).catch(() => undefined)
  if (stats?.isDirectory()) return
  const what =
    stats === undefined ? 'nuk ekziston. (There is no such folder.)' : 'nuk është dosje. (Not a folder.)'
  throw new Error(`--root: „${root}“ ${what}`)
}
