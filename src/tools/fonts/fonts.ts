import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * The site's fonts: the committed file below `src/site/styles/fonts/`, without its ending, and the weights that style
 * sheets ask of it. Upright ones are preloaded, which `pipeline/prerender` tells by `-wght-normal`.
 */
export const siteFonts = [
  { name: 'bricolage-grotesque-wght-normal', weights: { min: 300, max: 720 } },
  { name: 'source-serif-4-wght-normal', weights: { min: 400, max: 700 } },
  { name: 'source-serif-4-wght-italic', weights: { min: 400, max: 700 } },
]

type SiteFont = (typeof siteFonts)[number]

/** OpenType features that pages use: kerning, marks, ligatures, figures of one width. */
const fontFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rvrn', 'lnum', 'tnum']

/** Signs of formulas and of programs. In the font of headings they and their kerning weigh 2 kB. */
const technical = '\\^`{}~<>½÷'

/**
 * The characters of the site's fonts: Albanian and English, letters of names from neighbouring countries and
 * western Europe as far as the fonts' Latin files have them, and typographic characters.
 */
export const fontCharacters = [
  // ASCII
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  '\u00a0',
  'ÇËçë',
  'ÀÁÂÄÈÉÊÎÏÑÔÖÙÛÜàáâäèéêîïñôöùûüß',
  '–—‘’‚“”„«»‹›…•·',
  '©§°±²³×−€',
]
  .filter((signs) => !technical.includes(signs))
  .join('')

/**
 * Characters that the site's fonts need not have: the soft hyphen, which is invisible, and those drawn with the
 * visitor's own fonts, because the designers' files lack them, as in CO₂, or because hardly any page uses them.
 */
export const foreignCharacters = `\u00ad₂→${technical}`

/** A font's bytes with the characters, weights and features alone that the site uses. */
export async function makeFont({ name, weights }: SiteFont): Promise<Buffer> {
  const [family] = name.split('-wght-')
  // The designers' file, as its package publishes it.
  const source = `@fontsource-variable/${family}/files/${name.replace('-wght-', '-latin-wght-')}.woff2`
  const original = await readFile(createRequire(import.meta.url).resolve(source))
  return await subsetFont(original, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: fontFeatures,
  })
}

/** The site's fonts, reproducibly; by path below the project's folder. */
export async function drawFonts(): Promise<Map<string, Uint8Array>> {
  const file = async (font: SiteFont) =>
    [`src/site/styles/fonts/${font.name}.woff2`, await makeFont(font)] as const
  return new Map(await Promise.all(siteFonts.map(file)))
}
