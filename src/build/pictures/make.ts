import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PictureFile } from '../../check/index.ts'
import { createLimit } from '../../util/limit.ts'
import type { Progress } from '../../util/progress.ts'
import { fileDigest, type Unit, type Units } from '../dist/manifest.ts'
import {
  type Encoded,
  encodedId,
  encodedWith,
  openEncoded,
  publishedDrawing,
  publishedName,
  variantsOf,
} from './encoded.ts'
import { pruneStores } from './store.ts'

/** Photographs that are written at the same time. */
const parallelFiles = 16

/** Seconds that a core needs for a megapixel of all files of a photograph, about: only for what is said beforehand. */
const secondsPerMegapixel = 0.17

/**
 * Makes a unit of each picture: a photograph in its widths and formats, a drawing as it was checked. A known unit stays
 * as it is; the files of others are written below `staging`. What is encoded already is taken from `cache`, where all
 * that is encoded is kept as soon as it is there, so that an interrupted build goes on where it was.
 *
 * @param options.pictures each different picture once, with a path below `root`
 */
export async function makePictures(options: {
  pictures: readonly PictureFile[]
  root: string
  cache: string
  known: Units
  staging: string
  progress: Progress
}): Promise<Unit[]> {
  const { pictures, root, cache, known, staging, progress } = options
  const cacheDir = join(cache, 'pictures')
  const settings = encodedWith('release')
  const units = pictures.map((picture) => {
    const name = `picture ${picture.key}`
    // The digest, which is in the key, decides the rest.
    const key = `${picture.digest} ${settings}`
    const found = known.get(name)
    return { picture, name, key, found: found?.key === key ? found : undefined }
  })
  if (units.every(({ found }) => found !== undefined)) return units.flatMap(({ found }) => found ?? [])

  const encoded = await openEncoded({ root, cacheDir, effort: 'release' })
  await encodeMissing(
    units.flatMap(({ picture, found }) =>
      found === undefined && picture.kind === 'raster' ? [picture] : [],
    ),
    encoded,
    progress,
  )
  await mkdir(join(staging, 'pictures'), { recursive: true })
  const limit = createLimit(parallelFiles)
  const made = await Promise.all(
    units.map(({ picture, name, key, found }) =>
      found === undefined
        ? limit(async () => ({ name, key, files: await writeFiles(picture, { root, encoded, staging }) }))
        : found,
    ),
  )
  const used = new Set(
    pictures.flatMap((picture) => variantsOf(picture).map((variant) => encodedId(picture, variant))),
  )
  await pruneStores(cacheDir, (id) => used.has(id))
  return made
}

async function encodeMissing(
  pictures: readonly PictureFile[],
  encoded: Encoded,
  progress: Progress,
): Promise<void> {
  const missing = pictures.flatMap((picture) => {
    const variants = variantsOf(picture).filter((variant) => !encoded.has(picture, variant))
    const shape = picture.height / picture.width
    const megapixels = variants.reduce((sum, { width }) => sum + (width * width * shape) / 1e6, 0)
    return variants.length === 0 ? [] : [{ picture, variants, megapixels }]
  })
  const step = progress.start('Fotografitë', missing.length, {
    work: missing.reduce((sum, { megapixels }) => sum + megapixels, 0),
    secondsEach: secondsPerMegapixel / availableParallelism(),
  })
  await Promise.all(
    missing.map(async ({ picture, variants, megapixels }) => {
      await encoded.encode(picture, variants)
      step.advance(megapixels)
    }),
  )
  step.end()
}

/** Writes the files of a picture below `staging`; gives their digests by path. */
async function writeFiles(
  picture: PictureFile,
  { root, encoded, staging }: { root: string; encoded: Encoded; staging: string },
): Promise<Unit['files']> {
  const files: Record<string, string> = {}
  const write = async (name: string, bytes: string | Uint8Array) => {
    await writeFile(join(staging, 'pictures', name), bytes)
    files[`pictures/${name}`] = fileDigest(bytes)
  }
  if (picture.kind === 'vector') await write(publishedName(picture), await publishedDrawing(root, picture))
  else
    for (const variant of variantsOf(picture)) {
      let bytes = await encoded.read(picture, variant)
      // Damaged, or removed by a build beside this one.
      if (bytes === undefined) await encoded.encode(picture, [variant])
      bytes ??= await encoded.read(picture, variant)
      if (bytes === undefined) throw new Error(`The cache of pictures has lost a file of ${picture.file}.`)
      await write(publishedName(picture, variant), bytes)
    }
  return files
}
