import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import {
  type ContentFiles,
  checkContent,
  type Facts,
  filesOnDisk,
  type PictureFacts,
} from '../../check/index.ts'
import { type Checking, openChecking } from './checking.ts'
import { fixContent } from './fix.ts'
import type { CheckCommand } from './options.ts'
import { type CheckCode, codeOf, surroundings, writeReport } from './reports.ts'
import { readSpeller } from './speller.ts'
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
  await expectFolder(command.root)
  const checking = await openChecking({ root: command.root })
  if (command.watch) return await watchContent(command, checking, write, signal)
  if (command.fix === 'no') return await checkOnce(command, checking, write)
  const mended = await fixContent(command, checking.means.pictures, write)
  return await checkOnce(command, checking, write, mended)
}

async function expectFolder(root: string): Promise<void> {
  const known = await stat(root).catch(() => undefined)
  if (known?.isDirectory()) return
  const what =
    known === undefined ? 'nuk ekziston. (There is no such folder.)' : 'nuk është dosje. (Not a folder.)'
  throw new Error(`--root: „${root}“ ${what}`)
}

/** @param mended What is checked instead of what is on the disk. */
async function checkOnce(
  command: CheckCommand,
  { means, save }: Checking,
  write: (text: string) => void,
  mended: ReadonlyMap<string, string | Uint8Array> = new Map(),
): Promise<CheckCode> {
  const { root, language, release } = command
  const speller = await readSpeller()
  const files = withTexts(filesOnDisk(root), mended)
  const pictures: PictureFacts = async (file) => {
    const { private: told, ...facts } = (await means.pictures(file)) as Facts
    // Undefined where a dry run would have cleaned it.
    return {
      ...facts,
      ...(told && !mended.has(relative(root, file).replaceAll('\\', '/')) && { private: told }),
    }
  }
  const { problems } = await checkContent({
    ...{ root, files, ...means, language, release },
    pictures,
    ...(speller && { speller }),
  })
  await save()
  write(writeReport(problems, command, surroundings()))
  return codeOf(problems)
}

/** The same files, some with another text. */
function withTexts(files: ContentFiles, texts: ReadonlyMap<string, string | Uint8Array>): ContentFiles {
  return {
    ...files,
    read: async (file) => {
      const text = texts.get(file)
      return text === undefined ? await files.read(file) : Buffer.from(text as string)
    },
  }
}
