import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PictureFormat } from '../../model/pictures/urls.ts'
import { createRng } from '../../tools/bench/rng.ts'
import { encodePicture } from './encode.ts'
import { createPictureFacts, type FactsReader } from './facts.ts'
import { adobeRgbProfile } from './testing/colour-profile.ts'
import { withChunk } from './testing/png.ts'
import { avifBoxes, segmentsOf, withoutSegments, withProfile, withSegment } from './testing/segments.ts'

const formats: PictureFormat[] = ['avif', 'jpg']

let root: string
let facts: FactsReader
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'photographs-'))
  facts = await createPictureFacts({ cacheDir: join(root, 'cache') })
})
afterAll(() => rm(root, { recursive: true, force: true }))

type Colour = [red: number, green: number, blue: number]

const plain = ([r, g, b]: Colour) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r, g, b } } })
const bestJpeg = { quality: 100, chromaSubsampling: '4:4:4' }

async function factsOf(bytes: Buffer) {
  const file = join(root, 'photo.jpg')
  await writeFile(file, bytes)
  return await facts(file)
}

/** The published files of a picture, by default 60 px wide. */
async function published(bytes: Buffer, width = 60): Promise<Map<PictureFormat, Buffer>> {
  const files = new Map<PictureFormat, Buffer>()
  const wanted = formats.map((format) => ({ width, format }))
  await encodePicture(bytes, width, wanted, async ({ format }, file) => {
    files.set(format, Buffer.from(file))
  })
  return files
}

/** The colour of the pixel at a fraction of width and height. */
async function colourAt(file: Buffer, x = 0.5, y = 0.5): Promise<Colour> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [data[at] ?? -1, data[at + 1] ?? -1, data[at + 2] ?? -1]
}

function expectNear(found: Colour, wanted: Colour, tolerance: number, message: string): void {
  const off = Math.max(...found.map((channel, index) => Math.abs(channel - (wanted[index] ?? 0))))
  expect(off, `${message}: ${found} for ${wanted}`).toBeLessThanOrEqual(tolerance)
}

// Settings that suit drawings may keep the grain of photographs, which visitors do not miss.
test.each([895, 1600])(
  'photograph with grain has fewer bytes as AVIF than as JPEG at %s px',
  async (width) => {
    const { next } = createRng('grain')
    const height = Math.round((width * 2) / 3)
    const few = Buffer.from(Array.from({ length: 40 * 27 * 3 }, () => 60 + 140 * next()))
    const scene = await sharp(few, { raw: { width: 40, height: 27, channels: 3 } })
      .resize({ width, height, fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
    const grain = Array.from({ length: width * height }, () => 20 * (next() + next() + next() - 1.5))
    const photo = scene.map((value, at) =>
      Math.max(0, Math.min(255, value + (grain[Math.floor(at / 3)] ?? 0))),
    )
    const files = await published(
      await sharp(photo, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
      width,
    )
    expect(files.get('avif')?.length).toBeLessThan(files.get('jpg')?.length ?? 0)
  },
)

describe('the orientation that a camera notes', () => {
  const corners: Colour[] = [
    [220, 30, 30],
    [30, 200, 30],
    [30, 30, 220],
    [230, 220, 30],
  ]
  type Turn = { rotate?: number; flip?: true; flop?: true }
  /** How a camera with this orientation stores an upright picture. */
  const turns: [orientation: number, turns: Turn[]][] = [
    [1, []],
    [2, [{ flop: true }]],
    [3, [{ rotate: 180 }]],
    [4, [{ flip: true }]],
    [5, [{ rotate: 90 }, { flop: true }]],
    [6, [{ rotate: 270 }]],
    [7, [{ rotate: 90 }, { flip: true }]],
    [8, [{ rotate: 90 }]],
  ]

  async function upright(): Promise<Buffer> {
    const quarter = (colour: Colour) =>
      sharp({
        create: {
          width: 60,
          height: 40,
          channels: 3,
          background: { r: colour[0], g: colour[1], b: colour[2] },
        },
      })
        .png()
        .toBuffer()
    const tiles = await Promise.all(corners.map(quarter))
    return await sharp({ create: { width: 120, height: 80, channels: 3, background: '#000' } })
      .composite(tiles.map((input, index) => ({ input, left: 60 * (index % 2), top: index < 2 ? 0 : 40 })))
      .png()
      .toBuffer()
  }

  test.each(turns)(
    'orientation %i of a photo is applied to its size and every published file',
    async (orientation, steps) => {
      let stored = await upright()
      for (const { rotate = 0, flip = false, flop = false } of steps)
        stored = await sharp(stored).rotate(rotate).flip(flip).flop(flop).png().toBuffer()
      const photo = await sharp(stored).withMetadata({ orientation }).jpeg(bestJpeg).toBuffer()
      expect((await sharp(photo).metadata()).orientation).toBe(orientation)

      expect(await factsOf(photo)).toMatchObject({ width: 120, height: 80 })
      for (const [format, file] of await published(photo)) {
        const { width, height } = await sharp(file).metadata()
        expect({ width, height }, format).toEqual({ width: 60, height: 40 })
        for (const [index, colour] of corners.entries()) {
          const found = await colourAt(file, index % 2 === 0 ? 0.25 : 0.75, index < 2 ? 0.25 : 0.75)
          expectNear(found, colour, 14, `${format} corner ${index}`)
        }
      }
    },
  )
})

describe('colours', () => {
  const p3Profile = async () => {
    const { icc } = await sharp(await plain([1, 2, 3]).withIccProfile('p3').jpeg().toBuffer()).metadata()
    if (icc === undefined) throw new Error('no profile')
    return icc
  }

  test.each<[name: string, stored: Colour, shown: Colour, profile: () => Promise<Buffer>]>([
    ['Display P3, as phones write it', [234, 51, 35], [255, 0, 0], p3Profile],
    ['Display P3', [117, 251, 76], [0, 255, 0], p3Profile],
    ['Adobe RGB, as cameras write it', [219, 0, 0], [255, 0, 0], async () => adobeRgbProfile()],
    ['Adobe RGB', [144, 255, 60], [0, 255, 0], async () => adobeRgbProfile()],
  ])('colours of %s are converted to sRGB', async (_, stored, shown, profile) => {
    const photo = withProfile(await plain(stored).jpeg(bestJpeg).toBuffer(), await profile())
    for (const [format, file] of await published(photo)) expectNear(await colourAt(file), shown, 8, format)
  })

  test('colours without a profile are treated as sRGB', async () => {
    const photo = await plain([219, 0, 0]).jpeg(bestJpeg).toBuffer()
    for (const [format, file] of await published(photo))
      expectNear(await colourAt(file), [219, 0, 0], 4, format)
  })

  test('colours of a CMYK file are converted with its profile and without one', async () => {
    const withIt = await plain([200, 60, 40])
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg(bestJpeg)
      .toBuffer()
    for (const photo of [withIt, withoutSegments(withIt, [0xe2])]) {
      expect((await sharp(photo).metadata()).space).toBe('cmyk')
      expect(await factsOf(photo)).toMatchObject({ width: 64, height: 48, tone: 6, format: 'jpeg' })
      for (const [format, file] of await published(photo))
        expectNear(await colourAt(file), [200, 60, 40], 24, format)
    }
  })

  test('colours with sixteen bits a channel are reduced to eight', async () => {
    const photo = await plain([200, 60, 40]).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(photo).metadata()).depth).toBe('ushort')
    expect(await factsOf(photo)).toMatchObject({ tone: 6, format: 'png' })
    for (const [format, file] of await published(photo))
      expectNear(await colourAt(file), [200, 60, 40], 6, format)
  })

  test('colours of a grey scan stay grey', async () => {
    const grey = plain([120, 120, 120]).toColourspace('b-w')
    const scans = [await grey.clone().jpeg(bestJpeg).toBuffer(), await grey.clone().png().toBuffer()]
    for (const scan of scans) {
      expect((await sharp(scan).metadata()).channels).toBe(1)
      expect(await factsOf(scan)).toMatchObject({ width: 64, height: 48, tone: 4 })
      for (const [format, file] of await published(scan))
        expectNear(await colourAt(file), [120, 120, 120], 4, format)
    }
  })

  test('pictures keep the colours of a palette', async () => {
    const photo = await plain([200, 60, 40]).png({ palette: true, colours: 4 }).toBuffer()
    for (const [format, file] of await published(photo))
      expectNear(await colourAt(file), [200, 60, 40], 6, format)
  })

  test('transparent parts of a picture become white', async () => {
    const clear = { r: 200, g: 0, b: 0, alpha: 0 }
    const photo = await sharp({ create: { width: 64, height: 48, channels: 4, background: clear } })
      .png()
      .toBuffer()
    expect(await factsOf(photo)).toMatchObject({ tone: 11 })
    for (const [format, file] of await published(photo)) {
      expect((await sharp(file).metadata()).hasAlpha, format).toBe(false)
      expectNear(await colourAt(file), [255, 255, 255], 2, format)
    }
  })
})

describe('what a photo says of its maker', () => {
  const secrets = ['ArtaExif', 'ArtaXmp', 'ArtaIptc', 'ArtaNote', 'ArtaText']
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>ArtaXmp</rdf:RDF></x:xmpmeta>'
  const exif = {
    IFD0: { Make: 'ArtaExif', Software: 'ArtaExif' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 39/1 0/1', GPSLongitude: '21/1 9/1 0/1' },
  }
  const noted = () => plain([90, 120, 80]).withExif(exif).withXmp(xmp).withIccProfile('p3')

  async function asJpeg(): Promise<Buffer> {
    const iptc = Buffer.from(
      'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0d\x1c\x02\x50\0\x08ArtaIptc\0',
      'latin1',
    )
    const photo = await noted().jpeg().toBuffer()
    return withSegment(withSegment(photo, 0xed, iptc), 0xfe, Buffer.from('ArtaNote'))
  }

  const makers: [name: string, make: () => Promise<Buffer>, least: number][] = [
    ['JPEG', asJpeg, 4],
    [
      'PNG',
      async () => withChunk(await noted().png().toBuffer(), ['tEXt', Buffer.from('Author\0ArtaText')]),
      2,
    ],
    ['WebP', () => noted().webp().toBuffer(), 2],
    ['AVIF', () => noted().avif().toBuffer(), 2],
  ]

  test.each(makers)(
    'published files contain no metadata of the camera from the %s of a photo',
    async (_, make, least) => {
      const photo = await make()
      expect(secrets.filter((secret) => photo.includes(secret)).length).toBeGreaterThanOrEqual(least)

      const files = await published(photo)
      for (const [format, file] of files) {
        expect(
          secrets.filter((secret) => file.includes(secret)),
          format,
        ).toEqual([])
        const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata()
        expect({ exif, xmp, iptc, icc, orientation }, format).toEqual({})
      }
      // JFIF, tables, frame and scan: no other APP segment and no comment.
      const markers = segmentsOf(files.get('jpg') ?? Buffer.alloc(2)).map(({ marker }) => marker)
      expect(markers.length).toBeGreaterThan(3)
      expect(markers.filter((marker) => marker > 0xe0)).toEqual([])
      const boxes = avifBoxes(files.get('avif') ?? Buffer.alloc(0))
      expect(boxes).toContain('infe:av01')
      expect(boxes).toContain('ipco')
      expect(boxes.filter((name) => /^(infe|colr:(?!nclx))/.test(name))).toEqual(['infe:av01'])
    },
  )
})
