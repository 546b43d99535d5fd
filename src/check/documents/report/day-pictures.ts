/**
 * Lists the pictures beside each day's text. A picture names its day in `day`, because the order of an album does not
 * show the day.
 *
 * @returns for each of `days` days the positions of its pictures in the album
 */
export function picturesOfDays(album: readonly { day?: number | undefined }[], days: number): number[][] {
  return Array.from({ length: days }, (_, at) =>
    album.flatMap(({ day }, position) => (day === at + 1 ? position : [])),
  )
}
