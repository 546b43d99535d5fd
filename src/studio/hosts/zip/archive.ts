import { strToU8, type Zippable, zipSync } from 'fflate'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { zip as words } from '../../words/publish.json'
import { type ChangedFile, type Manifest, manifestName } from './manifest.ts'

/** A changed file with its bytes; undefined where the archive removes it, or a published picture is to be copied. */
export type PackedFile = ChangedFile & { bytes: Uint8Array | undefined }

/**
 * Packs changed files with the manifest from which they are merged, and a note for the person who receives them.
 *
 * @param documents a line on each changed document
 */
export function packArchive({
  files,
  documents,
  commit,
}: {
  files: ReadonlyMap<string, PackedFile>
  documents: readonly string[]
  commit: string | undefined
}): Uint8Array {
  const manifest: Manifest = { version: 1, commit, files: {} }
  const entries: Zippable = {}
  for (const [file, { bytes, ...changed }] of files) {
    manifest.files[file] = changed
    if (bytes) entries[file] = [bytes, { level: isPictureFile(file) ? 0 : 6 }]
  }
  return zipSync({
    [words.note]: strToU8(noteOf(documents, files)),
    [manifestName]: strToU8(JSON.stringify(manifest)),
    ...entries,
  })
}

/** The note: the command that imports the archive, the documents, and what is left to do by hand without that command. */
function noteOf(documents: readonly string[], files: ReadonlyMap<string, PackedFile>): string {
  const gone = [...files].flatMap(([file, { digest }]) => (digest === '' ? [file] : []))
  const copies = [...files].flatMap(([file, { copyOf }]) => (copyOf ? [`${copyOf} → ${file}`] : []))
  const commands = gone.flatMap(commandOf)
  const lists = [
    [words.gone, gone],
    [words.command, commands],
    [words.copies, copies],
  ] as const
  const filled = lists.flatMap(([title, lines]) => (lines.length === 0 ? [] : [title, ...lines, '']))
  return [words.intro, '', words.import, '', words.merges, '', ...documents, '', ...filled].join('\n')
}

/**
 * The command that deletes a file in cmd.exe, PowerShell and sh alike. The three agree on double quotes, except for
 * some characters between them. For a name with such a character there is no command.
 */
function commandOf(file: string): string[] {
  if (/["$`%!\\]/.test(file)) return []
  return [`git rm -- ${/^[\p{L}\p{N}._/-]+$/u.test(file) ? file : `"${file}"`}`]
}
