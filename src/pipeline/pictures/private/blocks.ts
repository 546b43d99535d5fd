import { inflateSync } from 'node:zlib'
import { loadLibrary } from '../encode.ts'
import { sniff } from '../sniff.ts'

/** A metadata block of a picture file. */
export type Block = {
  /** The type of block: blocks of one name belong together, and are removed together. */
  name: string
  start: number
  /** Exclusive. */
  end: number
  /** The content of the block, without header and terminator. */
  data: Buffer
}

/** The metadata blocks of a picture file that may hold private data, in their order; not colour profiles. */
export async function blocksOf(file: Buffer): Promise<Block[]> {
  const read = readers[sniff(file) ?? '']
  return read === undefined ? [] : [...(await read(file))]
}

type Reader = (file: Buffer) => Iterable<Block> | Promise<Iterable<Block>>

/** Drawings are missing here: they are written again without metadata. */
const readers: Readonly<Record<string, Reader>> = { jpeg: inJpeg, png: inPng, webp: inWebp, avif: inAvif }

/** Signatures of JPEG segments, with a name and the length of their header. */
const segments: readonly (readonly [start: string, name: string, head: number])[] = [
  ['Exif\0\0', 'EXIF', 0],
  ['http://ns.adobe.com/xap/1.0/\0', 'XMP', 0],
  ['http://ns.adobe.com/xmp/extension/\0', 'XMP', 40],
  ['Photoshop 3.0\0', 'IPTC', 0],
  ['ICC_PROFILE\0', 'ICC', 0],
]

function* inJpeg(file: Buffer): Generator<Block> {
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xd9) {
    const marker = file[at + 1] ?? 0
    const start = at
    const end = at + 2 + Math.max(2, file.readUInt16BE(at + 2))
    at = marker === 0xff ? at + 1 : marker === 0xda ? endOfScan(file, end) : end
    if (marker !== 0xfe && (marker & 0xf0) !== 0xe0) continue
    const head = file.toString('latin1', start + 4, start + 40)
    const [mark, name, more] = segments.find(([text]) => head.startsWith(text)) ?? [
      '',
      `FF${marker.toString(16)}`,
      0,
    ]
    const data = file.subarray(start + 4 + mark.length + more, end)
    if (name !== 'ICC') yield { name, start, end, data }
  }
  if (file[at] === 0xff && file[at + 1] === 0xd9) yield* restOf(file, at + 2)
}

/** The next segment after a scan, in which `FF` is followed by `00` or a restart marker. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next & 0xf8) !== 0xd0) return at
  }
  return file.length
}

/** Data after the end of a picture: phones append a video, or further pictures with metadata of their own. */
function* restOf(file: Buffer, start: number): Generator<Block> {
  if (start < file.length) yield { name: 'trailer', start, end: file.length, data: file.subarray(start) }
}

/** The chunks of a PNG. */
export function* chunksOf(png: Buffer) {
  for (let start = 8, end = 8; start + 8 <= png.length; start = end) {
    end = start + 12 + png.readUInt32BE(start)
    const type = png.toString('latin1', start + 4, start + 8)
    yield { type, start, end, data: png.subarray(start + 8, end - 4) }
  }
}

function* inPng(file: Buffer): Generator<Block> {
  for (const { type, data, ...place } of chunksOf(file)) {
    if (type === 'IEND') return yield* restOf(file, place.end)
    const [keyword = ''] = data.toString('latin1', 0, 80).split('\0')
    if (type === 'eXIf') yield { name: 'EXIF', ...place, data }
    if (/^[itz][TE]Xt$/.test(type)) yield { name: keyword, ...place, data: chunkText(type, keyword, data) }
  }
}

/** The text of a chunk, decompressed; some programs write EXIF as hexadecimal text. */
function chunkText(type: string, keyword: string, body: Buffer): Buffer {
  const next = (from: number) => body.indexOf(0, from) + 1
  const after = next(0)
  const isPacked = type === 'zTXt' || (type === 'iTXt' && body[after] === 1)
  const start = type === 'iTXt' ? next(next(after + 2)) : after + (type === 'zTXt' ? 1 : 0)
  const text = isPacked ? unpack(body.subarray(start)) : body.subarray(start)
  if (!keyword.startsWith('Raw profile type')) return text
  const digits = text.toString('latin1').replace(/^\s*\S+\s+\d+/, '')
  return Buffer.from(digits.replaceAll(/\s/g, ''), 'hex')
}

const mostUnpacked = 50_000_000

function unpack(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: mostUnpacked })
  } catch {
    return bytes
  }
}

function* inWebp(file: Buffer): Generator<Block> {
  let at = 12
  while (at + 8 <= file.length) {
    const type = file.toString('latin1', at, at + 4).trimEnd()
    const [start, size] = [at, file.readUInt32LE(at + 4)]
    at += 8 + size + (size % 2)
    const data = file.subarray(start + 8, start + 8 + size)
    if (type === 'EXIF' || type === 'XMP') yield { name: type, start, end: at, data }
  }
}

/** The items of an AVIF are found by content: the picture library returns their bytes, not their offsets. */
async function inAvif(file: Buffer): Promise<Block[]> {
  const sharp = await loadLibrary()
  const { exif, xmp } = await sharp(file, { limitInputPixels: false }).metadata()
  const items = { EXIF: exif?.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0), XMP: xmp }
  return Object.entries(items).flatMap(([name, data]) => {
    const start = data === undefined ? -1 : file.indexOf(data)
    return data === undefined || start === -1 ? [] : [{ name, start, end: start + data.length, data }]
  })
}
