import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFile } from '../../content/compile/index.ts'
import { createLimit } from '../limit.ts'
import type { Progress } from '../progress.ts'
import { type Placing, plainPlacing } from '../site/folder.ts'
import { createPictureCache } from './cache.ts'
import { readChecked } from './digest.ts'
import { type Variant, variantsOf } from './plan.ts'
import { pruneCache } from './prune.ts'

/** Files that are read or linked at the same time. */
const parallelFiles = 32

/**
 * Publishes every picture into `outDir`: raster pictures in their widths and formats, vector drawings
 * as they are. What is encoded already is taken from the cache; the rest is encoded on all cores.
 */
export async function publishPictures(options: {
  pictures: readonly PictureFile[]
  root: string
  cacheDir: string
  outDir: string
  progress: Progress
  /** What the encoding waits for: it takes all cores and much memory. */
  encodeAfter?: Promise<unknown>
  placing?: Placing
}): Promise<{ files: number; encoded: number }> {
  const { pictures, root, cacheDir, outDir, progress, encodeAfter, placing = plainPlacing } = options
  const cache = await createPictureCache({ cacheDir, effort: 'release', placing })
  const raster = pictures.filter((picture) => picture.kind === 'raster')
  const variants = raster.flatMap((picture) => variantsOf(picture, root))
  const missing: Variant[] = []
  await eachOf(variants, async (variant) => {
    if ((await cache.find(variant)) === undefined) missing.push(variant)
  })

  if (missing.length > 0) await encodeAfter
  await mkdir(outDir, { recursive: true })
  const step = progress.start('Fotografitë', missing.length)
  await Promise.all(byOriginal(missing).map((some) => cache.encode(some, step.advance)))
  step.end()
  const used = new Set<string>()
  await eachOf(variants, async (variant) => {
    used.add(await cache.place(variant, join(outDir, variant.name)))
  })
  for (const drawing of pictures.filter((picture) => picture.kind === 'vector')) {
    const [original, copy] = [join(root, drawing.file), join(outDir, `${drawing.key}.svg`)]
    placing.copy(original, copy)
    // Published as it is: what visitors get must be what was checked.
    await readChecked(copy, drawing.digest, original)
  }
  await pruneCache({ cacheDir, used })
  return { files: variants.length + pictures.length - raster.length, encoded: missing.length }
}

/** Variants of one picture together: its original is decoded once. */
function byOriginal(variants: readonly Variant[]): Variant[][] {
  const groups = new Map<string, Variant[]>()
  for (const variant of variants) {
    groups.set(variant.original, [...(groups.get(variant.original) ?? []), variant])
  }
  return [...groups.values()]
}

async function eachOf(
  variants: readonly Variant[],
  work: (variant: Variant) => Promise<void>,
): Promise<void> {
  const limit = createLimit(parallelFiles)
  await Promise.all(variants.map((variant) => limit(() => work(variant))))
}
