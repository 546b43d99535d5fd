/** A picture of a report's album. */
type AlbumPicture = {
  width?: number
  height?: number
  /** The day that its editor chose for it, counted from 1. */
  day?: number | undefined
  /** Whether the report's text shows it already. */
  isInText: boolean
}

/**
 * Chooses the pictures beside each day's text: the pictures that the editor chose for the day, or else one picture in
 * the album's order, but not the first, with which the page begins, and none in the text. Upright pictures are taken
 * only if there are too few wide ones.
 *
 * @returns for each of `days` days the positions of its pictures in the album
 */
export function picturesOfDays(album: readonly AlbumPicture[], days: number): number[][] {
  const chosen = Array.from({ length: days }, (_, at) =>
    album.flatMap(({ day }, position) => (day === at + 1 ? position : [])),
  )
  const free = [...album.keys()].filter((at) => at > 0 && !album[at]?.day && !album[at]?.isInText)
  const wide = free.filter((at) => (album[at]?.width ?? 0) >= (album[at]?.height ?? 0))
  const empty = chosen.filter((pictures) => pictures.length === 0)
  const offered = wide.length >= empty.length ? wide : free
  empty.forEach((pictures, at) => {
    // The choice is spread over the album, which is in the order of the days. A step of 1 or more takes none twice.
    const step = Math.max(1, offered.length / empty.length)
    const next = offered[Math.floor((at + 0.5) * step)]
    if (next !== undefined) pictures.push(next)
  })
  return chosen
}
