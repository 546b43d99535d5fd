import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { structuredPatch } from 'diff'
import { type ContentFix, type FixedDocument, fixContent as findFixes } from '../../check/fix/fix.ts'
import type { FixRefusal, Language } from '../../check/output/languages.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import { writeAtomically } from '../../util/atomic.ts'
import { withoutPrivate } from '../pictures/private/private.ts'
import type { CheckCommand } from './options.ts'
import { outputSupport } from './reports.ts'

/**
 * Fixes every problem that has one right answer. Prints the diff of each fixed file, and the reason for each file that
 * is left alone; with a machine-readable format, to stderr.
 *
 * @returns the bytes of the files that were written, or would be
 */
export async function fixContent(
  { root, fix, format, language }: Pick<CheckCommand, 'root' | 'fix' | 'format' | 'language'>,
  pictures: PictureFacts,
  write: (text: string) => void,
): Promise<ReadonlyMap<string, Buffer>> {
  const log = format === 'text' ? write : (text: string) => void process.stderr.write(text)
  const { colour } = outputSupport()
  const phrases = language.phrases.fix
  const dryRun = fix === 'show'
  const totals = { fixed: 0, files: 0, left: 0, dryRun }
  const texts = new Map<string, Buffer>()
  for (const found of await findFixes({ root, pictures, clean: withoutPrivate })) {
    const { file, fixed, cleaned } = found
    const [after, count] = [fixed?.after ?? cleaned?.bytes, fixed?.count ?? 1]
    const refusal = found.refusal ?? (dryRun ? undefined : await obstacle(root, found))
    if (refusal !== undefined) {
      totals.left += 1
      log(`${phrases.left(file, refusal)}\n`)
    }
    if (after === undefined || refusal?.kind === 'changed' || refusal?.kind === 'not-a-file') continue
    const path = join(root, file)
    if (!dryRun) await writeAtomically(path, after, { mode: (await lstat(path)).mode })
    totals.fixed += count
    totals.files += 1
    texts.set(file, typeof after === 'string' ? Buffer.from(after) : after)
    const head = (dryRun ? phrases.wouldFix : phrases.fixed)(file, count)
    const removed = cleaned?.removed.map((block) => `  - ${phrases.removed(block)}`) ?? []
    const difference = fixed === undefined ? removed.join('\n') : formatDifference(fixed, phrases, { colour })
    log(`${head}\n${difference}\n`)
  }
  log(`${phrases.total(totals)}\n\n`)
  if (dryRun && texts.size > 0) log(`${phrases.afterwards}\n\n`)
  return texts
}

/** Why a file must not be written: it changed after its check, or writing would replace a link. */
async function obstacle(root: string, { file, bytes }: ContentFix): Promise<FixRefusal | undefined> {
  const path = join(root, file)
  const stats = await lstat(path).catch(() => undefined)
  if (stats === undefined) return { kind: 'changed' }
  if (!stats.isFile()) return { kind: 'not-a-file' }
  return (await readFile(path)).equals(bytes) ? undefined : { kind: 'changed' }
}

const codes = { removed: 31, added: 32, place: 36 } as const

/**
 * The changes of a fix as a unified diff, with invisible characters spelt out. Changes that a diff does not show
 * (byte-order mark, line endings) get a line of text.
 */
function formatDifference(
  { before, after, byteOrderMark, lineEnds }: FixedDocument,
  phrases: Language['phrases']['fix'],
  { colour }: { colour: boolean },
): string {
  const paint = (style: keyof typeof codes, text: string) =>
    colour ? `\u001B[${codes[style]}m${text}\u001B[0m` : text
  const notes = [...(byteOrderMark ? [phrases.byteOrderMark] : []), ...(lineEnds ? [phrases.lineEnds] : [])]
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 1 })
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: changes }) => [
    paint('place', `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...changes.map((line) => {
      if (line.startsWith('-')) return paint('removed', spellOut(line))
      return line.startsWith('+') ? paint('added', spellOut(line)) : line
    }),
  ])
  return [...notes.map((note) => `  ~ ${note}`), ...lines.map((line) => `  ${line}\n`.trimEnd())].join('\n')
}

/** Replaces invisible characters and combining marks by their code points. */
function spellOut(line: string): string {
  return line.replaceAll(
    /[\p{Cf}\p{Cc}\p{M}\u2028\u2029]/gu,
    (character) => `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
  )
}
