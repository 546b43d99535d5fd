import { type Disk, filesBelow } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'
import { readDisk } from './access/files.ts'

/** A path that is free: `path` itself, or `path` with a number. Nothing is removed to make room for an entry. */
export function freeEntry(disk: Pick<Disk, 'entryKind'>, path: string): string {
  let free = path
  for (let count = 2; disk.entryKind(free) !== undefined; count++) free = `${path}-${count}`
  return free
}

/** Moves a folder into the folder `trash`, under a name from the bytes of all of its files. */
export async function moveToTrash(disk: Disk, folder: string, trash: string): Promise<void> {
  const files = filesBelow(disk, folder).toSorted()
  const name = sha256(files.map((file) => `${file} ${digestOf(disk, `${folder}/${file}`)}`).join('\n'), 16)
  await disk.move(folder, freeEntry(disk, `${trash}/${name}`))
}

/** The digest of a file. An unreadable file gets the digest of a missing one, because the folder must be moved anyway. */
function digestOf(disk: Disk, file: string): string {
  try {
    return readDisk(disk, file).digest
  } catch {
    return ''
  }
}
