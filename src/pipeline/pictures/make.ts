import { statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFile } from '../../check/pictures/pictures.ts'
import { createLimit } from '../../util/limit.ts'
import type { Progress } from '../../util/progress.ts'
import { fileDigest, type Unit, type Units, unchangedUnit } from '../dist/manifest.ts'
import { pixelsPerSecond, type Variant } from './encode.ts'
import {
  type Encoded,
  encoderDigest,
  openEncoded,
  publishedDrawing,
  publishedName,
  readCached,
  removeOldFiles,
  variantsOf,
} from './encoded.ts'

/** Photographs processed concurrently; only some of them are decoded at a time. */
const parallelPictures = 16

/**
 * Makes a unit of each picture: a photograph in its widths and formats, a drawing as it was checked. A known unit is
 * kept; the files of other units are written below `staging`. New variants are added to `cache` at once, so that the
 * next build continues after an interruption.
 */
export async function makePictures(options: {
  pictures: readonly PictureFile[]
  root: string
  cache: string
  previous: Units
  staging: string
  progress: Progress
}): Promise<Unit[]> {
  const { pictures, root, cache, previous, staging, progress } = options
  const cacheDir = join(cache, 'pictures')
  const settings = encoderDigest()
  const units = pictures.map((picture) => {
    // The digest and the settings decide all other properties of a picture.
    const unit = { name: `picture ${picture.key}`, key: `${picture.digest} ${settings}` }
    return { picture, unit, found: unchangedUnit(previous, unit) }
  })
  const wanted = units.filter(({ found }) => found === undefined)
  if (wanted.length === 0) return units.flatMap(({ found }) => found ?? [])

  const encoded = openEncoded({ root, cacheDir })
  const missing = new Map(wanted.map(({ picture }) => [picture, missingOf(picture, encoded)]))
  const works = [...missing]
    .map(([picture, variants]) => workOf(picture, variants))
    .filter((work) => work > 0)
  const work = works.reduce((sum, each) => sum + each, 0)
  const step = progress.start('Fotografitë', works.length, work, work / pixelsPerSecond)
  await mkdir(join(staging, 'pictures'), { recursive: true })

  const write = pictureWriter({ root, staging, encoded, onWork: (done) => step.advance(done) })
  const limit = createLimit(parallelPictures)
  const batch = await Promise.all(
    units.map(async ({ picture, unit, found }) => {
      return found ?? { ...unit, files: await limit(() => write(picture, missing.get(picture) ?? [])) }
    }),
  )
  step.end()
  const used = pictures.flatMap((picture) =>
    variantsOf(picture).map((variant) => encoded.fileOf(picture, variant)),
  )
  await removeOldFiles(cacheDir, new Set(used))
  return batch
}

/**
 * Returns a function that encodes the missing variants of a picture, writes its files below `staging`, and returns their
 * digests by path.
 */
function pictureWriter(options: {
  root: string
  staging: string
  encoded: Encoded
  onWork: (pixels: number) => void
}) {
  const { root, staging, encoded, onWork } = options
  return async (picture: PictureFile, missing: readonly Variant[]): Promise<Unit['files']> => {
    const files: Record<string, string> = {}
    const add = async (name: string, bytes: string | Uint8Array) => {
      await writeFile(join(staging, 'pictures', name), bytes)
      files[`pictures/${name}`] = fileDigest(bytes)
    }
    if (picture.kind === 'vector') {
      await add(publishedName(picture), await publishedDrawing(root, picture))
      return files
    }
    if (missing.length > 0) {
      await encoded.encode(picture, missing)
      onWork(workOf(picture, missing))
    }
    for (const variant of variantsOf(picture)) {
      const bytes = await readCached(encoded.fileOf(picture, variant))
      if (bytes === undefined)
        throw new Error(
          `Nga .cache humbi një skedar i ${picture.file}; nisni ndërtimin përsëri. (The cache has lost a file: build once more.)`,
        )
      await add(publishedName(picture, variant), bytes)
    }
    return files
  }
}

/** Number of pixels to encode, to which the time is proportional. */
function workOf({ width, height }: PictureFile, variants: readonly Variant[]): number {
  return variants.reduce((sum, variant) => sum + (variant.width ** 2 * height) / width, 0)
}

function missingOf(picture: PictureFile, { fileOf }: Encoded): Variant[] {
  if (picture.kind === 'vector') return []
  return variantsOf(picture).filter(
    (variant) => !statSync(fileOf(picture, variant), { throwIfNoEntry: false })?.size,
  )
}
