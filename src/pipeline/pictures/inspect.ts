import { stat } from 'node:fs/promises'
import type { Unusable } from '../../check/pictures/pictures.ts'
import { readDrawing } from './drawing/drawing.ts'
import { loadLibrary } from './encode.ts'
import { chunksOf } from './private/blocks.ts'
import { mostMegabytes, mostPixels, sniff, usableFormats } from './sniff.ts'

/** The maximum size of a drawing; a pictogram has a few thousand bytes. */
const mostDrawingBytes = 1_000_000

/** Detects an empty or far too large file without reading it. */
export async function inspectSize(file: string): Promise<Unusable | undefined> {
  const { size } = await stat(file)
  if (size === 0) return { error: 'empty' }
  const mostBytes = mostMegabytes * 1_000_000
  return size > mostBytes ? tooHeavy(size, mostBytes) : undefined
}

/** Format and size of a file without decoding it, or why it is not published. */
export async function inspectHead(
  bytes: Uint8Array,
): Promise<Unusable | { format: string; width: number; height: number }> {
  const format = sniff(bytes)
  if (format === undefined) return { error: 'unreadable' }
  if (format === 'HEIC') return { error: 'heic' }
  if (format === 'Git LFS') return { error: 'lfs-pointer' }
  if (format !== 'GIF' && !usableFormats.has(format)) return { error: 'foreign-format', format }
  const unusable = format === 'svg' ? inspectDrawing(bytes) : undefined
  if (unusable !== undefined) return unusable
  const sharp = await loadLibrary()
  const { width, height, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const frames = format === 'png' ? framesOfPng(bytes) : pages
  if (frames > 1) return { error: 'animated', frames }
  if (format === 'GIF') return { error: 'foreign-format', format }
  if (width * height > mostPixels) {
    const megapixels = Math.ceil((width * height) / 1_000_000)
    return { error: 'too-large', megapixels, most: mostPixels / 1_000_000 }
  }
  return { format, width: autoOrient.width, height: autoOrient.height }
}

/** Why a file of a usable format cannot be decoded, by the decoder's message. */
export function faultOf(bytes: Uint8Array, message: string): Unusable {
  // The message may be about another picture that is decoded at the same time.
  const isCutOff = /unexpected end of file/i.test(message) || lacksEnd(Buffer.from(bytes))
  return { error: isCutOff ? 'cut-off' : 'unreadable' }
}

function inspectDrawing(bytes: Uint8Array): Unusable | undefined {
  if (bytes.length > mostDrawingBytes) return tooHeavy(bytes.length, mostDrawingBytes)
  const read = readDrawing(Buffer.from(bytes).toString('utf8'))
  return 'found' in read ? { error: 'unsafe-drawing', found: read.found } : undefined
}

function tooHeavy(size: number, most: number): Unusable {
  return { error: 'too-heavy', megabytes: Math.ceil(size / 1_000_000), most: most / 1_000_000 }
}

/** Number of frames: the decoder shows only the first one of an animated PNG. */
function framesOfPng(bytes: Uint8Array): number {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (const { type, data } of chunksOf(png)) {
    if (type === 'acTL' && data.length >= 4) return data.readUInt32BE()
    if (type === 'IDAT') return 1
  }
  return 1
}

function lacksEnd(file: Buffer): boolean {
  const format = sniff(file)
  if (format === 'jpeg') return file.lastIndexOf('\xff\xd9', undefined, 'latin1') < firstScanOf(file)
  if (format === 'png') return ![...chunksOf(file)].some(({ type }) => type === 'IEND')
  return format === 'webp' && file.readUInt32LE(4) + 8 > file.length
}

/** The start of the image data of a JPEG; the thumbnail before it has an end marker of its own. */
function firstScanOf(jpeg: Buffer): number {
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda)
    at += 2 + jpeg.readUInt16BE(at + 2)
  return at
}
