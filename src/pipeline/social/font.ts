import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** Text as one SVG path that starts at (0, 0) on its baseline. Widths in px. */
export type Outline = { path: string; width: number }

/** A font that converts text to outlines, so that rendering a drawing needs no installed font. */
export type OutlineFont = {
  outline(text: string, size: number): Outline
  widthOf(text: string, size: number): number
}

/** The site's display and text font. */
export type CardFonts = Record<keyof typeof files, OutlineFont>

/** Files of the site's own fonts. A variable WOFF2 is read at its default weight: 800 and 400. */
const files = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
} as const

/** Reads the site's fonts. */
export async function readFonts(): Promise<CardFonts> {
  return { display: await readFont('display'), text: await readFont('text') }
}

async function readFont(name: keyof typeof files): Promise<OutlineFont> {
  const file = createRequire(import.meta.url).resolve(files[name])
  // Imported on demand: it takes as long to load as the rest of the build.
  const { create } = await import('fontkit')
  const font = create(await readFile(file))
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`)
  // Whoever breaks lines asks for the same words again and again, at several sizes.
  const advances = new Map<string, number>()
  const advanceOf = (word: string) => {
    const advance = advances.get(word) ?? font.layout(covered(font, word)).advanceWidth
    advances.set(word, advance)
    return advance
  }
  return {
    outline: (text, size) => outline(font, text, size),
    widthOf: (text, size) =>
      text.split(/(?= )/).reduce((sum, word) => sum + advanceOf(word), 0) * (size / font.unitsPerEm),
  }
}

function outline(font: Font, text: string, size: number): Outline {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(covered(font, text))
  let x = 0
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    // A font's y axis points up.
    const placed = path.transform(scale, 0, 0, -scale, (x + xOffset) * scale, -yOffset * scale)
    x += xAdvance
    return placed.toSVG()
  })
  return { path: paths.join(''), width: x * scale }
}

/** The text in characters of the font: `CO₂` becomes `CO2`, characters without an equivalent are dropped. */
function covered(font: Font, text: string): string {
  const has = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  return [...text.normalize('NFC')]
    .flatMap((sign) => (has(sign) ? [sign] : [...sign.normalize('NFKC')].filter(has)))
    .join('')
}
