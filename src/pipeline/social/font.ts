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

/** The site's own fonts. A variable WOFF2 is read at its default weight: 800 and 400. */
const files = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-',
  text: '@fontsource-variable/source-serif-4/files/source-serif-4-',
} as const

/** Letters without a decomposition in Unicode, each with the letter that replaces it if a font lacks it. */
const likeness: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', ı: 'i' }

/** Reads the site's fonts. */
export async function readFonts(): Promise<CardFonts> {
  return { display: await readFont('display'), text: await readFont('text') }
}

async function readFont(name: keyof typeof files): Promise<OutlineFont> {
  // The letters of neighbouring languages are in a file of their own: Štrpce, Đorđe.
  const fonts = [
    await openFont(`${files[name]}latin-wght-normal`),
    await openFont(`${files[name]}latin-ext-wght-normal`),
  ]
  // Widths are cached, because breaking lines measures the same words repeatedly.
  const widths = new Map<string, number>()
  const widthOf = (word: string) => {
    const width = widths.get(word) ?? outline(fonts, word, 1).width
    widths.set(word, width)
    return width
  }
  return {
    outline: (text, size) => outline(fonts, text, size),
    widthOf: (text, size) => text.split(/(?= )/).reduce((sum, word) => sum + widthOf(word), 0) * size,
  }
}

async function openFont(name: string): Promise<Font> {
  const file = createRequire(import.meta.url).resolve(`${name}.woff2`)
  // Imported on demand: the package takes as long to load as the rest of the build.
  const { create } = await import('fontkit')
  const font = create(await readFile(file))
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`)
  return font
}

function outline(fonts: readonly Font[], text: string, size: number): Outline {
  let x = 0
  const paths: string[] = []
  for (const { font, text: run, isLow } of runsOf(fonts, text)) {
    const scale = (size * (isLow ? low.size : 1)) / font.unitsPerEm
    const drop = isLow ? size * low.drop : 0
    const { glyphs, positions } = font.layout(run)
    glyphs.forEach(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      // A font's y axis points up.
      paths.push(path.transform(scale, 0, 0, -scale, x + xOffset * scale, drop - yOffset * scale).toSVG())
      x += xAdvance * scale
    })
  }
  return { path: paths.join(''), width: x }
}

/** Size and depth of a subscript that is drawn with a usual digit, in parts of the size of the text. */
const low = { size: 0.68, drop: 0.14 } as const

type Run = { font: Font; text: string; isLow: boolean }

/**
 * The text in pieces of one font each. A character that no font has is replaced: a subscript by a small digit, a letter
 * with a mark by its base letter. A character without a replacement is left out.
 */
function runsOf(fonts: readonly Font[], text: string): Run[] {
  const fontOf = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const runs: Run[] = []
  for (const written of text.normalize('NFC')) {
    const isWhole = fontOf(written) !== undefined
    const isLow = !isWhole && /[₀-₉]/.test(written)
    const forms = isWhole ? written : (likeness[written] ?? written.normalize('NFKD'))
    for (const character of forms) {
      const font = fontOf(character)
      const last = runs.at(-1)
      if (font === undefined || /\p{M}/u.test(character)) continue
      if (last?.font === font && last.isLow === isLow) last.text += character
      else runs.push({ font, text: character, isLow })
    }
  }
  return runs
}
