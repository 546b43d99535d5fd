import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkContent } from '../../content/compile/index.ts'
import { paths } from '../paths.ts'
import { createPictureFacts, type FactsReader } from '../pictures/facts.ts'
import { readSpeller } from '../speller.ts'
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
  const pictures = await createPictureFacts({ cacheDir: join(paths.cache, 'pictures') })
  if (command.watch) return await watchContent(command, pictures, write, signal)
  if (command.fix !== 'no') await fixContent(command, pictures, write)
  return await checkOnce(command, pictures, write)
}

async function checkOnce(
  command: CheckCommand,
  pictures: FactsReader,
  write: (text: string) => void,
): Promise<CheckCode> {
  const { root, language, release } = command
  const speller = await readSpeller()
  const { problems } = await checkContent({ root, pictures, language, release, ...(speller && { speller }) })
  await pictures.save()
  write(writeReport(problems, command, surroundings()))
  return codeOf(problems)
}
