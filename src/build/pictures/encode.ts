import type { PictureFormat } from '../../pictures/urls.ts'
import { loadLibrary, openPicture } from './open.ts'
import { type Effort, encoders } from './settings.ts'

/** Pixels in sRGB, three bytes each, as sharp takes them. */
type Pixels = { data: Buffer; width: number; height: number }

/** A file to encode. */
type Wanted = { width: number; format: PictureFormat }

/**
 * Encodes files of one picture: upright, in sRGB, without metadata (no place, camera or date reaches a
 * visitor), transparent parts white. The original is decoded once, to at most `largest` px of width;
 * every file is made from these bare pixels.
 *
 * @param done is awaited with each file before the next one is encoded
 */
export async function encodePicture<Variant extends Wanted>(
  original: Uint8Array,
  largest: number,
  wanted: readonly Variant[],
  effort: Effort,
  done: (variant: Variant, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const pixels = await decode(original, largest)
  for (const variant of wanted) await done(variant, await encode(pixels, variant, effort))
}

async function decode(original: Uint8Array, largest: number): Promise<Pixels> {
  const { data, info } = await (await openPicture(original))
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`A picture has ${info.channels} channels instead of 3.`)
  return { data, width: info.width, height: info.height }
}

async function encode(pixels: Pixels, { width, format }: Wanted, effort: Effort): Promise<Uint8Array> {
  const sharp = await loadLibrary()
  const image = sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
  if (width < pixels.width) image.resize({ width })
  const settings = encoders[effort]
  if (format === 'avif') return await image.avif(settings.avif).toBuffer()
  if (format === 'webp') return await image.webp(settings.webp).toBuffer()
  return await image.jpeg(settings.jpg).toBuffer()
}
