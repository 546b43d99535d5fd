import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Facts, PictureFacts, Unusable } from '../../check/pictures/pictures.ts'
import { nearestTone } from '../../model/pictures/tones.ts'
import { writeAtomically } from '../../util/atomic.ts'
import { readVersioned } from '../../util/read-versioned.ts'
import { sha256 } from '../../util/sha256.ts'
import { encoderSettings, limitDecoding, modulesDigest, openPicture, pictureDigest } from './encode.ts'
import { faultOf, inspectHead, inspectSize } from './inspect.ts'
import { privateIn } from './private/private.ts'

/** A reader of picture facts with a cache in `cacheDir`. */
export type FactsReader = PictureFacts & { save(): Promise<void> }

/** Facts read from a picture's bytes, without the names derived from their digest. */
type Read = Omit<Facts, 'hash' | 'digest'>

/**
 * Reads digest, size and tone of pictures. Facts are cached by the digest of the file's bytes, so that a picture is
 * decoded once at any path. A file with unchanged size and times is not read again. `save` writes new facts.
 */
export async function createPictureFacts({ cacheDir }: { cacheDir: string }): Promise<FactsReader> {
  const version = modulesDigest(rules)
  const cacheFile = join(cacheDir, 'facts.json')
  const written = readVersioned<FactsFile>(cacheFile, version)
  const facts = new Map(Object.entries(written?.facts ?? {}))
  const digests = new Map(Object.entries(written?.digests ?? {}))
  const used = new Map<string, string>()
  let changed = false

  async function factsOfFile(file: string): ReturnType<PictureFacts> {
    const { state, time } = stateOf(file)
    const digest = digests.get(state) ?? ''
    const cached = facts.get(digest)
    if (cached === undefined) return await limitDecoding(() => read(file, state, time))
    used.set(state, digest)
    return factsOf(digest, cached)
  }

  async function read(file: string, state: string, time: number): Promise<Facts | Unusable> {
    const unusable = await inspectSize(file)
    if (unusable !== undefined) return unusable
    const bytes = await readFile(file)
    const digest = pictureDigest(bytes)
    const decoded = facts.get(digest) ?? (await decodePicture(bytes))
    if ('error' in decoded) return decoded
    changed ||= !facts.has(digest)
    facts.set(digest, decoded)
    if (Date.now() - time > settled) {
      for (const map of [digests, used]) map.set(state, digest)
      changed = true
    }
    return factsOf(digest, decoded)
  }

  async function save(): Promise<void> {
    if (!changed) return
    changed = false
    // Drops states of removed or changed files; facts stay, for a branch that is checked out again.
    const written: FactsFile = {
      version,
      facts: Object.fromEntries(facts),
      digests: Object.fromEntries(used),
    }
    await writeAtomically(cacheFile, JSON.stringify(written))
  }

  return Object.assign(factsOfFile, { save })
}

/** The public name has twelve hex digits: it changes with the picture and with the encoder's settings. */
function factsOf(digest: string, read: Read): Facts {
  return { ...read, hash: sha256(digest + encoderSettings, 12), digest }
}

async function decodePicture(bytes: Buffer): Promise<Read | Unusable> {
  try {
    const head = await inspectHead(bytes)
    if ('error' in head) return head
    const [red = 0, green = red, blue = red] = await (await openPicture(bytes))
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer()
    const found = await privateIn(bytes)
    return { ...head, tone: nearestTone(red, green, blue), ...(found.length > 0 && { private: found }) }
  } catch (error) {
    return faultOf(bytes, error instanceof Error ? error.message : String(error))
  }
}

/** Within this time (ms) after a change, another change may not update the times of a file. */
const settled = 2000

/** The state of a file on the disk: any change of its bytes changes its times. */
function stateOf(file: string): { state: string; time: number } {
  // Synchronous: for thousands of files the thread switches take ten times as long.
  const { dev, ino, size, mtimeMs, ctimeMs } = statSync(file)
  return { state: [dev, ino, size, mtimeMs, ctimeMs].join(' '), time: Math.max(mtimeMs, ctimeMs) }
}

/** The modules that read facts. */
const rules = [
  'src/pipeline/pictures',
  ...['drawing', 'private'].map((folder) => `src/pipeline/pictures/${folder}`),
  'src/model/pictures/tones.ts',
]

/** The cached data: facts by the digest of the bytes, and the digest of each file by its state on the disk. */
type FactsFile = { version: string; facts: Record<string, Read>; digests: Record<string, string> }
