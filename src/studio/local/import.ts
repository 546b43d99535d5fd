import { format } from '../../model/message/format.ts'
import { mergeFile } from '../core/merge-file.ts'
import type { Choices, Conflict } from '../core/publish/conflict.ts'
import { decodeLoosely, isTextFile } from '../core/publish/texts.ts'
import type { Imported } from '../hosts/zip/import.ts'
import type { Passage } from '../protocol.ts'
import words from '../words/import.json'

/** The lines about the outcome of an import: the written files, or each conflict with its place and both texts. */
export function describeImport({ written, conflicts }: Imported): string[] {
  if (conflicts.length > 0) {
    const all = conflicts.flatMap((one) => ['', ...describeConflict(one)])
    return [format(words.conflicts, { count: conflicts.length }), ...all, '', words.choose]
  }
  if (written.length === 0) return [words.nothing]
  const count = written.length
  return [format(words.written, { count }), ...written.map(({ file }) => `  ${file}`), words.check]
}

/** The choices that end conflicts, with the local version or the archive's version at every place. */
export function choicesFor(conflicts: readonly Conflict[], keep: 'here' | 'archive'): Choices {
  const whose = keep === 'here' ? 'ours' : 'theirs'
  const chosen = conflicts.map((conflict) => {
    const passages = passagesOf(conflict)
    const text = passages?.map((one) => ('same' in one ? one.same : one[whose])).join('')
    return [conflict.id, text === undefined ? whose : { text }] as const
  })
  return Object.fromEntries(chosen)
}

/** The passages of two texts; undefined for a picture, and where one side removed the file. */
function passagesOf({ file, base, ours, theirs }: Conflict): Passage[] | undefined {
  if (!ours || !theirs || !isTextFile(file)) return undefined
  return mergeFile(file, decodeLoosely(base), decodeLoosely(ours), decodeLoosely(theirs))
}

function describeConflict(conflict: Conflict): string[] {
  const { file, ours, theirs } = conflict
  const passages = passagesOf(conflict)
  if (passages === undefined) return [file, ...sides(wordFor(file, ours), wordFor(file, theirs))]
  let line = 1
  return passages.flatMap((passage) => {
    const own = 'same' in passage ? passage.same : passage.ours
    const place = `${file}:${line}`
    line += own.split('\n').length - 1
    return 'same' in passage ? [] : [place, ...sides(own, passage.theirs)]
  })
}

function wordFor(file: string, bytes: Uint8Array | undefined): string {
  if (bytes === undefined) return words.removed
  return isTextFile(file) ? decodeLoosely(bytes) : words.picture
}

function sides(here: string, archive: string): string[] {
  const indented = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => `    ${line}`)
  return [`  ${words.here}:`, ...indented(here), `  ${words.archive}:`, ...indented(archive)]
}
