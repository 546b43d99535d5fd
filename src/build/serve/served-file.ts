import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeAside } from '../compress/encode.ts'
import { compressedEnding, type Encoding } from './encoding.ts'
import { isCompressible, mediaType } from './media-types.ts'

/** A file of the site as it can be sent. */
export type ServedFile = { path: string; type: string; size: number; version: string }

/** A form of a file: its bytes where they are in memory, else the path to read them from. */
export type Representation = { encoding: Encoding; etag: string; size: number; bytes?: Buffer; path: string }

/** The first of `names` that is a file below `dir`. */
export async function findFile(dir: string, names: readonly string[]): Promise<ServedFile | undefined> {
  for (const name of names) {
    const path = join(dir, name)
    const facts = await stat(path).catch(() => undefined)
    if (facts?.isFile()) {
      const version = `${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}`
      return { path, type: mediaType(path), size: facts.size, version }
    }
  }
  return undefined
}

/** Chooses and prepares forms of files: compressed copies beside them are used, missing ones are made once. */
export function createRepresentations(): (file: ServedFile, accepted: Encoding[]) => Promise<Representation> {
  const made = new Map<string, { version: string; bytes: Promise<Buffer> }>()

  function compressed(file: ServedFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const key = `${encoding} ${file.path}`
    const known = made.get(key)
    if (known?.version === file.version) return known.bytes
    // The way a host does it at the time of a request.
    const bytes = readFile(file.path).then((text) => encodeAside(text, encoding, 'quick'))
    made.set(key, { version: file.version, bytes })
    bytes.catch(() => made.delete(key))
    return bytes
  }

  return async (file, accepted) => {
    const encoding = isCompressible(file.type) ? (accepted[0] ?? 'identity') : 'identity'
    if (encoding === 'identity') {
      return { encoding, etag: `"${file.version}"`, size: file.size, path: file.path }
    }
    const etag = `"${file.version}-${encoding}"`
    const path = file.path + compressedEnding[encoding]
    const ready = await stat(path).catch(() => undefined)
    if (ready?.isFile()) return { encoding, etag, size: ready.size, path }
    const bytes = await compressed(file, encoding)
    return { encoding, etag, size: bytes.length, bytes, path: file.path }
  }
}
