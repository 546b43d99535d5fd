import { join } from 'node:path'
import type { PictureFormat } from '../../pictures/urls.ts'
import { fallbackOf, fullWidth, widthsOf } from '../../pictures/widths.ts'

/** A picture that the content shows: an entry of the compiled `pictures.json`. */
export type SourcePicture = {
  key: string
  /** Path of the original relative to the project's root. */
  file: string
  /** Width of the original in px. */
  width: number
  height: number
  kind: 'raster' | 'vector'
  /** Of the original's bytes; where nobody knows it, they are read. */
  digest?: string
}

/** One file to publish under `pictures/`. */
export type Variant = {
  name: string
  /** Absolute path of the original. */
  original: string
  width: number
  format: PictureFormat
  /** Of the original's bytes, where it is known. */
  digest?: string
  /** Largest published width of the picture in px. */
  full: number
}

/** Every file that a picture is published as, in the order of format and width. */
export function variantsOf(picture: SourcePicture, root: string): Variant[] {
  const original = join(root, picture.file)
  const full = fullWidth(picture.width)
  const variant = (width: number, format: PictureFormat): Variant => ({
    name: `${picture.key}-${width}.${format}`,
    original,
    width,
    format,
    full,
    ...(picture.digest && { digest: picture.digest }),
  })
  const jpegWidths = [...new Set([fallbackOf(picture.width), full])]
  return [
    ...widthsOf(picture.width).map((width) => variant(width, 'avif')),
    ...widthsOf(picture.width).map((width) => variant(width, 'webp')),
    ...jpegWidths.map((width) => variant(width, 'jpg')),
  ]
}
