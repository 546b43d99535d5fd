import { gutter, sizesOf } from '../../pictures/sizes.ts'

/** Width of the home page's strip, and the gap beside each of its pictures, as in PictureStrip.module.css. */
const strip = `(100vw - max(${gutter}, (100vw - 75rem) / 2))`
const stripGap = 'clamp(0.75rem, 1.6vw, 1.5rem)'

/** `sizes` of a picture in the home page's strip. */
export const stripSizes = sizesOf(`max(min(0.86 * ${strip}, 26rem), 0.42 * ${strip}) - ${stripGap}`)
