import { withBase } from '../base.ts'
import type { Picture } from '../schema/picture.ts'
import { fallbackOf, fullWidth, widthsOf } from './widths.ts'

/** Nearly every browser supports AVIF. JPEGs of two widths are for other browsers, feeds and downloads. */
export type PictureFormat = 'avif' | 'jpg'

/** AVIF candidates for `srcset`, narrowest first. */
export function srcSet(picture: Picture): string {
  return widthsOf(picture.width)
    .map((width) => `${pictureUrl(picture.key, width, 'avif')} ${width}w`)
    .join(', ')
}

/** The JPEG for browsers without AVIF. */
export function fallbackUrl(picture: Picture): string {
  return pictureUrl(picture.key, fallbackOf(picture.width), 'jpg')
}

/** The picture at its full published width as a JPEG, which any program opens. */
export function fullUrl(picture: Picture): string {
  return pictureUrl(picture.key, fullWidth(picture.width), 'jpg')
}

/** The address of one published file of a picture. */
function pictureUrl(key: string, width: number, format: PictureFormat): string {
  return withBase(`/pictures/${key}-${width}.${format}`)
}
