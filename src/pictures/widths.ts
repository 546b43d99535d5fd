/**
 * The widths in px in which a picture is published. Neighbours differ by a factor of at most 1.4, so a
 * browser never loads a file more than 1.4 times as wide as it needs. The narrowest is for a card's
 * picture of 8rem on a phone, the widest for the page's full width on a screen with two pixels a px.
 */
export const pictureWidths = [164, 229, 320, 447, 625, 875, 1225, 1715, 2400] as const

/** Width of the JPEG that browsers without AVIF and WebP load. */
const fallbackWidth = 875

/** The published widths of a picture whose original is `width` px wide, narrowest first. */
export function widthsOf(width: number): number[] {
  const full = fullWidth(width)
  return [...pictureWidths.filter((candidate) => candidate < full), full]
}

/** Width of the largest file of a picture: what a link to the picture itself leads to. */
export function fullWidth(width: number): number {
  return Math.min(width, pictureWidths[pictureWidths.length - 1] ?? width)
}

/** Width of the JPEG in the `src` of a picture whose original is `width` px wide. */
export function fallbackOf(width: number): number {
  return Math.min(width, fallbackWidth)
}
