import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createRng } from './rng.ts'

/** Width and height in px of a photograph, and how many the album has. */
const size = { width: 1600, height: 1067 }
const count = 200

/** Points of a photograph's seeded scene: what is between them is smooth, as skies and walls are. */
const scene = { width: 40, height: 27, channels: 3 } as const

/**
 * Draws 200 different photographs into `dir` where they are not there yet: soft shapes under a sensor's grain, so that
 * they weigh and encode like photographs. The same number draws the same picture.
 *
 * @returns their paths, in order
 */
export async function drawAlbum(dir: string): Promise<[string, ...string[]]> {
  await mkdir(dir, { recursive: true })
  const files: string[] = []
  for (let number = 1; number <= count; number++) {
    const file = join(dir, `${number}.jpg`)
    files.push(file)
    if (existsSync(file)) continue
    const { next } = createRng(`photo ${number}`)
    const colours = Buffer.from(
      Array.from({ length: scene.width * scene.height * 3 }, () => 60 + 120 * next()),
    )
    const grain = Buffer.from(Array.from({ length: 256 * 256 }, () => 128 + 90 * (next() - 0.5)))
    const tile = await sharp(grain, { raw: { width: 256, height: 256, channels: 1 } })
      .png()
      .toBuffer()
    // The grain is laid over a picture of the full size: in one pipeline it would be enlarged with the scene.
    const soft = await sharp(colours, { raw: scene })
      .resize({ ...size, kernel: 'cubic' })
      .raw()
      .toBuffer()
    const photo = sharp(soft, { raw: { ...size, channels: 3 } }).composite([
      { input: tile, tile: true, blend: 'soft-light' },
    ])
    await photo.jpeg({ quality: 88 }).toFile(`${file}.part`)
    await rename(`${file}.part`, file)
  }
  return files as [string, ...string[]]
}

/** Draws one picture that is high enough for the check, and narrow, so that it is published in one width. */
export async function drawPhoto(file: string, colour = '#2f7d5b'): Promise<string> {
  const drawing = sharp({ create: { width: 120, height: 640, channels: 3, background: colour } })
  await drawing.jpeg().toFile(file)
  return file
}
