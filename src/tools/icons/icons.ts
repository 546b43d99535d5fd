import sharp from 'sharp'
import { colours } from '../../model/colours.ts'

/** Every icon file, drawn from one logo; by path below the project's folder. */
export async function drawIcons(): Promise<Map<string, Uint8Array>> {
  const rounded = (size: number) => png('rounded', size)
  return new Map<string, Uint8Array>([
    ['public/favicon.svg', Buffer.from(iconSvg('rounded'))],
    // Browsers request it for every page that names no icon, such as a picture.
    ['public/favicon.ico', encodeIco(48, await rounded(48))],
    // Systems round these two themselves. The sun lies within the safe zone of every mask.
    ['public/apple-touch-icon.png', await png('square', 180)],
    ['public/icon-maskable-512.png', await png('square', 512)],
    ['public/icon-192.png', await rounded(192)],
    ['public/icon-512.png', await rounded(512)],
  ])
}

async function png(shape: 'rounded' | 'square', size: number): Promise<Buffer> {
  const svg = Buffer.from(iconSvg(shape))
  // Rendered at the target size: 72 dpi are the 32 px of the drawing.
  return await sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The site's logo for tabs and home screens, ridge and sun on 32 × 32; `square` without rounded corners. */
function iconSvg(shape: 'rounded' | 'square'): string {
  const drawing = [
    `<path fill="${colours.deep}" d="M0 0h32v32H0z"/>`,
    `<circle cx="21.5" cy="11.5" r="5" fill="${colours.sun}"/>`,
    `<path d="M0 25 5.5 19l2.6 2 4.2-6.6 2.4 2.9 1.9-1.9 4.3 5.6 2.5-2.2L32 25v7H0z" fill="${colours['on-deep']}"/>`,
  ].join('')
  const shaped =
    shape === 'square'
      ? drawing
      : `<clipPath id="a"><rect width="32" height="32" rx="7"/></clipPath><g clip-path="url(#a)">${drawing}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shaped}</svg>\n`
}

/**
 * An ICO file of one square PNG picture; `size` is its width in px, at most 255. The header: one icon; then its width
 * and height, one colour plane, 32 bits per pixel, its number of bytes, and their offset.
 */
function encodeIco(size: number, picture: Uint8Array): Uint8Array {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(picture.length, 14)
  return Buffer.concat([head, picture])
}
