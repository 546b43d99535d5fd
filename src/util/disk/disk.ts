/**
 * The files of a project. A path is relative to the project, with `/`. Reading is synchronous, because the files are
 * small and read often. A disk with an asynchronous store, such as a browser's database, also keeps its files in
 * memory.
 */
export type Disk = {
  /** The bytes of a file, which the caller must not change; undefined if there is no file. */
  read(file: string): Uint8Array | undefined
  /** The entries of a folder, in no order; empty if there is no folder. */
  list(folder: string): readonly Entry[]
  /** The kind of the entry at a path; undefined if there is none. */
  entryKind(path: string): EntryKind | undefined
  /** Whether the system allows the entries of a folder to be listed; true if there is no folder. */
  isListable(folder: string): boolean
  /** Whether the system allows a file to be written or replaced. */
  isWritable(file: string): boolean
  /** The time of the last write to a file. */
  writtenAt(file: string): Date
  /** Writes a file and creates the folders above it; no reader ever sees a part of the file. */
  write(file: string, data: string | Uint8Array): Promise<void>
  /** Moves a file or a folder to a free path, and creates the folders above that path. */
  move(from: string, to: string): Promise<void>
  /** Removes a file, or a folder with its content; does nothing if the path does not exist. */
  remove(path: string): Promise<void>
  /** Removes a folder if it is empty. */
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
