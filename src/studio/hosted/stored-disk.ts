import type { Disk } from '../../util/disk/disk.ts'
import { filesBelow } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { sha256 } from '../../util/sha256.ts'
import { digestIn } from './published.ts'

/** What is kept of a file: no bytes where a published one was removed; `over` is what was published in its place then. */
export type Stored = { bytes: Uint8Array | undefined; at: Date; over: Uint8Array | undefined }

/** Keeps files by their paths, over restarts. */
export type Store = {
  all(): Promise<ReadonlyMap<string, Stored>>
  /** Keeps some files and forgets those without a value, all of them or none. */
  apply(changes: ReadonlyMap<string, Stored | undefined>): Promise<void>
}

/**
 * Files in memory, of which those that are other than the published ones are kept in a store. An act is done once the
 * store has it: whatever ends the program, the next one finds the files as they were before the act or after it.
 *
 * @returns the disk, and what is kept of files that have been published otherwise since
 */
export async function openStoredDisk(
  published: Readonly<Record<string, string | Uint8Array>>,
  store: Store,
): Promise<{ disk: Disk; outdated: ReadonlyMap<string, Stored> }> {
  const memory = memoryDisk(published)
  const first = memoryDisk(published)
  const all = new Map(await store.all())
  const outdated = new Map<string, Stored>()

  /** What is to be kept of a file with these bytes. */
  function stored(file: string, bytes: Uint8Array | undefined): Stored | undefined {
    const now = first.read(file)
    const { over } = all.get(file) ?? { over: now }
    return isSame(bytes, now) ? undefined : { bytes, at: new Date(), over }
  }

  async function keep(changes: ReadonlyMap<string, Stored | undefined>): Promise<void> {
    if (changes.size > 0) await store.apply(changes)
    for (const [file, value] of changes) {
      if (value) all.set(file, value)
      else all.delete(file)
    }
  }

  for (const [file, kept] of [...all]) {
    // What has been published meanwhile is kept no more.
    if (stored(file, kept.bytes) === undefined) await keep(new Map([[file, undefined]]))
    else {
      if (kept.bytes) await memory.write(file, kept.bytes)
      else await memory.remove(file)
      if (!isSame(kept.over, first.read(file))) outdated.set(file, kept)
    }
  }

  const filesAt = (path: string) =>
    memory.kindOf(path) === 'file' ? [path] : filesBelow(memory, path).map((name) => `${path}/${name}`)

  const disk: Disk = {
    ...memory,
    writtenAt: (file) => all.get(file)?.at ?? memory.writtenAt(file),
    async write(file, data) {
      const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
      await keep(new Map([[file, stored(file, bytes)]]))
      await memory.write(file, bytes)
    },
    async move(from, to) {
      const changes = filesAt(from).flatMap((file) => {
        const target = to + file.slice(from.length)
        return [
          [target, stored(target, memory.read(file))] as const,
          [file, stored(file, undefined)] as const,
        ]
      })
      await keep(new Map(changes))
      await memory.move(from, to)
    },
    async remove(path) {
      await keep(new Map(filesAt(path).map((file) => [file, stored(file, undefined)])))
      await memory.remove(path)
    },
  }
  return { disk, outdated }
}

/** Whether bytes are those of a published file, or those for which it stands. */
function isSame(bytes: Uint8Array | undefined, published: Uint8Array | undefined): boolean {
  if (bytes === undefined || published === undefined) return bytes === published
  if (digestIn(published) === sha256(bytes, 64)) return true
  return bytes.length === published.length && bytes.every((byte, index) => byte === published[index])
}
