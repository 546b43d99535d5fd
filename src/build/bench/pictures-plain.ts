import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureFile } from '../../content/compile/index.ts'
import { variantsOf } from '../pictures/plan.ts'
import { encoders } from '../pictures/settings.ts'

/**
 * What the pipeline is measured against: the loop that anyone would write first. One file after the
 * other, each from its original, with the same settings.
 */
export async function publishPlainly(
  pictures: readonly PictureFile[],
  root: string,
  outDir: string,
): Promise<number> {
  await mkdir(outDir, { recursive: true })
  const variants = pictures.flatMap((picture) => variantsOf(picture, root))
  for (const { name, original, width, format } of variants) {
    const image = sharp(original).autoOrient().flatten({ background: '#ffffff' }).resize({ width })
    const file = join(outDir, name)
    if (format === 'avif') await image.avif(encoders.release.avif).toFile(file)
    else if (format === 'webp') await image.webp(encoders.release.webp).toFile(file)
    else await image.jpeg(encoders.release.jpg).toFile(file)
  }
  return variants.length
}
