import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureFacts } from '../../content/compile/index.ts'
import { nearestTone } from '../../pictures/tones.ts'
import { writeAtomically } from '../atomic.ts'
import { encoders } from './settings.ts'

/** More pixels than this are not decoded, which would take more memory than a build may have. */
export const maxPixels = 100_000_000

/** Facts of one picture: what {@link PictureFacts} answers for a readable file. */
export type KnownFacts = Exclude<Awaited<ReturnType<PictureFacts>>, { error: string }>

/** A reader of picture facts that remembers them, by content, in `cacheDir`. */
export type FactsReader = PictureFacts & { save(): Promise<void> }

const cacheVersion = 1

/**
 * Reads hash, size and tone of pictures. Facts are remembered by the hash of the file's bytes, so a
 * picture is decoded once, whatever it is called; `save` writes what is new.
 */
export async function createPictureFacts({ cacheDir }: { cacheDir: string }): Promise<FactsReader> {
  const cacheFile = join(cacheDir, 'facts.json')
  const known = await readCache(cacheFile)
  let changed = false

  async function facts(file: string): ReturnType<PictureFacts> {
    const bytes = await readFile(file)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const remembered = known.get(hash)
    if (remembered) return { ...remembered, hash: publicHash(hash), bytes: bytes.length }
    try {
      const read = { hash: publicHash(hash), ...(await decode(bytes)) }
      known.set(hash, read)
      changed = true
      return { ...read, bytes: bytes.length }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  }

  async function save(): Promise<void> {
    if (!changed) return
    changed = false
    const entries = [...known].sort(([a], [b]) => (a < b ? -1 : 1))
    await writeAtomically(
      cacheFile,
      JSON.stringify({ version: cacheVersion, facts: Object.fromEntries(entries) }),
    )
  }

  return Object.assign(facts, { save })
}

/** Eight hex digits for public names: they change with the picture and with the encoder's settings. */
function publicHash(contentHash: string): string {
  const settings = JSON.stringify(encoders.release)
  return createHash('sha256').update(contentHash).update(settings).digest('hex').slice(0, 8)
}

async function decode(bytes: Buffer): Promise<Omit<KnownFacts, 'hash'>> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (format === undefined) throw new Error('unknown format')
  const { width, height } = autoOrient
  // The check refuses such a picture by its size; its tone is never painted.
  if (width * height > maxPixels) return { width, height, tone: 0, format }
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { data } = await image
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = red, blue = red] = data
  return {
    width,
    height,
    tone: nearestTone(red, green, blue),
    format,
  }
}

async function readCache(file: string): Promise<Map<string, KnownFacts>> {
  try {
    const cache = JSON.parse(await readFile(file, 'utf8')) as {
      version: number
      facts: Record<string, KnownFacts>
    }
    return new Map(cache.version === cacheVersion ? Object.entries(cache.facts) : [])
  } catch {
    // No cache, or one that an interruption or another program spoiled: everything is read anew.
    return new Map()
  }
}
