import { type Disk, filesBelow } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { sha256 } from '../../util/sha256.ts'
import { sentFiles } from '../core/publish/sent.ts'
import { digestOfLine } from './published.ts'

/** A file in the store: no bytes where the file was removed; `over` is the published file from which the work began. */
export type Stored = { bytes: Uint8Array | undefined; at: Date; over: Uint8Array | undefined }

/** Keeps files by their paths, over restarts. */
export type Store = {
  all(): Promise<ReadonlyMap<string, Stored>>
  /** Keeps the files with a value and forgets those without one: all of them or none. */
  apply(changes: ReadonlyMap<string, Stored | undefined>): Promise<void>
}

/** The bytes of a file as published (`theirs`) and as it is to be here (`result`); undefined where there is no file. */
export type Taken = { theirs: Uint8Array | undefined; result: Uint8Array | undefined }

/** The files of a browser. */
export type StoredDisk = Awaited<ReturnType<typeof openStoredDisk>>

/** The prefix, in the store, of the path of a published file that was taken after this studio was built. */
const takenPrefix = 'published/'

/**
 * Opens files in memory, over a store that keeps those which differ from the published ones, or from what was sent to
 * replace these. A change is done once the
 * store has it: wherever the program ends, the next start finds the files as they were before the change or after it.
 *
 * @param builtAt when the published files were committed: they include all files that were taken before
 * @returns the disk; `kept`, the files in the store; `published`, the published files; `take`, which takes published files,
 *   all or none
 */
export async function openStoredDisk(
  published: Readonly<Record<string, string | Uint8Array>>,
  store: Store,
  builtAt = new Date(0),
) {
  const memory = memoryDisk(published)
  const first = memoryDisk(published)
  const all = new Map(await store.all())

  async function put(disk: Disk, file: string, bytes: Uint8Array | undefined): Promise<void> {
    await (bytes ? disk.write(file, bytes) : disk.remove(file))
  }

  /** The entry of the store for a file with these bytes; undefined where they are the published ones and no others were sent. */
  function stored(file: string, bytes: Uint8Array | undefined): Stored | undefined {
    const now = first.read(file)
    const { over } = all.get(file) ?? { over: now }
    const sent = sentFiles({ read: (name) => all.get(name)?.bytes }).get(file)
    const isTakenBack = sent && sent.over === digestOf(now) && sent.digest !== digestOf(bytes)
    return isSame(bytes, now) && !isTakenBack ? undefined : { bytes, at: new Date(), over }
  }

  async function keep(changes: ReadonlyMap<string, Stored | undefined>): Promise<void> {
    if (changes.size > 0) await store.apply(changes)
    for (const [file, value] of changes) {
      if (value) all.set(file, value)
      else all.delete(file)
    }
  }

  for (const [key, { bytes, at }] of [...all].filter(([key]) => key.startsWith(takenPrefix))) {
    if (at <= builtAt) await keep(new Map([[key, undefined]]))
    else for (const disk of [first, memory]) await put(disk, key.slice(takenPrefix.length), bytes)
  }
  for (const [file, kept] of [...all].filter(([key]) => !key.startsWith(takenPrefix))) {
    // The store drops a file whose bytes have been published meanwhile.
    if (stored(file, kept.bytes) === undefined) await keep(new Map([[file, undefined]]))
    else await put(memory, file, kept.bytes)
  }

  /** Writes files, and removes those without bytes: all of them or none. */
  async function change(files: (readonly [file: string, bytes: Uint8Array | undefined])[]): Promise<void> {
    await keep(new Map(files.map(([file, bytes]) => [file, stored(file, bytes)])))
    for (const [file, bytes] of files) await put(memory, file, bytes)
  }

  const filesAt = (path: string) =>
    memory.entryKind(path) === 'file' ? [path] : filesBelow(memory, path).map((name) => `${path}/${name}`)

  const disk: Disk = {
    ...memory,
    writtenAt: (file) => all.get(file)?.at ?? memory.writtenAt(file),
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
  return {
    disk,
    kept: all as ReadonlyMap<string, Stored>,
    published: first as Pick<Disk, 'read' | 'list'>,
    async take(files: ReadonlyMap<string, Taken>, at: Date): Promise<void> {
      const changes = new Map<string, Stored | undefined>()
      for (const [file, { theirs, result }] of files) {
        if (!isSame(theirs, first.read(file)))
          changes.set(takenPrefix + file, { bytes: theirs, at, over: undefined })
        const own = { bytes: result, at: new Date(), over: theirs }
        changes.set(file, isSame(result, theirs) ? undefined : own)
      }
      await keep(changes)
      for (const [file, { theirs, result }] of files) {
        await put(first, file, theirs)
        await put(memory, file, result)
      }
    },
  }
}

export function digestOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && sha256(bytes, 64)
}

/** Whether bytes are those of a published file, or those whose digest it names (a digest line, see `filesOf`). */
export function isSame(bytes: Uint8Array | undefined, published: Uint8Array | undefined): boolean {
  if (bytes === undefined || published === undefined) return bytes === published
  if (digestOfLine(published) === sha256(bytes, 64)) return true
  return bytes.length === published.length && bytes.every((byte, index) => byte === published[index])
}
