import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { drawIcons } from './icons.ts'

let drawn: Map<string, Uint8Array>
beforeAll(async () => {
  drawn = await drawIcons()
})

const published = (name: string) => readFile(join(paths.root, 'public', name))
const pixels = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('public/%s is the mark at %i px (npm run icons)', async (name, size) => {
  const expected = await pixels(drawn.get(`public/${name}`) ?? Buffer.alloc(0))
  const actual = await pixels(await published(name))
  expect([actual.info.width, actual.info.height]).toEqual([size, size])
  // Compares pixels, not bytes: another version of the encoder may compress differently.
  const difference = actual.data.reduce(
    (sum, value, index) => sum + Math.abs(value - (expected.data[index] ?? 0)),
    0,
  )
  expect(difference / actual.data.length).toBeLessThan(1)
})

test('public/favicon.svg is the mark', async () => {
  expect(await published('favicon.svg')).toEqual(drawn.get('public/favicon.svg'))
})

test('public/favicon.ico holds one PNG of 48 px at its offset', async () => {
  const icon = await published('favicon.ico')
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1])
  expect([icon.readUInt8(6), icon.readUInt8(7)]).toEqual([48, 48])
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)]
  const picture = await sharp(icon.subarray(offset, offset + length)).metadata()
  expect(picture).toMatchObject({ width: 48, height: 48, format: 'png' })
  expect(icon.length).toBe(offset + length)
})

test.each(['apple-touch-icon.png', 'icon-maskable-512.png'])('%s fills its square', async (name) => {
  const { data } = await pixels(drawn.get(`public/${name}`) ?? Buffer.alloc(0))
  expect(data.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
})
