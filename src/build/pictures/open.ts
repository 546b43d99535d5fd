import { availableParallelism } from 'node:os'
import { createLimit } from '../limit.ts'

/** Photos of 50-megapixel phones (8192 × 6144) are published; beyond that a photo is made smaller first. */
export const mostPixels = 51_000_000

/** GitHub takes no larger file either. */
export const mostBytes = 100_000_000

/** A pictogram has a few thousand bytes. */
export const mostDrawingBytes = 1_000_000

/**
 * Pictures that are decoded at the same time. Node has four threads for such work; the picture library
 * gets the cores that these leave.
 */
export const parallelPictures = Math.min(4, availableParallelism())

/** The picture library. Only who decodes a picture loads it: that takes a tenth of a second. */
export async function loadLibrary() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(Math.ceil(availableParallelism() / parallelPictures))
  // Nothing is decoded twice in one run, so nothing is worth remembering.
  sharp.cache(false)
  return sharp
}

/** The one gate to the decoder: however many ask, memory is used for a few pictures only. */
export const limitDecoding = createLimit(parallelPictures)

/**
 * A picture as it is to be seen: turned upright, transparent parts white. Damaged files and those with
 * more than {@link mostPixels} fail when they are decoded.
 */
export async function openPicture(original: string | Uint8Array) {
  const sharp = await loadLibrary()
  return sharp(original, { limitInputPixels: mostPixels, failOn: 'warning' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
}
