import { isNumbered } from '../../../check/documents/kinds.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import * as posix from '../../../util/posix.ts'
import { readDisk } from '../../core/access/files.ts'
import { freePath } from '../../core/create.ts'
import { beside, ownerOf } from '../../core/owners.ts'
import { kindOfFile } from '../../core/parsed-document.ts'
import { decodeLoosely } from '../../core/publish/texts.ts'
import { isVersionOf } from '../../core/rebase.ts'
import type { ArchivedFile } from './read-archive.ts'

/**
 * Renames each new document of an archive, with its pictures, if another document has its path. Two editors may each
 * begin the report of one year. A repeated import gives the same path.
 */
export function withOwnPaths(
  disk: Pick<Disk, 'read' | 'entryKind'>,
  files: readonly ArchivedFile[],
): ArchivedFile[] {
  const moved = new Map<string, string>()
  for (const one of files)
    if (isOtherThere(disk, one)) {
      const isTaken = (file: string) =>
        disk.entryKind(file) !== undefined && readDisk(disk, file).digest !== one.digest
      moved.set(one.file, freePath(one.file.slice('content/'.length), { isTaken }))
    }
  return files.map((one) => {
    const to = moved.get(ownerOf(one.file))
    if (to === undefined) return one
    return { ...one, file: one.file === ownerOf(one.file) ? to : beside(to, posix.basename(one.file)) }
  })
}

/** Whether a file is a new document, and another one has its path. */
function isOtherThere(disk: Pick<Disk, 'read'>, { file, base, digest, sent, bytes }: ArchivedFile): boolean {
  const kind = kindOfFile(file)
  const here = readDisk(disk, file)
  const isNew = kind !== undefined && isNumbered(kind) && base === '' && bytes !== undefined
  if (!isNew || ['', digest, sent].includes(here.digest)) return false
  return !isVersionOf(decodeLoosely(here.bytes), decodeLoosely(bytes))
}
