import sharp from 'sharp'
import { createRng } from './core/rng.ts'

/** Turns a drawing into the bytes of a JPEG with a fine paper grain; the same text gives the same bytes. */
export async function renderJpeg(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72, unlimited: true })
    .flatten({ background: '#fbf6e9' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  grain(data, info.width, info.channels)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: 80, mozjpeg: true, progressive: true, chromaSubsampling: '4:2:0' })
    .toBuffer()
}

const tile = 512

function grain(pixels: Buffer, width: number, channels: number): void {
  fine ??= paper()
  for (let i = 0, pixel = 0; i < pixels.length; i += channels, pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const shade = fine[(y % tile) * tile + (x % tile)] ?? 0
    for (let c = 0; c < 3; c += 1) pixels[i + c] = Math.min(255, Math.max(0, (pixels[i + c] ?? 0) + shade))
  }
}

let fine: Float32Array | undefined

function paper(): Float32Array {
  const rng = createRng('paper')
  const raw = Float32Array.from({ length: tile * tile }, () => rng.next() - 0.5)
  return Float32Array.from(raw, (_, i) => {
    const [x, y] = [i % tile, Math.floor(i / tile)]
    const at = (dx: number, dy: number): number =>
      raw[((y + dy + tile) % tile) * tile + ((x + dx + tile) % tile)] ?? 0
    const soft = (at(0, 0) * 2 + at(1, 0) + at(0, 1) + at(1, 1)) / 5
    return soft * 15
  })
}
