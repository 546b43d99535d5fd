import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFacts, Unusable } from '../../content/compile/index.ts'
import { nearestTone } from '../../pictures/tones.ts'
import { settled, stateOf } from '../file-state.mjs'
import { sha256 } from '../sha256.ts'
import { pictureDigest } from './digest.ts'
import { type KnownFacts, readFactsFile, worthKeeping, writeFactsFile } from './facts-file.ts'
import { faultOf, inspectHead, inspectSize } from './inspect.ts'
import { limitDecoding, openPicture } from './open.ts'
import { encoders, pipelineVersion } from './settings.ts'

/** A reader of picture facts that remembers them, by content, in `cacheDir`. */
export type FactsReader = PictureFacts & { save(): Promise<void> }

/**
 * Reads hash, size and tone of pictures. Facts are remembered by the hash of the file's bytes, so a
 * picture is decoded once, whatever it is called; a file whose size and times are the same is not read
 * again. `save` writes what is new.
 */
export async function createPictureFacts({ cacheDir }: { cacheDir: string }): Promise<FactsReader> {
  const cacheFile = join(cacheDir, 'facts.json')
  const { facts: known, hashes } = await readFactsFile(cacheFile)
  const used = new Map<string, string>()
  const shown = new Set<string>()
  let changed = false

  /** What is known of a file whose state on the disk is that of an earlier reading. */
  function recall(key: string): KnownFacts | undefined {
    const hash = hashes.get(key)
    const found = hash === undefined ? undefined : known.get(hash)
    if (hash === undefined || found === undefined) return undefined
    used.set(key, hash)
    shown.add(hash)
    return { ...found, hash: publicHash(hash), digest: hash }
  }

  async function read(file: string, { key, time }: ReturnType<typeof stateOf>): ReturnType<PictureFacts> {
    const unusable = await inspectSize(file)
    if (unusable !== undefined) return unusable
    const bytes = await readFile(file)
    const hash = pictureDigest(bytes)
    if (Date.now() - time > settled) {
      hashes.set(key, hash)
      used.set(key, hash)
      changed = true
    }
    shown.add(hash)
    const remembered = known.get(hash)
    if (remembered) return { ...remembered, hash: publicHash(hash), digest: hash }
    const decoded = await decode(bytes)
    if ('error' in decoded) return decoded
    const found = { hash: publicHash(hash), ...decoded }
    known.set(hash, found)
    changed = true
    return { ...found, digest: hash }
  }

  async function save(): Promise<void> {
    if (!changed) return
    changed = false
    // States of files that are gone or changed are of no use any more.
    await writeFactsFile(cacheFile, { facts: new Map(worthKeeping(known, shown)), hashes: used })
  }

  async function factsOf(file: string): ReturnType<PictureFacts> {
    const state = stateOf(file)
    return recall(state.key) ?? (await limitDecoding(() => read(file, state)))
  }
  return Object.assign(factsOf, { save })
}

/** Eight hex digits for public names: they change with the picture and with the encoder's settings. */
function publicHash(contentHash: string): string {
  const settings = JSON.stringify([pipelineVersion, encoders.release])
  return sha256(contentHash + settings, 8)
}

async function decode(bytes: Buffer): Promise<Omit<KnownFacts, 'hash'> | Unusable> {
  try {
    const head = await inspectHead(bytes)
    if ('error' in head) return head
    const [red = 0, green = red, blue = red] = await (await openPicture(bytes))
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer()
    const { width, height, format } = head
    return { width, height, tone: nearestTone(red, green, blue), format }
  } catch (error) {
    return faultOf(bytes, error instanceof Error ? error.message : String(error))
  }
}
