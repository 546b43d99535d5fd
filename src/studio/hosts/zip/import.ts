import { format } from '../../../model/message/format.ts'
import { digestOf } from '../../../util/disk/unread.ts'
import { expectInside, readDisk } from '../../core/access/files.ts'
import { withDerived } from '../../core/merge-file.ts'
import { kindOfFile, readDocument } from '../../core/parsed-document.ts'
import type { Project } from '../../core/project.ts'
import { type Choices, type Conflict, choiceOf, mergedOf } from '../../core/publish/conflict.ts'
import { type Change, writeAll } from '../../core/publish/publication.ts'
import { decodeLoosely } from '../../core/publish/texts.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/import.json'
import { keepDocuments } from './keep-documents.ts'
import { withOwnPaths } from './own-paths.ts'
import { type ArchivedFile, readArchive } from './read-archive.ts'

/** A written file, and its bytes before; undefined where there was no file. */
type Written = { file: string; before: Uint8Array | undefined }

/** The outcome of an import: the written files, or the conflicts that wait for a choice, with nothing written. */
export type Imported = { written: readonly Written[]; conflicts: readonly Conflict[] }

/**
 * What is left to do of one file of an archive: nothing, a change, or a choice. `chosen` has the bytes of a file that one side
 * removed and the editor chose.
 */
type FileOutcome = { change?: Change; conflict?: Conflict; chosen?: Uint8Array | undefined }

/** How often an import begins again because somebody wrote one of its files meanwhile. */
const attempts = 3

/**
 * Imports an archive of changes into the content. A file that changed here since the archive was made is merged. While
 * a conflict waits for a choice nothing is written, because part of an archive would be an inconsistent state. For
 * example, a document would stay while its number is listed among the removed ones. A repeated import completes an
 * interrupted one.
 *
 * @param choices for each conflict, by its id: `ours` keeps the file here, `theirs` takes that of the archive
 */
export async function importArchive(
  { disk, onChange }: Pick<Project, 'disk' | 'onChange'>,
  archive: Uint8Array,
  choices: Choices = {},
): Promise<Imported> {
  const files = withOwnPaths(disk, readArchive(archive))

  /** The bytes of a file of the archive; undefined where the archive removes it. */
  function bytesOf({ file, bytes, digest, copyOf }: ArchivedFile): Uint8Array | undefined {
    if (copyOf === undefined || bytes) return bytes
    const copied = readDisk(disk, copyOf)
    if (copied.digest !== digest) throw new Refusal(409, format(words.noCopy, { from: copyOf, file }))
    return copied.bytes
  }

  function stepOf(one: ArchivedFile): FileOutcome {
    const { file, digest, base, sent } = one
    const here = readDisk(disk, file)
    if (here.digest === digest) return {}
    const theirs = bytesOf(one)
    if (here.digest === base || here.digest === sent) return { change: { data: theirs, before: here.digest } }
    const id = `${file}:${here.digest}:${digest}`
    const sides = { base: one.text === undefined ? undefined : new TextEncoder().encode(one.text), theirs }
    const conflict: Conflict = { id, file, ours: here.bytes, ...sides }
    const choice = choiceOf(choices, id)
    if (choice === 'ours') return { chosen: theirs ? undefined : here.bytes }
    const chosen = typeof choice === 'object' ? withDerived(file, choice.text) : undefined
    const text = choice === 'theirs' ? undefined : (chosen ?? mergedOf(conflict))
    const data =
      text === undefined ? (choice === undefined ? undefined : theirs) : new TextEncoder().encode(text)
    if (data === undefined && choice === undefined) return { conflict }
    if (data !== undefined && digestOf(data) === here.digest) return {}
    return { change: { data, before: here.digest }, chosen: here.bytes ? undefined : theirs }
  }

  for (let attempt = 0; attempt < attempts; attempt++) {
    const steps = files.map((one) => ({ file: one.file, ...stepOf(one) }))
    const conflicts = steps.flatMap(({ conflict }) => conflict ?? [])
    if (conflicts.length > 0) return { written: [], conflicts }
    const chosenDocuments = steps.flatMap(({ file, chosen }) =>
      chosen && kindOfFile(file) ? [readDocument(file, decodeLoosely(chosen))] : [],
    )
    const changed = new Map(steps.flatMap(({ file, change }) => (change ? [[file, change] as const] : [])))
    const changes = keepDocuments(disk, changed, chosenDocuments)
    for (const file of changes.keys()) expectInside(disk, file)
    const written = [...changes.keys()].map((file) => ({ file, before: disk.read(file) }))
    if (changes.size === 0) return { written: [], conflicts }
    const isAsSeen = ([file, { before }]: [string, Change]) => readDisk(disk, file).digest === before
    if (![...changes].every(isAsSeen)) continue
    await writeAll(disk, changes).finally(onChange)
    return { written, conflicts }
  }
  throw new Refusal(409, words.busy)
}
