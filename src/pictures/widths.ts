/**
 * The widths in px in which a picture is published. Neighbours differ by a factor of at most 1.4, so a
 * browser never loads a file more than 1.4 times as wide as it needs.
 */
export const pictureWidths = [320, 448, 624, 864, 1200, 1600] as const

/** Width of the JPEG that browsers without AVIF and WebP load. */
const fallbackWidth = 864

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
