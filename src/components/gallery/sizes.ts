import type { Picture } from '../../content/schema/picture.ts'
import { gutter, sizesOf } from '../../pictures/sizes.ts'

/** Width to height of a carousel's stage; the same as `aspect-ratio` in Slides.module.css. */
const stageRatio = 3 / 2

/** Width of a carousel: that of Carousel.module.css, within the page's gutters (`--gutter`). */
const stageWidth = `min(100vw - 2 * ${gutter}, 60rem)`

/** `sizes` of a picture in the home page's strip: the width of a slide in PictureStrip.module.css. */
export const stripSizes = sizesOf(`max(min(86vw, 26rem), 0.42 * min(100vw - ${gutter}, 50vw + 37.5rem))`)

/** Height of the modal's stage, and of that beside the text, as in Modal.module.css. */
const modalHeight = '(100vh - 13rem)'
const phoneOnItsSide = '(orientation: landscape) and (max-height: 34rem)'

/** Whether a picture, contained in the stage, is as high as the stage and leaves ground at its sides. */
export function leavesGround({ width, height }: Picture): boolean {
  return width / height < stageRatio - 0.02
}

/** `sizes` of a picture in the stage of a carousel. */
export function stageSizes(picture: Picture): string {
  if (!leavesGround(picture)) return sizesOf(stageWidth)
  return sizesOf(`(${share(picture.width / picture.height / stageRatio)} * ${stageWidth})`)
}

/** `sizes` of a picture in the image modal. */
export function modalSizes({ width, height }: Picture): string {
  const ratio = share(width / height)
  return sizesOf(
    [phoneOnItsSide, `min(100vw - 13rem, ${ratio} * 100vh)`],
    `min(100vw, ${ratio} * ${modalHeight})`,
  )
}

function share(number: number): string {
  return String(Math.round(number * 1000) / 1000)
}
