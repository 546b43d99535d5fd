/**
 * Colours of `src/site/styles/tokens.css` where no style sheet applies: icons, social cards, the manifest, the browser's frame.
 *
 * To add a colour: write it in `tokens.css` for both schemes, and here if one of these uses it; then `npm run icons`. Tests
 * compare the two files and check every contrast.
 */

/** The background of pages, in both schemes. */
export const paper = { light: '#fbf9f3', dark: '#0e1a17' } as const

/** Colours for drawings of the build, from the light scheme. */
export const colours = {
  paper: paper.light,
  deep: '#0f3a30',
  'on-deep': '#f3f6ef',
  'on-deep-soft': '#c3d6cd',
  sun: '#f2a91e',
} as const
