import { colours } from '../../model/colours.ts'
import type { Course } from '../../model/drawn-tables.ts'
import type { Picture } from '../../model/schema/picture.ts'
import { loadLibrary, openPicture } from '../pictures/encode.ts'
import { figureSvg } from './figure.ts'
import type { CardFonts } from './font.ts'
import { type CardText, cardSize, drawLogo, fitTitle, margin, placed } from './parts.ts'

/** Without the slow search for a smaller file, because programs that show cards fetch each card once. */
const encoder = { quality: 84, optimiseCoding: false } as const

const { deep, 'on-deep': onDeep, 'on-deep-soft': onDeepSoft } = colours

/** Sizes of the title in px, largest first, with the number of lines that fit. */
const titles = [
  { size: 60, lines: 2 },
  { size: 50, lines: 3 },
  { size: 40, lines: 4 },
] as const

/** Draws a card: the cover above the texts, and the texts on a dark ground into which the cover fades. */
export async function drawCard(
  cover: Uint8Array,
  shape: Pick<Picture, 'width' | 'height' | 'focus'>,
  text: CardText,
  fonts: CardFonts,
): Promise<Buffer> {
  const sharp = await loadLibrary()
  const opened = await openPicture(cover)
  const shown = shownHeight(textTop(layOut(text, fonts)))
  const { scaled, left, top } = cardCrop(shape, shown)
  const pixels = await opened
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, width: cardSize.width, height: shown })
    .extend({ bottom: cardSize.height - shown, background: deep })
    .toColourspace('srgb')
    // As raw pixels, because a second encoding would lose more detail.
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

/** The height in px in which a card shows its cover: down to where its texts begin. */
function shownHeight(top: number): number {
  return Math.round(top) + 8
}

/**
 * The part of a cover that a card shows, `shown` px high: its focus is in the middle, or as near as its edges allow.
 * Without a focus, the middle of the cover is.
 */
export function cardCrop(shape: { width: number; height: number; focus?: string }, shown: number) {
  const [x = 5, y = 5] = shape.focus?.split(' ').map(Number) ?? []
  const scale = Math.max(cardSize.width / shape.width, shown / shape.height)
  const scaled = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) }
  const within = (wanted: number, most: number) => Math.round(Math.min(Math.max(0, wanted), most))
  return {
    scaled,
    left: within((scaled.width * x) / 10 - cardSize.width / 2, scaled.width - cardSize.width),
    top: within((scaled.height * y) / 10 - shown / 2, scaled.height - shown),
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

/** The baseline of the title's last line, in px from the top. */
const lastBaseline = 582
const kickerSize = 27
const kickerGap = 16

type Layout = { size: number; lines: string[]; leading: number; first: number }

/** Size and lines of the title, and the baseline of its first line. */
function layOut({ title }: CardText, fonts: CardFonts): Layout {
  const { size, lines } = fitTitle(title, fonts.display, titles)
  const leading = size * 1.08
  return { size, lines, leading, first: lastBaseline - leading * (lines.length - 1) }
}

/** The upper edge of the texts in px. */
function textTop({ first, size }: Layout): number {
  return first - size - kickerGap - kickerSize
}

/**
 * The dark ground of the texts, with a short gradient above. Their contrast is at least 4.5, even over a white picture.
 */
function ground(top: number): string {
  const from = top - 48
  const stop = (y: number, opacity: number) =>
    `<stop offset="${((y - from) / (cardSize.height - from)).toFixed(3)}" stop-color="${deep}" stop-opacity="${opacity}"/>`
  return [
    `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${cardSize.height}">`,
    stop(from, 0),
    stop(top - 24, 0.45),
    stop(top - 4, 0.92),
    stop(top + 8, 1),
    '</linearGradient>',
    `<rect y="${from}" width="${cardSize.width}" height="${cardSize.height - from}" fill="url(#ground)"/>`,
  ].join('')
}
