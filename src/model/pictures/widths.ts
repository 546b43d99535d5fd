/**
 * The widths in px in which a picture is published. Neighbours differ by a factor of less than 1.4, so a
 * browser never loads a file more than 1.4 times as wide as it needs. The narrowest is for a small card
 * in a window of one dot a px, the widest for the page's full width (75rem) on a screen with two dots a px.
 */
export const pictureWidths = [174, 241, 334, 464, 644, 895, 1243, 1727, 2400] as const

/** Width of the JPEG that browsers without AVIF load. */
const fallbackWidth = 895

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
