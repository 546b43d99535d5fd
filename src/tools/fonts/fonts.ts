import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { paths } from '../../util/paths.ts'

/**
 * The site's fonts: the committed file below `src/site/styles/fonts/`, without its ending, and the weights that style
 * sheets ask of it. Upright ones are preloaded, which `build/prerender` tells by `-wght-normal`.
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
 * What the site's fonts can write: Albanian and English, letters of names from the countries around and of
 * western Europe as far as the fonts' Latin files hold them, and the signs of careful typography.
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
 * Signs that need nothing of the site's fonts: the soft hyphen, which is no letter, and those that the visitor's own
 * fonts draw, because the designers' files do not hold them, as in CO₂, or because hardly any page writes them.
 */
export const foreignCharacters = `\u00ad₂→${technical}`

/** Folder of the fonts that the site publishes. */
export const fontsDir = join(paths.root, 'src/site/styles/fonts')

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

/** The site's fonts, the same bytes each time; by path below the project's folder. */
export async function drawFonts(): Promise<Map<string, Uint8Array>> {
  const file = async (font: SiteFont) =>
    [`src/site/styles/fonts/${font.name}.woff2`, await makeFont(font)] as const
  return new Map(await Promise.all(siteFonts.map(file)))
}
