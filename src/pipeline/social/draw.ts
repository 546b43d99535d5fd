import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours } from '../../model/colours.ts'
import { cropOf } from '../../model/pictures/focus.ts'
import type { Picture } from '../../model/schema/picture.ts'
import { paths } from '../../util/paths.ts'
import { loadLibrary, openPicture } from '../pictures/encode.ts'
import type { CardFonts, OutlineFont } from './font.ts'

/** Size in px of a preview picture: no service crops it. */
export const cardSize = { width: 1200, height: 630 } as const

/** Height in px of the part of the cover that shows above the ridge. */
const coverHeight = 372

/** The texts on a card. */
export type CardText = {
  /** The line above the title: kind and date. */
  kicker: string
  title: string
  /** The association's short name, beside its mark. */
  name: string
}

/** Without the slow search for a smaller file: programs that preview links fetch a card once. */
const encoder = { quality: 84, optimiseCoding: false } as const

/** The contour of the site's mountains, and the size of its drawing. */
const [, ridge] =
  /\bd="([^"]+)"/.exec(readFileSync(join(paths.root, 'src/model/pictures/ridge.svg'), 'utf8')) ?? []
const ridgeWidth = 1440
const ridgeHeight = 160

const margin = 64
const { deep, sun, 'on-deep': onDeep, 'on-deep-soft': onDeepSoft } = colours

/** Sizes of the title in px, largest first, with the number of lines that fit. */
const titles = [
  { size: 66, lines: 2 },
  { size: 54, lines: 3 },
  { size: 42, lines: 4 },
] as const

/**
 * Draws a card over its cover picture.
 *
 * @param shape the cover's size in px, and its `focus`; without `focus` a crop keeps the part that attracts the eye
 */
export async function drawCard(
  cover: Uint8Array,
  shape: Pick<Picture, 'width' | 'height' | 'focus'>,
  text: CardText,
  fonts: CardFonts,
): Promise<Buffer> {
  const sharp = await loadLibrary()
  const raw = { ...cardSize, channels: 3 } as const
  const frame = { width: raw.width, height: coverHeight }
  const { scaled, left, top } = cropOf(shape, frame)
  const opened = await openPicture(cover)
  const cropped =
    shape.focus === undefined
      ? opened.resize({ ...frame, fit: 'cover', position: 'attention' })
      : opened.resize({ ...scaled, fit: 'fill' }).extract({ ...frame, left, top })
  const shown = await cropped
    .toColourspace('srgb')
    // As raw pixels: encoded twice, the picture would lose detail twice.
    .raw({ depth: 'uchar' })
    .toBuffer()
  const pixels = Buffer.alloc(raw.width * raw.height * raw.channels, deep.slice(1), 'hex')
  shown.copy(pixels)
  layOver(
    pixels,
    await sharp(Buffer.from(cardSvg(text, fonts)))
      .raw()
      .toBuffer(),
  )
  return await sharp(pixels, { raw }).jpeg(encoder).toBuffer()
}

/** Lays a drawing in RGBA over pixels in RGB; the picture library takes several times as long. */
function layOver(pixels: Uint8Array, drawing: Uint8Array): void {
  for (let from = 0, to = 0; from < drawing.length; from += 4, to += 3) {
    const alpha = (drawing[from + 3] ?? 0) / 255
    if (alpha === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const below = pixels[to + channel] ?? 0
      pixels[to + channel] = below + ((drawing[from + channel] ?? 0) - below) * alpha
    }
  }
}

/** The layer over the cover, as SVG without text elements: the ridge on its dark ground, title, kicker, and logo. */
export function cardSvg({ kicker, title, name }: CardText, fonts: CardFonts): string {
  const { size, lines } = fitTitle(title, fonts.display)
  const leading = size * 1.08
  const bottom = cardSize.height - margin
  const first = bottom - leading * (lines.length - 1)
  const mark = fonts.display.outline(name, 34)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    ridges(),
    placed(fonts.text.outline(kicker, 27).path, margin, first - size - 16, onDeepSoft),
    ...lines.map((line, index) =>
      placed(fonts.display.outline(line, size).path, margin, first + index * leading, onDeep),
    ),
    `<rect width="${margin + 60 + mark.width + 28}" height="76" y="36" fill="${deep}"/>`,
    `<g transform="translate(${margin} 55)">${logo}</g>`,
    placed(mark.path, margin + 60, 86, onDeep),
    '</svg>',
  ].join('')
}

function fitTitle(title: string, font: OutlineFont): { size: number; lines: string[] } {
  const width = cardSize.width - 2 * margin
  const fitting = titles.map(({ size, lines }) => ({
    size,
    room: lines,
    lines: breakTitle(title, width, (text) => font.widthOf(text, size)),
  }))
  const best = fitting.find(({ lines, room }) => lines.length <= room)
  if (best) return best
  // An overlong title is cut and ends in an ellipsis.
  const { size, room, lines } = fitting[fitting.length - 1] ?? { size: 42, room: 4, lines: [title] }
  return { size, lines: lines.slice(0, room).map((line, at) => (at === room - 1 ? `${line} …` : line)) }
}

/** The site's mountains, twice. */
function ridges(): string {
  const scale = cardSize.width / ridgeWidth
  const top = coverHeight - ridgeHeight * scale - 4
  const ground = coverHeight - 6
  return [
    `<path d="${ridge}" transform="translate(1270 ${top - 6}) scale(${-1.12 * scale} ${scale})" fill="#1d5a4b"/>`,
    `<path d="${ridge}" transform="translate(0 ${top + 8}) scale(${scale})" fill="${deep}"/>`,
    `<rect y="${ground}" width="${cardSize.width}" height="${coverHeight - ground}" fill="${deep}"/>`,
  ].join('')
}

function placed(path: string, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`
}

/** Ridge and sun of the logo, 48 × 34. */
const logo = [
  `<circle cx="32.5" cy="12.5" r="8.5" fill="${sun}"/>`,
  `<path d="M2 29l6.5-6 3.5 1L20.5 10l2-3.5 4.5 8 3-.5 4 6.5 3-1L46 29V34H2Z" fill="${deep}"/>`,
  `<path d="M2 29l6.5-6 3.5 1L20.5 10l2-3.5 4.5 8 3-.5 4 6.5 3-1L46 29" fill="none" stroke="${onDeep}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>`,
].join('')

/** Breaks a title after its first sentence or colon where that adds no line, else into lines of about equal length. */
export function breakTitle(title: string, width: number, widthOf: (text: string) => number): string[] {
  const whole = breakLines(title, width, widthOf)
  const [, head, tail] = /^(.+?[.:!?…]) +(.+)$/.exec(title) ?? []
  if (head === undefined || tail === undefined) return whole
  const parts = [head, tail].flatMap((part) => breakLines(part, width, widthOf))
  return parts.length <= whole.length ? parts : whole
}

/** Breaks text into lines of about equal length, at most `width` wide; a wider word gets a line of its own. */
function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const count = fill(words, width, widthOf).length
  const longest = Math.max(0, ...words.map(widthOf))
  let low = Math.min(longest, width)
  let high = width
  // Finds the narrowest width that needs no more lines.
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (fill(words, middle, widthOf).length <= count) high = middle
    else low = middle
  }
  return fill(words, high, widthOf)
}

function fill(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
