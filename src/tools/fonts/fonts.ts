import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { paths } from '../../util/paths.ts'

/** A font file of the site: where it comes from, and the weights that style sheets ask of it. */
export type SiteFont = {
  /** Name of the committed file below `src/site/styles/fonts/`, without its ending. */
  name: string
  /** The designers' file, as its package publishes it. */
  source: string
  weights: { min: number; max: number }
}

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin'
const serif = '@fontsource-variable/source-serif-4/files/source-serif-4-latin'

/** The site's fonts. Upright ones are preloaded, which `build/prerender` tells by `-wght-normal`. */
export const siteFonts: readonly SiteFont[] = [
  {
    name: 'bricolage-grotesque-wght-normal',
    source: `${bricolage}-wght-normal.woff2`,
    weights: { min: 300, max: 720 },
  },
  {
    name: 'source-serif-4-wght-normal',
    source: `${serif}-wght-normal.woff2`,
    weights: { min: 400, max: 700 },
  },
  {
    name: 'source-serif-4-wght-italic',
    source: `${serif}-wght-italic.woff2`,
    weights: { min: 400, max: 700 },
  },
]

/** OpenType features that pages use: kerning, marks, ligatures, figures of one width. */
const fontFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rvrn', 'lnum', 'tnum']

function range(first: string, last: string): string {
  const start = first.charCodeAt(0)
  return String.fromCharCode(
    ...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index),
  )
}

/** Signs of formulas and of programs. In the font of headings they and their kerning weigh 2 kB. */
const technical = '\\^`{}~<>½÷'

/**
 * What the site's fonts can write: Albanian and English, letters of names from the countries around and of
 * western Europe as far as the fonts' Latin files hold them, and the signs of careful typography.
 */
export const fontCharacters = [
  ...[...range(' ', '~')].filter((sign) => !technical.includes(sign)),
  '\u00a0',
  'ÇËçë',
  'ÀÁÂÄÈÉÊÎÏÑÔÖÙÛÜàáâäèéêîïñôöùûüß',
  '–—‘’‚“”„«»‹›…•·',
  '©§°±²³×−€',
].join('')

/**
 * Signs that need nothing of the site's fonts: the soft hyphen, which is no letter, and those that the visitor's own
 * fonts draw, because the designers' files do not hold them, as in CO₂, or because hardly any page writes them.
 */
export const foreignCharacters = `\u00ad₂→${technical}`

/** Folder of the fonts that the site publishes. */
export const fontsDir = join(paths.root, 'src/site/styles/fonts')

/** A font's bytes with the characters, weights and features alone that the site uses. */
export async function makeFont({ source, weights }: SiteFont): Promise<Buffer> {
  const original = await readFile(createRequire(import.meta.url).resolve(source))
  return await subsetFont(original, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: fontFeatures,
  })
}

/** The site's fonts, the same bytes each time; by path below the project's folder. */
export async function drawFonts(): Promise<Map<string, Uint8Array>> {
  const fonts = await Promise.all(siteFonts.map(makeFont))
  return new Map(
    fonts.map((bytes, index) => [`src/site/styles/fonts/${siteFonts[index]?.name}.woff2`, bytes]),
  )
}
