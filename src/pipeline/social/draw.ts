import { colours } from '../../model/colours.ts'
import type { Course } from '../../model/drawn-tables.ts'
import type { Picture } from '../../model/schema/picture.ts'
import { loadLibrary, openPicture } from '../pictures/encode.ts'
import { figureSvg } from './figure.ts'
import type { CardFonts } from './font.ts'
import { type CardText, cardSize, drawLogo, fitTitle, margin, placed } from './parts.ts'

/** Without the slow search for a smaller file: programs that show cards fetch each once. */
const encoder = { quality: 84, optimiseCoding: false } as const

const { deep, 'on-deep': onDeep, 'on-deep-soft': onDeepSoft } = colours

/** Sizes of the title in px, largest first, with the number of lines that fit. */
const titles = [
  { size: 66, lines: 2 },
  { size: 54, lines: 3 },
  { size: 42, lines: 4 },
] as const

/**
 * Draws a card: the cover over the whole area, and the texts on a dark gradient.
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
  const opened = await openPicture(cover)
  const cropped =
    shape.focus === undefined
      ? opened.resize({ ...cardSize, fit: 'cover', position: 'attention' })
      : crop(opened, cardCrop(shape, textTop(layOut(text, fonts))))
  const pixels = await cropped
    .toColourspace('srgb')
    // As raw pixels: encoded twice, the picture would lose detail twice.
    .raw({ depth: 'uchar' })
    .toBuffer()
  layOver(
    pixels,
    await sharp(Buffer.from(cardSvg(text, fonts)))
      .raw()
      .toBuffer(),
  )
  return await sharp(pixels, { raw: { ...cardSize, channels: 3 } })
    .jpeg(encoder)
    .toBuffer()
}

/** Draws the card of a post whose table shows a course of values. */
export async function drawFigureCard(course: Course, text: CardText, fonts: CardFonts): Promise<Buffer> {
  const sharp = await loadLibrary()
  const drawn = sharp(Buffer.from(figureSvg(course, text, fonts)))
  return await drawn.removeAlpha().jpeg(encoder).toBuffer()
}

type Crop = { scaled: { width: number; height: number }; left: number; top: number }

function crop(opened: Awaited<ReturnType<typeof openPicture>>, { scaled, left, top }: Crop) {
  return opened.resize({ ...scaled, fit: 'fill' }).extract({ ...cardSize, left, top })
}

/** A cover is enlarged at most so far to bring its point above the texts. */
const mostZoom = 1.5

/** The part of a cover that a card shows: its `focus` stands in the middle of what is above the texts. */
export function cardCrop(shape: { width: number; height: number; focus?: string }, clear: number): Crop {
  const [x = 5, y = 5] = shape.focus?.split(' ').map(Number) ?? []
  const middle = clear / 2
  const coverScale = Math.max(cardSize.width / shape.width, cardSize.height / shape.height)
  const height = shape.height * coverScale
  const above = middle / ((y / 10) * height || 1)
  const below = (cardSize.height - middle) / ((1 - y / 10) * height || 1)
  const scale = coverScale * Math.min(mostZoom, Math.max(1, above, below))
  const scaled = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) }
  const within = (wanted: number, most: number) => Math.round(Math.min(Math.max(0, wanted), most))
  return {
    scaled,
    left: within((scaled.width * x) / 10 - cardSize.width / 2, scaled.width - cardSize.width),
    top: within((scaled.height * y) / 10 - middle, scaled.height - cardSize.height),
  }
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

/** The layer over the cover, as SVG without text elements: gradient, title, kicker, and logo. */
export function cardSvg(text: CardText, fonts: CardFonts): string {
  const layout = layOut(text, fonts)
  const { size, lines, leading, first } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    ground(textTop(layout)),
    placed(fonts.text.outline(text.kicker, kickerSize).path, margin, first - size - kickerGap, onDeepSoft),
    ...lines.map((line, index) =>
      placed(fonts.display.outline(line, size).path, margin, first + index * leading, onDeep),
    ),
    drawLogo(text.name, fonts.display),
    '</svg>',
  ].join('')
}

const kickerSize = 27
const kickerGap = 16

type Layout = { size: number; lines: string[]; leading: number; first: number }

/** Size and lines of the title, and the baseline of its first line. */
function layOut({ title }: CardText, fonts: CardFonts): Layout {
  const { size, lines } = fitTitle(title, fonts.display, titles)
  const leading = size * 1.08
  return { size, lines, leading, first: cardSize.height - margin - leading * (lines.length - 1) }
}

/** The upper edge of the texts in px. */
function textTop({ first, size }: Layout): number {
  return first - size - kickerGap - kickerSize
}

/** The dark gradient below the texts: over a white picture, too, the contrast of the texts is 4.5 or more. */
function ground(top: number): string {
  const from = top - 130
  const stop = (y: number, opacity: number) =>
    `<stop offset="${((y - from) / (cardSize.height - from)).toFixed(3)}" stop-color="${deep}" stop-opacity="${opacity}"/>`
  return [
    `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${cardSize.height}">`,
    stop(from, 0),
    stop(top - 56, 0.5),
    stop(top - 6, 0.88),
    stop(cardSize.height, 0.97),
    '</linearGradient>',
    `<rect y="${from}" width="${cardSize.width}" height="${cardSize.height - from}" fill="url(#ground)"/>`,
  ].join('')
}
