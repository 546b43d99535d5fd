import { gutter, sizesOf } from '../../../pictures/sizes.ts'
import { fallbackOf, widthsOf } from '../../../pictures/widths.ts'
import type { Picture } from '../../schema/picture.ts'
import type { Source } from '../source.ts'
import type { ImageUse } from './element.ts'

/** The width of the news layout's text. */
const sizes = sizesOf(`min(100vw - 2 * ${gutter}, 42rem)`)

/**
 * The editor's HTML with the addresses of its local pictures filled in, and their size where the
 * editor gave none, so that the page does not jump. Every other byte stays.
 */
export function fillPictures(
  source: Source,
  offset: number,
  images: readonly ImageUse[],
  pictureOf: (file: string) => Picture,
): string {
  let html = ''
  let at = offset
  for (const { file, tag } of images) {
    const src = tag.attributes.find(({ name }) => name === 'src')
    if (src === undefined) continue
    const written = tag.attributes.map(({ name }) => name)
    html += source.text.slice(at, src.start) + pictureAttributes(pictureOf(file), written)
    at = src.end
  }
  return html + source.text.slice(at)
}

function pictureAttributes({ key, width, height }: Picture, written: readonly string[]): string {
  const candidates = widthsOf(width).map((candidate) => `/pictures/${key}-${candidate}.webp ${candidate}w`)
  const size =
    written.includes('width') || written.includes('height') ? [] : [`width="${width}"`, `height="${height}"`]
  return [
    `src="/pictures/${key}-${fallbackOf(width)}.jpg"`,
    `srcset="${candidates.join(', ')}"`,
    `sizes="${sizes}"`,
    ...size,
    'loading="lazy"',
  ].join(' ')
}
