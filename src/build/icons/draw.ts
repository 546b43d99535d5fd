import sharp from 'sharp'
import { iconSvg } from './art.ts'
import { encodeIco } from './ico.ts'

/** Every icon file of `public/`, drawn from one mark; by file name. */
export async function drawIcons(): Promise<Map<string, Uint8Array>> {
  const rounded = (size: number) => png('rounded', size)
  return new Map<string, Uint8Array>([
    ['favicon.svg', Buffer.from(iconSvg('rounded'))],
    // Browsers ask for it on every page that names no icon, such as that of a picture.
    ['favicon.ico', encodeIco([16, 32, 48], await Promise.all([16, 32, 48].map(rounded)))],
    // Systems round these two themselves. The sun lies inside the circle that every mask keeps.
    ['apple-touch-icon.png', await png('square', 180)],
    ['icon-maskable-512.png', await png('square', 512)],
    ['icon-192.png', await rounded(192)],
    ['icon-512.png', await rounded(512)],
  ])
}

async function png(shape: 'rounded' | 'square', size: number): Promise<Buffer> {
  const svg = Buffer.from(iconSvg(shape))
  // Drawn at the size itself: 72 dots per inch are the 32 px of the drawing.
  return await sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
