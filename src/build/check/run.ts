import { stat } from 'node:fs/promises'
import { checkContent } from '../../content/compile/index.ts'
import { readSpeller } from '../speller.ts'
import { type Checking, openChecking } from './checking.ts'
import { type CheckCode, codeOf } from './code.ts'
import { fixContent } from './fix.ts'
import type { CheckCommand } from './options.ts'
import { surroundings, writeReport } from './reports.ts'
import { watchContent } from './watch.ts'

/**
 * Does what `npm run check` is asked to: mends, checks all content and prints every problem, or goes on
 * doing so after each change.
 *
 * @param write takes what is printed
 * @param signal ends the watching
 */
export async function runCheck(
  command: CheckCommand,
  write: (text: string) => void,
  signal: AbortSignal,
): Promise<CheckCode> {
  if (!(await stat(command.root)).isDirectory()) throw new Error(`--root: ${command.root}`)
  const checking = await openChecking()
  if (command.watch) return await watchContent(command, checking, write, signal)
  if (command.fix !== 'no') await fixContent(command, checking.means.pictures, write)
  return await checkOnce(command, checking, write)
}

async function checkOnce(
  command: CheckCommand,
  { means, save }: Checking,
  write: (text: string) => void,
): Promise<CheckCode> {
  const { root, language, release } = command
  const speller = await readSpeller()
  const { problems } = await checkContent({ root, ...means, language, release, ...(speller && { speller }) })
  await save()
  write(writeReport(problems, command, surroundings()))
  return codeOf(problems)
}
