import { copyFile, link, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Progress } from '../progress.ts'
import { createPictureCache } from './cache.ts'
import { type SourcePicture, type Variant, variantsOf } from './plan.ts'

/**
 * Publishes every picture into `outDir`: raster pictures in their widths and formats, vector drawings
 * as they are. What is encoded already is taken from the cache; the rest is encoded on all cores.
 */
export async function publishPictures(options: {
  pictures: readonly SourcePicture[]
  root: string
  cacheDir: string
  outDir: string
  progress: Progress
}): Promise<{ files: number; encoded: number }> {
  const { pictures, root, cacheDir, outDir, progress } = options
  const cache = createPictureCache({ cacheDir, effort: 'release' })
  const raster = pictures.filter((picture) => picture.kind === 'raster')
  const variants = raster.flatMap((picture) => variantsOf(picture, root))
  const known = await Promise.all(variants.map((variant) => cache.has(variant)))
  const missing = variants.filter((_, index) => !known[index])

  await mkdir(outDir, { recursive: true })
  const step = progress.start('Fotografitë', missing.length)
  await eachInParallel(missing, availableParallelism(), async (variant) => {
    await cache.fileOf(variant)
    step.advance()
  })
  step.end()
  await eachInParallel(variants, 32, async (variant) =>
    place(await cache.fileOf(variant), join(outDir, variant.name)),
  )
  for (const drawing of pictures.filter((picture) => picture.kind === 'vector')) {
    await copyFile(join(root, drawing.file), join(outDir, `${drawing.key}.svg`))
  }
  await cache.prune(variants)
  return { files: variants.length + pictures.length - raster.length, encoded: missing.length }
}

/** A hard link costs no space and no time; where the file system has none, a copy. */
async function place(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to))
}

async function eachInParallel(
  variants: readonly Variant[],
  limit: number,
  work: (variant: Variant) => Promise<void>,
): Promise<void> {
  const queue = variants.values()
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const variant of queue) await work(variant)
    }),
  )
}
