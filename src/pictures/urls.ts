import { withBase } from '../base.ts'
import type { Picture } from '../content/schema/picture.ts'
import { fallbackOf, fullWidth, widthsOf } from './widths.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** Candidates of one format for `srcset`, narrowest first. */
export function srcSet(picture: Picture, format: 'avif' | 'webp'): string {
  return widthsOf(picture.width)
    .map((width) => `${pictureUrl(picture.key, width, format)} ${width}w`)
    .join(', ')
}

/** The JPEG for browsers that know neither AVIF nor WebP. */
export function fallbackUrl(picture: Picture): string {
  return pictureUrl(picture.key, fallbackOf(picture.width), 'jpg')
}

/** The picture at its full published width, as a file that any program opens. */
export function fullUrl(picture: Picture): string {
  return pictureUrl(picture.key, fullWidth(picture.width), 'jpg')
}

function pictureUrl(key: string, width: number, format: PictureFormat): string {
  return withBase(`/pictures/${key}-${width}.${format}`)
}
