import sharp from 'sharp'
import type { PictureFormat } from '../../pictures/urls.ts'
import { maxPixels } from './facts.ts'
import { type Effort, encoders } from './settings.ts'

/**
 * One published file of a picture: turned upright, in sRGB, `width` px wide, without metadata (no
 * place, camera or date reaches a visitor); transparent parts become white.
 */
export async function encodePicture(
  original: string | Uint8Array,
  width: number,
  format: PictureFormat,
  effort: Effort,
): Promise<Uint8Array> {
  const image = sharp(original, { limitInputPixels: maxPixels })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
  const settings = encoders[effort]
  if (format === 'avif') return await image.avif(settings.avif).toBuffer()
  if (format === 'webp') return await image.webp(settings.webp).toBuffer()
  return await image.jpeg(settings.jpg).toBuffer()
}
