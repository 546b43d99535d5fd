import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withChunk } from '../testing/png.ts'
import { segmentsOf, withSegment } from '../testing/segments.ts'
import { privateIn, withoutPrivate } from './private.ts'

const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#4a8c6b' } })

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '42/1 39/1 30/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '21/1 9/1 58/1',
}
const exif = {
  IFD0: { Make: 'Shtëpia', Orientation: '6' },
  IFD2: { BodySerialNumber: '0042117' },
  IFD3: place,
}
const face = (name: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description><mwg-rs:Regions><rdf:li mwg-rs:Type="Face" mwg-rs:Name="${name}"/></mwg-rs:Regions></rdf:Description></rdf:RDF></x:xmpmeta>`

/** A photo with all kinds of private data, rotated and with a colour profile. */
function telling(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const turned = plain().withIccProfile('p3').withExif(exif).withMetadata({ orientation: 6 })
  return turned.withXmp(face('Arta')).toFormat(format).toBuffer()
}

async function lookOf(bytes: Buffer) {
  const { orientation, icc, width, height } = await sharp(bytes).metadata()
  return { orientation, icc, width, height, pixels: await sharp(bytes).raw().toBuffer() }
}

async function clean(bytes: Buffer) {
  const cleaned = await withoutPrivate(bytes)
  if (cleaned === undefined) throw new Error('There is nothing to remove.')
  return cleaned
}

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (format) => {
  test('photo cleaning removes personal data and keeps pixels, profile and orientation', async () => {
    const photo = await telling(format)
    expect((await sharp(photo).metadata()).orientation).toBe(format === 'avif' ? undefined : 6)
    expect(await privateIn(photo)).toEqual(['place', 'face', 'serial'])
    const { bytes, removed } = await clean(photo)
    expect(await privateIn(bytes)).toEqual([])
    expect(await withoutPrivate(bytes)).toBeUndefined()
    expect(await lookOf(bytes)).toEqual(await lookOf(photo))
    expect(removed.map(({ name, found }) => [name, found])).toEqual(
      expect.arrayContaining([
        ['EXIF', ['place', 'serial']],
        [format === 'png' ? 'XML:com.adobe.xmp' : 'XMP', ['face']],
      ]),
    )
    expect([photo.includes('0042117'), bytes.includes('0042117'), bytes.includes('Arta')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('photo cleaning leaves a photo without personal data unchanged', async () => {
    const photo = await plain()
      .withIccProfile('p3')
      .withExif({ IFD0: { Artist: 'Klubi' } })
      .withXmp(face(''))
      .toFormat(format)
      .toBuffer()
    expect(await privateIn(photo)).toEqual([])
    expect(await withoutPrivate(photo)).toBeUndefined()
  })
})

test.each([2, 8])('photo cleaning keeps the orientation %i', async (orientation) => {
  const photo = await plain().withExif(exif).withMetadata({ orientation }).jpeg().toBuffer()
  const { bytes } = await clean(photo)
  expect((await sharp(bytes).metadata()).orientation).toBe(orientation)
})

test('photo cleaning keeps the scan data and harmless segments of a JPEG', async () => {
  const photo = withSegment(await telling('jpeg'), 0xfe, Buffer.from('Klubi i Diellit'))
  const { bytes } = await clean(photo)
  const [before, after] = [segmentsOf(photo), segmentsOf(bytes)]
  expect(after.map(({ marker }) => marker)).toEqual(
    before.filter(({ data }) => !data.includes('http:')).map(({ marker }) => marker),
  )
  expect(after.filter(({ marker }) => marker !== 0xe1)).toEqual(
    before.filter(({ marker }) => marker !== 0xe1),
  )
  const scanOf = (file: Buffer) => file.subarray(file.indexOf(Buffer.from([0xff, 0xda])))
  expect(scanOf(bytes).equals(scanOf(photo))).toBe(true)
})

const bare = await plain().jpeg().toBuffer()
const barePng = await plain().png().toBuffer()
const metadata = await sharp(await telling('jpeg')).metadata()
const block = metadata.exif ?? Buffer.alloc(0)
const tiff = block.subarray(6)

const app1 = (...parts: (string | Buffer)[]) =>
  withSegment(bare, 0xe1, Buffer.concat(parts.map((part) => Buffer.from(part as string))))
const extension = (text: string) => [`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}`, text]

test.each<[name: string, photo: Buffer, found: string[], blocks: string[]]>([
  [
    'a film behind the picture',
    Buffer.concat([bare, Buffer.from('ftypmp42\xa9xyz\0\x12+42.6583+021.1609/', 'latin1')]),
    ['place'],
    ['trailer'],
  ],
  [
    'a second picture',
    Buffer.concat([bare, await telling('jpeg')]),
    ['place', 'face', 'serial'],
    ['trailer'],
  ],
  [
    'a name across two segments of XMP',
    withSegment(
      app1(...extension('onDisplayName="Arta"')),
      0xe1,
      Buffer.concat(extension('<a Pers').map((part) => Buffer.from(part))),
    ),
    ['face'],
    ['XMP'],
  ],
  [
    'XMP in UTF-16',
    app1('http://ns.adobe.com/xap/1.0/\0', Buffer.from('<exif:GPSLatitude>42,39N<', 'utf16le')),
    ['place'],
    ['XMP'],
  ],
  [
    'what a drone writes',
    app1(
      'http://ns.adobe.com/xap/1.0/\0',
      '<a drone-dji:GpsLongtitude="+21.16" drone-dji:CameraSerialNumber="53H"/>',
    ),
    ['place', 'serial'],
    ['XMP'],
  ],
  [
    'people without a region',
    app1('http://ns.adobe.com/xap/1.0/\0', '<Iptc4xmpExt:PersonInImage><rdf:Bag>\n<rdf:li>Arta</rdf:li>'),
    ['face'],
    ['XMP'],
  ],
  [
    'EXIF within a block of Photoshop',
    withSegment(bare, 0xed, Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x22'), tiff])),
    ['place', 'serial'],
    ['IPTC'],
  ],
  [
    'EXIF in digits, packed',
    withChunk(barePng, [
      'zTXt',
      Buffer.concat([
        Buffer.from('Raw profile type exif\0\0'),
        deflateSync(`\nexif\n ${block.length}\n${block.toString('hex').replaceAll(/.{72}/g, '$&\n')}\n`),
      ]),
    ]),
    ['place', 'serial'],
    ['Raw profile type exif'],
  ],
  [
    'packed XMP',
    withChunk(barePng, [
      'iTXt',
      Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(face('Arta'))]),
    ]),
    ['face'],
    ['XML:com.adobe.xmp'],
  ],
])('photo cleaning finds and removes %s', async (_, photo, found, blocks) => {
  expect(await privateIn(photo)).toEqual(found)
  const { bytes, removed } = await clean(photo)
  expect(removed.map(({ name }) => name)).toEqual(blocks)
  expect(await privateIn(bytes)).toEqual([])
  expect(bytes.equals(photo[0] === 0xff ? bare : barePng)).toBe(true)
})

test.each<[name: string, photo: Buffer]>([
  ['a camera that found no place', app1('Exif\0\0', exifWith(0x8825, [2, 5, 2, 44]))],
  ['a serial number of noughts', app1('Exif\0\0', exifWith(0x8769, [0xa431, 2, 4, 0x30303030]))],
  ['a serial number of an unknown type', app1('Exif\0\0', exifWith(0x8769, [0xa431, 14, 4, 0x30303431]))],
  [
    'a place that is named and not given',
    app1('http://ns.adobe.com/xap/1.0/\0', '<exif:GPSLatitude></exif:GPSLatitude>'),
  ],
])('photo cleaning finds no personal data in %s', async (_, photo) => {
  expect(await privateIn(photo)).toEqual([])
})

/** EXIF in big-endian order with one entry in a group of its own: tag, type, count and value. */
function exifWith(group: number, [tag = 0, type = 0, count = 0, value = 0]: number[]): Buffer {
  const bytes = Buffer.alloc(60)
  bytes.write('MM\0*')
  bytes.writeUInt32BE(8, 4)
  bytes.writeUInt16BE(1, 8)
  for (const [at, own] of [
    [10, [group, 4, 1, 26]],
    [28, [tag, type, count, value]],
  ] as const) {
    bytes.writeUInt16BE(own[0] ?? 0, at)
    bytes.writeUInt16BE(own[1] ?? 0, at + 2)
    bytes.writeUInt32BE(own[2] ?? 0, at + 4)
    bytes.writeUInt32BE(own[3] ?? 0, at + 8)
  }
  bytes.writeUInt16BE(1, 26)
  return bytes
}

test('photo cleaning finds a serial number in big-endian order', async () => {
  expect(await privateIn(app1('Exif\0\0', exifWith(0x8769, [0xa431, 2, 4, 0x30303431])))).toEqual(['serial'])
})

test('photo cleaning keeps the orientation of big-endian metadata', async () => {
  const exif = Buffer.alloc(42)
  exif.write('MM\0*\0\0\0\x08\0\x02', 'latin1')
  exif.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6], 10)
  exif.set([0xc6, 0x2f, 0, 2, 0, 0, 0, 4, ...Buffer.from('0041')], 22)
  const { bytes, removed } = await clean(app1('Exif\0\0', exif))
  expect(removed.map(({ found }) => found)).toEqual([['serial']])
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
})

test('photo cleaning does not fail on truncated or damaged metadata', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const photo = await telling(format)
    for (let at = 12; at < 600; at += 7) {
      const spoilt = Buffer.from(photo)
      spoilt[at] = (spoilt[at] ?? 0) ^ 0xff
      for (const file of [photo.subarray(0, at), spoilt]) {
        const cleaned = await withoutPrivate(Buffer.from(file))
        if (cleaned !== undefined) expect(cleaned.bytes.length).toBeLessThan(file.length)
      }
    }
  }
})
