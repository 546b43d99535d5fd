import { join } from 'node:path'
import type { PictureFile } from '../../content/compile/index.ts'
import type { PictureFormat } from '../../pictures/urls.ts'
import { fallbackOf, fullWidth, widthsOf } from '../../pictures/widths.ts'

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
export function variantsOf(picture: PictureFile, root: string): Variant[] {
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
