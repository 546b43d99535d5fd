import type { Sharp } from 'sharp'
import type { Unusable } from '../../check/pictures/pictures.ts'
import { format } from '../../model/message/format.ts'
import { limitDecoding, loadLibrary } from '../../pipeline/pictures/encode.ts'
import { inspectHead } from '../../pipeline/pictures/inspect.ts'
import { privateIn } from '../../pipeline/pictures/private/private.ts'
import { mostPixels } from '../../pipeline/pictures/sniff.ts'
import type { KeptPicture, Upload } from '../core/kept-picture.ts'
import { jpegQuality, maxPictureSide, pictureName, uploadFault } from '../core/kept-picture.ts'
import { Refusal } from '../core/refusal.ts'
import { uploads as words } from '../words/local.json'

/**
 * Makes the photograph that is kept from an uploaded file: upright, of a size that a page can use, in sRGB, and encoded
 * anew without metadata of the place, the time or the camera.
 *
 * @throws a {@link Refusal} where the file is no photograph that can be kept
 */
export async function preparePicture(upload: Upload): Promise<KeptPicture> {
  const { bytes } = upload
  const unusable = uploadFault(bytes) ?? (await faultInHead(bytes))
  if (unusable) throw new Refusal(422, format(words[unusable.error], unusable))
  const made = await limitDecoding(() => encode(bytes)).catch(() => {
    throw new Refusal(422, words['cut-off'])
  })
  if ((await privateIn(made)).length > 0) throw new Refusal(422, words.private)
  return { name: pictureName(upload, made), bytes: made }
}

async function faultInHead(bytes: Uint8Array): Promise<Unusable | undefined> {
  const head = await inspectHead(bytes).catch((): Unusable => ({ error: 'cut-off' }))
  return 'error' in head ? head : undefined
}

/** Opens a picture upright, with no side longer than `longest` px. */
export async function openShrunk(bytes: Uint8Array, longest: number): Promise<Sharp> {
  const sharp = await loadLibrary()
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
}

async function encode(original: Uint8Array): Promise<Buffer> {
  const shrunk = await openShrunk(original, maxPictureSide)
  const flat = shrunk.flatten({ background: '#ffffff' }).toColourspace('srgb')
  return await flat.jpeg({ quality: jpegQuality }).toBuffer()
}
