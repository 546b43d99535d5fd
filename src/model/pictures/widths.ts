/**
 * The published widths of pictures in px, for `srcset`. Neighbours differ by a factor of less than 1.4, so that a
 * browser never loads a file more than 1.4 times as wide as needed. The narrowest is for a small card
 * at pixel ratio 1, the widest for the page's full width (75rem) at pixel ratio 2.
 */
export const pictureWidths = [174, 241, 334, 464, 644, 895, 1243, 1727, 2400] as const

/** Width of the JPEG for browsers without AVIF. */
const fallbackWidth = 895

/** The published widths of a picture whose original is `width` px wide, narrowest first. */
export function widthsOf(width: number): number[] {
  const full = fullWidth(width)
  return [...pictureWidths.filter((candidate) => candidate < full), full]
}

/** Width of the largest file of a picture, the target of a link to it. */
export function fullWidth(width: number): number {
  return Math.min(width, pictureWidths[pictureWidths.length - 1] ?? width)
}

/** Width of the JPEG in the `src` of a picture whose original is `width` px wide. */
export function fallbackOf(width: number): number {
  return Math.min(width, fallbackWidth)
}
