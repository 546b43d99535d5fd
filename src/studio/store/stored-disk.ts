import { type Disk, filesBelow } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { digestOf, UnreadFile } from '../../util/disk/unread.ts'

/** A file in the store; without bytes, a published file that was removed after this studio was built. */
export type Stored = { bytes: Uint8Array | undefined; at: Date }

/** Keeps files by their paths, over restarts. */
export type Store = {
  all(): Promise<ReadonlyMap<string, Stored>>
  /**
   * Stores the files with a value and deletes the files without one, in one transaction.
   *
   * @param held the present content of the store; it is stored again if the browser has cleared the store
   */
  apply(changes: ReadonlyMap<string, Stored | undefined>, held?: ReadonlyMap<string, Stored>): Promise<void>
}

/** The files of a browser. */
export type StoredDisk = Awaited<ReturnType<typeof openStoredDisk>>

/** The prefix, in the store, of the path of a published file that was pulled after this studio was built. */
const pulledPrefix = 'published/'

/**
 * Opens files in memory: the published ones, which only {@link StoredDisk.replacePublished} changes, and the drafts,
 * which the store keeps. A change is done once the store has it. After a crash the next start finds the files before
 * or after the change.
 *
 * @param builtAt when the published files were committed: they include all files that were pulled before
 * @returns the disk; `published`, the published files; `replacePublished`, which replaces published files, all or
 * none
 */
export async function openStoredDisk(
  published: Readonly<Record<string, string | Uint8Array>>,
  store: Store,
  builtAt = new Date(0),
) {
  const memory = memoryDisk(published)
  const held = new Map(await store.all())

  async function put(file: string, bytes: Uint8Array | undefined): Promise<void> {
    await (bytes ? memory.write(file, bytes) : memory.remove(file))
  }

  async function apply(changes: ReadonlyMap<string, Stored | undefined>): Promise<void> {
    await store.apply(changes, held)
    for (const [key, stored] of changes) {
      if (stored) held.set(key, stored)
      else held.delete(key)
    }
  }

  for (const [key, { bytes: stored, at }] of held) {
    const bytes = stored && fromStore(stored)
    const isPulled = key.startsWith(pulledPrefix)
    if (!isPulled) await put(key, bytes)
    else if (at > builtAt) await put(key.slice(pulledPrefix.length), bytes)
    // The build has this file. On a full disk it is forgotten at a later start.
    else await apply(new Map([[key, undefined]])).catch(() => undefined)
  }

  /** Writes files, and removes files without bytes, in one transaction. */
  async function change(files: (readonly [file: string, bytes: Uint8Array | undefined])[]): Promise<void> {
    const at = new Date()
    if (files.length > 0)
      await apply(new Map(files.map(([file, bytes]) => [file, bytes && { bytes: forStore(bytes), at }])))
    for (const [file, bytes] of files) await put(file, bytes)
  }

  const filesAt = (path: string) =>
    memory.entryKind(path) === 'file' ? [path] : filesBelow(memory, path).map((name) => `${path}/${name}`)

  const disk: Disk = {
    ...memory,
    writtenAt: (file) => (held.get(file) ?? held.get(pulledPrefix + file))?.at ?? memory.writtenAt(file),
    write: (file, data) => change([[file, typeof data === 'string' ? new TextEncoder().encode(data) : data]]),
    move: (from, to) =>
      change(
        filesAt(from).flatMap((file) => [
          [to + file.slice(from.length), memory.read(file)],
          [file, undefined],
        ]),
      ),
    remove: (path) => change(filesAt(path).map((file) => [file, undefined])),
  }
  const publishedFiles: Pick<Disk, 'read' | 'list'> = memory
  return {
    disk,
    published: publishedFiles,
    /** Stores pulled published files; a file without bytes is no longer published. `at` is the time of their commit. */
    async replacePublished(files: ReadonlyMap<string, Uint8Array | undefined>, at: Date): Promise<void> {
      const changed = [...files].filter(([file, bytes]) => !isSame(bytes, memory.read(file)))
      if (changed.length === 0) return
      await apply(
        new Map(
          changed.map(([file, bytes]) => [pulledPrefix + file, { bytes: bytes && forStore(bytes), at }]),
        ),
      )
      for (const [file, bytes] of changed) await put(file, bytes)
    },
  }
}

function isSame(bytes: Uint8Array | undefined, published: Uint8Array | undefined): boolean {
  if (bytes === undefined || published === undefined) return bytes === published
  return digestOf(bytes) === digestOf(published)
}

/** A database stores only bytes, so a file that was not read is stored as a text with its digest. */
const mark = 'published '

function forStore(bytes: Uint8Array): Uint8Array {
  return bytes instanceof UnreadFile ? new TextEncoder().encode(mark + bytes.digest) : bytes
}

function fromStore(bytes: Uint8Array): Uint8Array {
  const text = bytes.length > 100 ? '' : new TextDecoder().decode(bytes)
  return text.startsWith(mark) ? new UnreadFile(text.slice(mark.length)) : bytes
}
