import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureFile } from '../../content/compile/index.ts'
import { limitDecoding } from '../pictures/open.ts'

/** A photo of a 12-megapixel phone, in px. */
const phone = { width: 4000, height: 3000 }

type Size = { width: number; height: number }

/** Px of a photo for each point of its seeded scene: what is between is smooth, as skies and walls are. */
const smoothness = 40

/** Side in px of the tile of grain that is laid over a whole photo. */
const grain = 1024

/**
 * Writes `count` photograph-sized JPEGs: soft shapes under the grain of a sensor, so that they weigh and
 * compress like photos. The same seed writes the same bytes.
 */
export async function writePhotos(options: {
  dir: string
  count: number
  seed: number
  size?: Size
}): Promise<PictureFile[]> {
  const { dir, count, seed, size = phone } = options
  await mkdir(dir, { recursive: true })
  const tile = randomBytes(grain * grain, seed).map((value) => (value - 128) * 0.12 + 128)
  const names = Array.from({ length: count }, (_, index) => `photo-${String(index + 1).padStart(3, '0')}`)
  await Promise.all(
    names.map((name, index) =>
      limitDecoding(() => writePhoto(join(dir, `${name}.jpg`), size, seed + 1000 * (index + 1), tile)),
    ),
  )
  return names.map((name) => ({ key: `${name}.00000000`, file: `${name}.jpg`, ...size, kind: 'raster' }))
}

async function writePhoto(file: string, size: Size, seed: number, tile: Uint8Array): Promise<void> {
  const scene = {
    width: Math.ceil(size.width / smoothness),
    height: Math.ceil(size.height / smoothness),
    channels: 3 as const,
  }
  const colours = randomBytes(scene.width * scene.height * 3, seed)
  const soft = await sharp(colours, { raw: scene }).blur(1.2).linear(0.8, 24).raw().toBuffer()
  const pixels = new Uint8ClampedArray(
    await sharp(soft, { raw: scene })
      .resize({ ...size, kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer(),
  )
  addGrain(pixels, size.width * 3, tile)
  await sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toFile(file)
}

/** Lays the tile over rows of `stride` bytes again and again; 128 leaves a pixel as it is. */
function addGrain(pixels: Uint8ClampedArray, stride: number, tile: Uint8Array): void {
  for (let start = 0, row = 0; start < pixels.length; start += stride, row += 1) {
    const tileRow = (row % grain) * grain
    for (let at = 0; at < stride; at += 1) {
      pixels[start + at] = (pixels[start + at] ?? 0) + (tile[tileRow + (at % grain)] ?? 128) - 128
    }
  }
}

/** Bytes from a generator of 32 bits (xorshift). */
function randomBytes(length: number, seed: number): Buffer {
  let state = seed | 1
  const bytes = Buffer.alloc(length)
  for (let index = 0; index < length; index += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[index] = state & 255
  }
  return bytes
}
