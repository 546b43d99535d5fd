import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** Number of photographs in an album. */
const count = 200

/**
 * Draws 200 different photographs of 1600 px into `dir` unless they exist. Soft shapes under sensor noise give them the
 * file size and encoding time of photographs.
 *
 * @returns their paths, in order
 */
export async function drawAlbum(dir: string): Promise<[string, ...string[]]> {
  await mkdir(dir, { recursive: true })
  const photo = (number: number) => join(dir, `${number}.jpg`)
  for (let number = 1; number <= count; number++) {
    if (existsSync(photo(number))) continue
    // Enlarged from so few points it is smooth, like skies and walls.
    const scene = await noise(40, 27, 45).png().toBuffer()
    const grain = await noise(256, 256, 39).greyscale().png().toBuffer()
    await sharp(scene)
      .resize({ width: 1600, height: 1067, fit: 'fill', kernel: 'cubic' })
      .composite([{ input: grain, tile: true, blend: 'soft-light' }])
      .jpeg({ quality: 88 })
      .toFile(`${photo(number)}.part`)
    await rename(`${photo(number)}.part`, photo(number))
  }
  return [photo(1), ...Array.from({ length: count - 1 }, (_, index) => photo(index + 2))]
}

function noise(width: number, height: number, sigma: number): Sharp {
  const options = { type: 'gaussian', mean: 128, sigma } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: options } })
}

/** Draws one picture that is high enough for the check, and so narrow that it is published in one width. */
export async function drawPhoto(file: string, colour = '#2f7d5b'): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const drawing = sharp({ create: { width: 120, height: 640, channels: 3, background: colour } })
  await drawing.jpeg().toFile(file)
  return file
}
