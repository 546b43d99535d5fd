import {
  chmodSync,
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { type Effort, encode, leastSize } from '../compress/encode.ts'
import { hasCode } from '../has-code.ts'
import { fileMode, isReadable } from '../modes.ts'
import { compressedEnding } from '../serve/encoding.ts'
import { sha256 } from '../sha256.ts'

/** One file of the store as it was left: a file whose size or time is another has been tampered with. */
export type StoredFile = { name: string; size: number; time: number }

/** A published text in the store: the text itself, and its compressed copies where they are worth it. */
export type Stored = { digest: string; files: StoredFile[] }

/** Endings under which the files of {@link Stored} are published, in their order. */
export const endings = ['', '.br', '.gz'] as const

/**
 * Puts a text and its compressed copies, if any, into the folder `dir`, named by the digest of the text. What is
 * there and whole stays as it is, so that two builds that write the same do not disturb each other.
 * Synchronous, because it runs in threads of its own. The folder must be there.
 */
export function storeText(dir: string, text: string, effort: Effort | 'none'): Stored {
  const bytes = Buffer.from(text)
  const digest = digestOf(bytes)
  const whole = keep(dir, digest, bytes)
  if (effort === 'none' || bytes.length < leastSize) return { digest, files: [whole] }
  const copies = (['br', 'gzip'] as const).map((encoding) =>
    keep(dir, `${digest}.${effort}${compressedEnding[encoding]}`, encode(bytes, encoding, effort)),
  )
  return { digest, files: [whole, ...copies] }
}

/** Whether everything that is stored of a text is as it was left, and may be read by everybody. */
export function isWhole(dir: string, { files }: Stored): boolean {
  return files.every(({ name, size, time }) => {
    const found = statSync(join(dir, name), { throwIfNoEntry: false })
    return found !== undefined && found.size === size && found.mtimeMs === time && isReadable(found)
  })
}

/** Digest by which the store names a text. */
export function digestOf(bytes: string | Uint8Array): string {
  return sha256(bytes, 32)
}

/** Digest of several texts, each told from the next. */
export function keyOf(...texts: readonly string[]): string {
  return digestOf([texts.map(({ length }) => length).join(' '), ...texts].join('\n'))
}

/**
 * Writes a file, unless it is there with the very same bytes. One that is half written, by a build that was ended or
 * is at it, has another size and is replaced: whoever keeps a file remembers its size and time.
 */
function keep(dir: string, name: string, bytes: Uint8Array): StoredFile {
  const file = join(dir, name)
  // Most are new: two calls less for each of ten thousand.
  const made = write(file, 'wx', bytes)
  if (made !== undefined) return { name, size: bytes.length, time: made }
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.size === bytes.length && readFileSync(file).equals(bytes)) {
    if (!isReadable(found)) chmodSync(file, fileMode)
    return { name, size: found.size, time: found.mtimeMs }
  }
  const draft = `${file}.${process.pid}-${threadId}.tmp`
  const time = write(draft, 'w', bytes) ?? 0
  renameSync(draft, file)
  return { name, size: bytes.length, time }
}

/** Gives the time of the change; undefined where the file must be new and is not. */
function write(file: string, flag: 'w' | 'wx', bytes: Uint8Array): number | undefined {
  try {
    const descriptor = openSync(file, flag)
    try {
      writeFileSync(descriptor, bytes)
      return fstatSync(descriptor).mtimeMs
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return undefined
    throw error
  }
}
