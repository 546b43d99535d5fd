/**
 * The files of a project. A path is relative to the project, with `/`. What is read is small and read often, so reading
 * does not wait; whoever keeps files where reading waits (in a browser's database) has them in memory too.
 */
export type Disk = {
  /** The bytes of a file, which nobody changes; undefined where there is none. */
  read(file: string): Uint8Array | undefined
  /** What lies in a folder, in no order; nothing where there is no folder. */
  list(folder: string): readonly Entry[]
  /** What lies at a path; undefined where nothing does. */
  entryKind(path: string): EntryKind | undefined
  /** Whether the system lets a file, or one in its place, be written. */
  isWritable(file: string): boolean
  /** When a file was written last. */
  writtenAt(file: string): Date
  /** Writes a file, and the folders on the way to it; nobody ever sees a part of it. */
  write(file: string, data: string | Uint8Array): Promise<void>
  /** Moves a file or a folder to a path where nothing lies, and makes the folders on the way to it. */
  move(from: string, to: string): Promise<void>
  /** Removes a file, or a folder with all that is in it; what is not there is removed already. */
  remove(path: string): Promise<void>
  /** Removes a folder if nothing is in it. */
  removeEmpty(folder: string): Promise<void>
}

/** A link is `other`, wherever it leads; so is a device. */
export type EntryKind = 'file' | 'folder' | 'other'

export type Entry = { name: string; kind: EntryKind }

/** The text of a file; undefined where there is none. */
export function textIn(disk: Pick<Disk, 'read'>, file: string): string | undefined {
  const bytes = disk.read(file)
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Paths of the files below a folder, relative to it, in no order; a link is a file, and not followed. */
export function filesBelow(disk: Pick<Disk, 'list'>, folder: string): string[] {
  return disk.list(folder).flatMap(({ name, kind }) => {
    if (kind !== 'folder') return [name]
    return filesBelow(disk, `${folder}/${name}`).map((file) => `${name}/${file}`)
  })
}
