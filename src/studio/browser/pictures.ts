import type { Facts, Unusable } from '../../check/pictures/pictures.ts'
import { format } from '../../model/message/format.ts'
import { nearestTone } from '../../model/pictures/tones.ts'
import { mostPixels, sniff, usableFormats } from '../../pipeline/pictures/sniff.ts'
import { blobOf } from '../../util/blob.ts'
import { asJpegOf, contextOf, Unlike } from '../app/session/canvas-photo.ts'
import { unpublishedPrefix } from '../core/preview/blank.ts'
import { Refusal } from '../core/refusal.ts'
import {
  jpegQuality,
  maxPictureSide,
  pictureName,
  type StoredPicture,
  type Upload,
  uploadFault,
} from '../core/stored-picture.ts'
import { noise, unlike } from '../words/browser.json'
import { uploads } from '../words/local.json'

/** Converts an upload to the photograph to store: upright, small enough, without metadata, named by its digest. */
export async function preparePicture(upload: Upload): Promise<StoredPicture> {
  const unusable = uploadFault(upload.bytes) ?? faultOfFormat(upload.bytes)
  if (unusable) throw new Refusal(422, format(uploads[unusable.error], unusable))
  if (!isExact()) throw new Refusal(422, noise)
  const photo = blobOf(upload.bytes)
  const options = { side: maxPictureSide, quality: jpegQuality / 100, expectSize: expectUsable }
  const jpeg = await asJpegOf(photo, options).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    throw new Refusal(422, error instanceof Unlike ? unlike : uploads['cut-off'])
  })
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return { name: pictureName(upload, bytes), bytes }
}

function expectUsable(width: number, height: number): void {
  const pixels = width * height
  if (pixels <= mostPixels) return
  const [megapixels, most] = [pixels, mostPixels].map((count) => Math.ceil(count / 1_000_000))
  throw new Refusal(422, format(uploads['too-large'], { megapixels, most }))
}

/** The facts that a check needs of a picture that was prepared here, from its bytes and their digest. */
export async function readFacts(bytes: Uint8Array, digest: string): Promise<Facts | Unusable> {
  const bitmap = await decodePicture(bytes).catch(() => undefined)
  if (bitmap === undefined) return { error: 'unreadable' }
  const { width, height } = bitmap
  const context = contextOf(1, 1)
  context.drawImage(bitmap, 0, 0, 1, 1)
  bitmap.close()
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  const tone = nearestTone(red, green, blue)
  return { hash: unpublishedPrefix + digest.slice(0, 12), digest, width, height, tone, format: 'jpeg' }
}

/** A version of a photograph that was prepared here, with a longer side of at most `side` px. */
export async function reducePicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const small = await asJpegOf(blobOf(bytes), { side, quality: 0.8 })
  return new Uint8Array(await small.arrayBuffer())
}

function faultOfFormat(bytes: Uint8Array): Unusable | undefined {
  const format = sniff(bytes)
  if (format === undefined) return { error: 'unreadable' }
  if (format === 'HEIC') return { error: 'heic' }
  if (!usableFormats.has(format)) return { error: 'foreign-format', format }
  return isAnimated(bytes, format) ? { error: 'animated', frames: 2 } : undefined
}

function isAnimated(bytes: Uint8Array, format: string): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 4096))
  return format === 'png' ? head.includes('acTL') : format === 'webp' && head.includes('ANIM')
}

async function decodePicture(bytes: Uint8Array): Promise<ImageBitmap> {
  return await createImageBitmap(blobOf(bytes), { imageOrientation: 'from-image' })
}

/** Whether a canvas returns the drawn colours. Some browsers add noise against the tracking of visitors. */
function isExact(): boolean {
  const context = contextOf(4, 1)
  const colours = [12, 200, 77, 143]
  for (const [x, value] of colours.entries()) {
    context.fillStyle = `rgb(${value}, ${255 - value}, ${value})`
    context.fillRect(x, 0, 1, 1)
  }
  const { data } = context.getImageData(0, 0, 4, 1)
  return colours.every((value, x) => data[x * 4] === value && data[x * 4 + 1] === 255 - value)
}
