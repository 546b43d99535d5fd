import { crc32 } from 'node:zlib'
import type { Cleaned, PrivateData } from '../../../check/pictures/pictures.ts'
import { groupBy } from '../../../util/group-by.ts'
import { sniff } from '../sniff.ts'
import { type Block, blocksOf } from './blocks.ts'

/** The kinds of private data in a picture file. */
export async function privateIn(file: Buffer): Promise<PrivateData[]> {
  return kindsIn((await groupsOf(file)).flatMap(({ found }) => found))
}

/**
 * A picture file without the blocks that hold private data. Its pixels, colour profile, orientation and all other
 * bytes stay. Undefined if there is nothing to remove.
 */
export async function withoutPrivate(original: Uint8Array): Promise<Cleaned | undefined> {
  const file = Buffer.from(original)
  const telling = (await groupsOf(file)).filter(({ found }) => found.length > 0)
  if (telling.length === 0) return undefined
  const parts: Buffer[] = []
  let at = 0
  for (const block of telling.flatMap(({ blocks }) => blocks).sort((a, b) => a.start - b.start)) {
    parts.push(file.subarray(at, block.start), replacement(block, file))
    at = block.end
  }
  const bytes = Buffer.concat([...parts, file.subarray(at)])
  if (sniff(file) === 'webp') await correctHead(bytes, file)
  const sizeOf = (blocks: readonly Block[]) => blocks.reduce((sum, { start, end }) => sum + end - start, 0)
  return {
    bytes,
    removed: telling.map(({ name, found, blocks }) => ({ name, found, bytes: sizeOf(blocks) })),
  }
}

async function groupsOf(file: Buffer) {
  return [...groupBy(await blocksOf(file), ({ name }) => name)].map(([name, blocks]) => {
    return { name, blocks, found: privateDataIn(Buffer.concat(blocks.map(({ data }) => data))) }
  })
}

/** A pattern for a property with a value, in XMP or similar notation. */
function propertyPattern(names: string): RegExp {
  return new RegExp(`(?:${names})["']?\\s*[=:>]\\s*["']?[^"'<\\s]`, 'i')
}

const marks: readonly (readonly [PrivateData, RegExp])[] = [
  ['place', propertyPattern('GPS(?:Dest)?(?:Lati|Longt?i)tude')],
  // The place in a video.
  ['place', /\xa9xyz[^+-]{0,8}[+-]\d|location\.ISO6709/],
  ['face', propertyPattern('-rs:Name|PersonDisplayName')],
  ['face', /PersonInImage>\s*<\w+:\w+>\s*<\w+:li[^>]*>\s*[^<\s]/],
  ['serial', propertyPattern('SerialNumber')],
]

function privateDataIn(data: Buffer): PrivateData[] {
  // XMP may be in UTF-16: without zero bytes its ASCII letters can be found.
  const text = data.toString('latin1').replaceAll('\0', '')
  const written = marks.flatMap(([kind, mark]) => (mark.test(text) ? [kind] : []))
  return kindsIn([...written, ...tiffsIn(data).flatMap(({ found }) => found)])
}

/** Each kind once, in a fixed order. */
function kindsIn(found: readonly PrivateData[]): PrivateData[] {
  return (['place', 'face', 'serial'] as const).filter((kind) => found.includes(kind))
}

/** All EXIF within a block: embedded pictures, and Photoshop's blocks, have their own. */
function tiffsIn(data: Buffer): ReturnType<typeof readTiff>[] {
  const starts = data.toString('latin1').matchAll(/II\*\0|MM\0\*/g)
  return [...starts].map(({ index }) => readTiff(data.subarray(index)))
}

const tags = {
  orientation: 0x0112,
  details: 0x8769,
  position: 0x8825,
  /** Latitudes and longitudes. */
  coordinates: [0x02, 0x04, 0x14, 0x16],
  /** The serial numbers of the body, of the lens, and of the camera in DNG. */
  serials: [0xa431, 0xa435, 0xc62f],
}

/** Size of a value in bytes, by its type. */
const widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

function readTiff(tiff: Buffer): { orientation: number; found: PrivateData[] } {
  const isLittle = tiff[0] === 0x49
  const read = (at: number, width: number) => {
    if (at + width > tiff.length) return 0
    return isLittle ? tiff.readUIntLE(at, width) : tiff.readUIntBE(at, width)
  }
  const entriesAt = (at: number) =>
    Array.from({ length: read(at, 2) }, (_, index) => {
      const start = at + 2 + 12 * index
      const size = read(start + 4, 4) * (widths[read(start + 2, 2)] ?? 0)
      const from = size > 4 ? read(start + 8, 4) : start + 8
      const number = read(start + 8, size === 2 ? 2 : 4)
      return { tag: read(start, 2), number, value: tiff.subarray(from, from + size) }
    })
  const top = entriesAt(read(4, 4))
  const below = (tag: number) => top.flatMap((entry) => (entry.tag === tag ? entriesAt(entry.number) : []))
  const isPlace = below(tags.position).some(
    ({ tag, value }) => tags.coordinates.includes(tag) && value.some((byte) => byte !== 0),
  )
  const isSerial = [...top, ...below(tags.details)].some(
    ({ tag, value }) => tags.serials.includes(tag) && /[1-9a-z]/i.test(value.toString('latin1')),
  )
  return {
    orientation: top.find(({ tag }) => tag === tags.orientation)?.number ?? 1,
    found: [...(isPlace ? ['place' as const] : []), ...(isSerial ? ['serial' as const] : [])],
  }
}

/** The replacement of a block: nothing, or an EXIF block with the orientation only. */
function replacement({ name, data, start, end }: Block, file: Buffer): Buffer {
  const format = sniff(file)
  // AVIF items have fixed offsets, so they are overwritten with empty data. None of them holds the orientation.
  if (format === 'avif')
    return name === 'XMP' ? Buffer.alloc(end - start, ' ') : Buffer.concat([exifOf()], end - start)
  const orientation = name === 'EXIF' ? (tiffsIn(data)[0]?.orientation ?? 1) : 1
  if (orientation < 2 || orientation > 8) return Buffer.alloc(0)
  const exif = exifOf(orientation)
  if (format === 'jpeg') return join([0xff, 0xe1, 0, exif.length + 8], 'Exif\0\0', exif)
  if (format === 'webp') return join('EXIF', [exif.length, 0, 0, 0], exif)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(join('eXIf', exif)))
  return join([0, 0, 0, exif.length], 'eXIf', exif, sum)
}

function join(...parts: (string | readonly number[] | Buffer)[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Uint8Array.from(part))),
  )
}

/** EXIF with one entry, or with none. */
function exifOf(orientation?: number): Buffer {
  const entry =
    orientation === undefined ? [0, 0] : [1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  return join('II*\0', [8, 0, 0, 0, ...entry, 0, 0, 0, 0])
}

/** Corrects the header of a WebP, which has the file's length and flags for its blocks. */
async function correctHead(webp: Buffer, before: Buffer): Promise<void> {
  webp.writeUInt32LE(before.readUInt32LE(4) - (before.length - webp.length), 4)
  if (webp.toString('latin1', 12, 16) !== 'VP8X') return
  const names = (await blocksOf(webp)).map(({ name }) => name)
  const flags = (names.includes('EXIF') ? 0b1000 : 0) | (names.includes('XMP') ? 0b100 : 0)
  webp[20] = ((webp[20] ?? 0) & ~0b1100) | flags
}
