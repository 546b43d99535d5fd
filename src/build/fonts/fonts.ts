/** A font file of the site: where it comes from, and the weights that style sheets ask of it. */
export type SiteFont = {
  /** Name of the committed file below `src/styles/fonts/`, without its ending. */
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
export const fontFeatures = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'liga',
  'calt',
  'rlig',
  'rvrn',
  'lnum',
  'tnum',
]
