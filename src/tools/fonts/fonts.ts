import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fontCharacters, neighbourCharacters } from '../../model/font-characters.ts'

/**
 * The site's fonts: the committed file below `src/site/styles/fonts/`, without its ending, and the weights that style
 * sheets ask of it. Upright ones are preloaded, which `pipeline/prerender` tells by `-wght-normal`.
 */
export const siteFonts = [
  { name: 'bricolage-grotesque-wght-normal', weights: { min: 300, max: 720 } },
  { name: 'source-serif-4-wght-normal', weights: { min: 400, max: 700 } },
  { name: 'source-serif-4-wght-italic', weights: { min: 400, max: 700 } },
].flatMap(({ name, weights }) => [
  // The designers' files, as their packages publish them, by the alphabet.
  { name, weights, characters: fontCharacters, source: name.replace('-wght-', '-latin-wght-') },
  {
    name: name.replace('-wght-', '-ext-'),
    weights,
    characters: neighbourCharacters,
    source: name.replace('-wght-', '-latin-ext-wght-'),
  },
])

type SiteFont = (typeof siteFonts)[number]

/** OpenType features that pages use: kerning, marks, ligatures, figures of one width. */
const fontFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rvrn', 'lnum', 'tnum']

/** A font's bytes with the characters, weights and features alone that the site uses. */
export async function makeFont({ weights, characters, source }: SiteFont): Promise<Buffer> {
  const [family] = source.split('-latin-')
  const file = `@fontsource-variable/${family}/files/${source}.woff2`
  const original = await readFile(createRequire(import.meta.url).resolve(file))
  return await subsetFont(original, characters, {
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
