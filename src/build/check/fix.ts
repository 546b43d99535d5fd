import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentMending, type FixRefusal, mendContent } from '../../content/compile/index.ts'
import { writeAtomically } from '../atomic.ts'
import type { FactsReader } from '../pictures/facts.ts'
import { formatDifference } from './difference.ts'
import type { CheckCommand } from './options.ts'
import { surroundings } from './reports.ts'

/**
 * Mends what has one right answer and prints the difference of each file, then what it left and why. With
 * a format for machines all of that goes to the error output.
 *
 * @returns the texts of the files that were written, or would be
 */
export async function fixContent(
  { root, fix, format, language }: Pick<CheckCommand, 'root' | 'fix' | 'format' | 'language'>,
  pictures: FactsReader,
  write: (text: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const say = format === 'text' ? write : (text: string) => void process.stderr.write(text)
  const { colour } = surroundings()
  const words = language.phrases.fix
  const dryRun = fix === 'show'
  const totals = { mended: 0, files: 0, left: 0, dryRun }
  const texts = new Map<string, string>()
  for (const mending of await mendContent({ root, pictures })) {
    const { file, mended } = mending
    const refusal = mending.refusal ?? (dryRun ? undefined : await obstacle(root, mending))
    if (refusal !== undefined) {
      totals.left += 1
      say(`${words.left(file, refusal)}\n`)
    }
    if (mended === undefined || refusal?.kind === 'changed' || refusal?.kind === 'not-a-file') continue
    if (!dryRun) await writeFileSafely(root, file, mended.after)
    totals.mended += mended.count
    totals.files += 1
    texts.set(file, mended.after)
    const head = (dryRun ? words.wouldMend : words.mended)(file, mended.count)
    say(`${head}\n${formatDifference(mended, words, { colour })}\n`)
  }
  await pictures.save()
  say(`${words.total(totals)}\n\n`)
  if (dryRun && texts.size > 0) say(`${words.afterwards}\n\n`)
  return texts
}

/** Why a file must not be written: it is no longer what was checked, or writing it would replace a link. */
async function obstacle(root: string, { file, bytes }: ContentMending): Promise<FixRefusal | undefined> {
  const path = join(root, file)
  const known = await lstat(path).catch(() => undefined)
  if (known === undefined) return { kind: 'changed' }
  if (!known.isFile()) return { kind: 'not-a-file' }
  return (await readFile(path)).equals(bytes) ? undefined : { kind: 'changed' }
}

async function writeFileSafely(root: string, file: string, text: string): Promise<void> {
  const path = join(root, file)
  const { mode } = await lstat(path)
  await writeAtomically(path, text, { mode })
}
