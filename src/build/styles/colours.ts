/**
 * Colours of `styles/tokens.css` for what the build draws: icons and pictures for shared links stand where no
 * style sheet reaches. A test holds both equal.
 */
export const colours = {
  paper: '#fbf9f3',
  deep: '#0f3a30',
  'on-deep': '#f3f6ef',
  'on-deep-soft': '#c3d6cd',
  sun: '#f2a91e',
} as const
