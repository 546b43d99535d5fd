/**
 * Colours of `src/site/styles/tokens.css` where no style sheet applies: icons, social cards, the manifest, the browser's frame.
 *
 * To add a colour:
 *
 * 1. Write it in `tokens.css`, for both schemes with `light-dark()`.
 * 2. Write the backgrounds on which it is used, with the least contrast, in `duties` of `pipeline/styles/contrast.test.ts`.
 *    The test names a colour that has none.
 * 3. If an icon, card or manifest uses it, write its light value here. Run `npm run icons` once an icon uses it. A test
 *    compares the two files.
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
