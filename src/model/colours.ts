/**
 * Colours of `src/site/styles/tokens.css` for what no style sheet reaches: icons, pictures for shared links, and what
 * browsers draw around a page. A test holds both equal.
 */

/** The page, in both schemes. */
export const paper = { light: '#fbf9f3', dark: '#0e1a17' } as const

/** Colours that the build draws with, of the light scheme. */
export const colours = {
  paper: paper.light,
  deep: '#0f3a30',
  'on-deep': '#f3f6ef',
  'on-deep-soft': '#c3d6cd',
  sun: '#f2a91e',
} as const
