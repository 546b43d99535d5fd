import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { sha256 } from '../sha256.ts'
import { type Placing, plainPlacing } from '../site/folder.ts'
import { pictureDigest, readChecked } from './digest.ts'
import { encodePicture } from './encode.ts'
import { readEntries } from './entries.ts'
import { libraryVersions } from './library-versions.ts'
import { limitDecoding } from './open.ts'
import type { Variant } from './plan.ts'
import { type Effort, encoders, pipelineVersion } from './settings.ts'

/** Encoded pictures on disk: what has the same content, width and format is encoded once, whatever its name. */
export type PictureCache = {
  /** Path of the encoded variant, undefined where it is missing or damaged. */
  find(variant: Variant): Promise<string | undefined>
  /** Path of the encoded variant; encodes it first where it is missing. */
  fileOf(variant: Variant): Promise<string>
  /** Encodes variants of one original; tells of each file that is there. */
  encode(variants: readonly Variant[], done?: () => void): Promise<void>
  /** Puts the encoded variant at `target`; gives the path of the cached file. */
  place(variant: Variant, target: string): Promise<string>
}

/**
 * A cache below `cacheDir`, in a folder of its own for these settings and these versions of the encoders.
 *
 * @param options.placing what {@link PictureCache.place} puts files with
 */
export async function createPictureCache({
  cacheDir,
  effort,
  placing = plainPlacing,
}: {
  cacheDir: string
  effort: Effort
  placing?: Placing
}): Promise<PictureCache> {
  const settings = JSON.stringify([pipelineVersion, encoders[effort], await libraryVersions()])
  const entries = await readEntries(join(cacheDir, `${effort}-${sha256(settings, 12)}`))
  const idOf = createIdReader()
  const running = new Map<string, Promise<void>>()

  async function find(variant: Variant): Promise<string | undefined> {
    return await entries.find(await idOf(variant))
  }

  async function encode(variants: readonly Variant[], done = () => {}): Promise<void> {
    const [first] = variants
    if (first === undefined) return
    await limitDecoding(async () => {
      // The same pixels for the same file: a release that was interrupted ends as one that was not.
      const largest = effort === 'release' ? first.full : Math.max(...variants.map(({ width }) => width))
      const original = await readChecked(first.original, first.digest)
      await encodePicture(original, largest, variants, effort, async (variant, bytes) => {
        await entries.store(await idOf(variant), bytes)
        done()
      })
    })
  }

  async function fileOf(variant: Variant): Promise<string> {
    const found = await find(variant)
    if (found !== undefined) return found
    const id = await idOf(variant)
    const work = running.get(id) ?? encode([variant]).finally(() => running.delete(id))
    running.set(id, work)
    await work
    const made = await find(variant)
    if (made === undefined) throw new Error(`The picture cache has lost ${variant.name}.`)
    return made
  }

  async function place(variant: Variant, target: string): Promise<string> {
    const put = (file: string) => {
      placing.link(file, target)
      return file
    }
    try {
      return put(await fileOf(variant))
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
      // A build beside this one has removed the entry in the meantime.
      entries.forget(await idOf(variant))
      return put(await fileOf(variant))
    }
  }

  return { find, fileOf, encode, place }
}

/** Names variants after the content of their originals, which are read once where nobody knows their digest. */
function createIdReader(): (variant: Variant) => Promise<string> {
  const contents = new Map<string, Promise<string>>()
  return async ({ name, original, digest, width, format }) => {
    if (digest !== undefined) return `${digest}-${width}.${format}`
    // A published name changes with the content, a path does not.
    const picture = `${original} ${name.slice(0, name.lastIndexOf('-'))}`
    const known = contents.get(picture)
    const content = known ?? readFile(original).then(pictureDigest)
    if (known === undefined) contents.set(picture, content)
    return `${await content}-${width}.${format}`
  }
}
