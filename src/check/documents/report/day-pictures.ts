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
 * Chooses the pictures beside each day's text: those that the editor chose for the day, or else one in the album's
 * order. The first picture, with which the page begins, and pictures in the text are not taken for this, nor upright ones
 * if there are enough others.
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
    // The choice is spread over the album, which is in the order of the days. A step of at least 1 takes no picture twice.
    const step = Math.max(1, offered.length / empty.length)
    const next = offered[Math.floor((at + 0.5) * step)]
    if (next !== undefined) pictures.push(next)
  })
  return chosen
}
