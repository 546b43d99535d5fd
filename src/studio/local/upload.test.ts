import sharp from 'sharp'
import { expect, test } from 'vitest'
import { format } from '../../model/message/format.ts'
import { privateIn } from '../../pipeline/pictures/private/private.ts'
import localWords from '../words/local.json'
import { preparePicture } from './upload.ts'

const upload = (bytes: Uint8Array, name = 'IMG_2041.JPG') => preparePicture({ name, bytes })

/** A picture with a green upper half and a white lower half. */
function drawn(width: number, height: number) {
  const above = { create: { width, height: height / 2, channels: 3 as const, background: '#108040' } }
  const whole = { create: { width, height, channels: 3 as const, background: '#ffffff' } }
  return sharp(whole).composite([{ input: above, top: 0, left: 0 }])
}

/** The camera and the place, as a phone writes them into a photo. */
const camera = {
  IFD0: { Make: 'Kamera', Model: 'X100', Orientation: '6' },
  IFD2: { BodySerialNumber: '12345' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '42/1 39/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '21/1 10/1 0/1',
  },
}

test('upload turns a photo upright and removes its place and camera data', async () => {
  const photo = await drawn(640, 480).jpeg().withExif(camera).withMetadata({ orientation: 6 }).toBuffer()
  expect(await privateIn(photo)).toContain('place')
  const { bytes, name } = await upload(photo)
  const { width, height, format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
  expect({ width, height, format }).toEqual({ width: 480, height: 640, format: 'jpeg' })
  expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(Buffer.from(bytes).includes('Kamera')).toBe(false)
  expect(name).toMatch(/^foto-[0-9a-f]{8}\.jpg$/)
  // The rotation turns the upper half into the right half.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const redAt = (x: number) => data[(320 * info.width + x) * info.channels] ?? 0
  expect([redAt(60) > 200, redAt(420) < 60]).toEqual([true, true])
})

test('upload scales a large photo down and keeps the size of a small one', async () => {
  const large = await upload(await drawn(4000, 3000).jpeg().toBuffer())
  expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 2560, height: 1920 })
  const small = await upload(await drawn(300, 400).webp().toBuffer())
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 300, height: 400, format: 'jpeg' })
})

test('upload fills transparent pixels with white', async () => {
  const empty = { create: { width: 10, height: 10, channels: 4 as const, background: '#00000000' } }
  const { bytes } = await upload(await sharp(empty).png().toBuffer())
  expect((await sharp(bytes).raw().toBuffer())[0]).toBe(255)
})

test('upload accepts a photo of fifty megapixels', async () => {
  const flat = { create: { width: 8160, height: 6120, channels: 3 as const, background: '#fff' } }
  const { bytes } = await upload(await sharp(flat).png().toBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2560, height: 1920 })
})

test('upload names a photo by its bytes, whatever its original name', async () => {
  const [photo, other] = [await drawn(20, 20).jpeg().toBuffer(), await drawn(40, 20).jpeg().toBuffer()]
  const nameOf = async (bytes: Buffer, name: string) => (await upload(bytes, name)).name
  const name = await nameOf(photo, 'x.png')
  expect(name).toMatch(/^foto-[0-9a-f]{8}\.jpg$/)
  expect(await nameOf(photo, '../../x.sh')).toBe(name)
  expect(await nameOf(other, 'x.png')).not.toBe(name)
  expect(await nameOf(photo, 'cover.png')).toBe(name.replace('foto', 'cover'))
})

/** A small PNG whose header claims another number of pixels. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await drawn(2, 2).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  const { crc32 } = await import('node:zlib')
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const { uploads } = localWords
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const noise = Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 37) % 256))
const photo = await drawn(400, 400).jpeg().toBuffer()
const gif = await drawn(20, 20).gif().toBuffer()

test.each([
  ['an empty file', new Uint8Array(), uploads.empty],
  ['no picture', Buffer.from('MZ fotoja.jpg'), uploads.unreadable],
  ['noise', noise, uploads.unreadable],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), uploads['unsafe-drawing']],
  ['a drawing with a script', Buffer.from('<svg><script>alert(1)</script></svg>'), uploads['unsafe-drawing']],
  ['a page', Buffer.from('<html><img src="x"></html>'), uploads.unreadable],
  ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), uploads.heic],
  [
    'a film',
    Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomisom', 'latin1'),
    format(uploads['foreign-format'], { format: 'video' }),
  ],
  ['a GIF', gif, format(uploads['foreign-format'], { format: 'GIF' })],
  ['half a photo', half(photo), uploads['cut-off']],
  ['the head of a photo', photo.subarray(0, 3), uploads['cut-off']],
  [
    'more than 25 MB',
    Buffer.concat([photo, Buffer.alloc(25_000_000)]),
    format(uploads['too-heavy'], { megabytes: 26, most: 25 }),
  ],
  ['a bomb', await bomb(20_000, 20_000), format(uploads['too-large'], { megapixels: 400, most: 51 })],
  [
    'a bomb of 51 megapixels',
    await bomb(8500, 6001),
    format(uploads['too-large'], { megapixels: 52, most: 51 }),
  ],
  ['a bomb below the limit', await bomb(8000, 6000), uploads['cut-off']],
])('upload refuses %s with a message', async (_what, bytes, reason) => {
  await expect(upload(bytes)).rejects.toMatchObject({ message: reason, status: 422 })
})
