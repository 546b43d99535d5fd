import { gutter, sizesOf } from '../../../model/pictures/sizes.ts'
import type { Picture } from '../../../model/schema/picture.ts'

/** Aspect ratio of a carousel's stage, as in Slides.module.css. */
const stageRatio = 3 / 2

/** Widths of a carousel: beside the title, on a phone on its side, below the title, as in Hero.module.css. */
const besideTitle = 'min(49rem, 61vw, 1.5 * max(16rem, 100vh - 16rem))'
const onItsSide = 'min(96vw, 1.5 * (100vh - 6rem))'
const belowTitle = `(100vw - 2 * ${gutter})`

/** Heights of the modal's stage over five and over three lines of text, as in Modal.module.css. */
const modalHeight = '(100vh - 14.6rem)'
const wideModalHeight = '(100vh - 12.3rem)'
const phoneOnItsSide = '(orientation: landscape) and (max-height: 34rem)'

/** Whether a picture, contained in the stage, is as high as the stage and leaves ground at its sides. */
export function isNarrowerThanStage({ width, height }: Picture): boolean {
  return width / height < stageRatio - 0.02
}

/** `sizes` of a picture in the stage of a carousel. */
export function stageSizes(picture: Picture): string {
  const width = isNarrowerThanStage(picture) ? `${share(picture.width / picture.height / stageRatio)} * ` : ''
  return sizesOf(
    ['(min-width: 64rem)', width + besideTitle],
    [phoneOnItsSide, width + onItsSide],
    width + belowTitle,
  )
}

/** `sizes` of a picture in the image modal. */
export function modalSizes({ width, height }: Picture): string {
  const ratio = share(width / height)
  return sizesOf(
    [phoneOnItsSide, `min(100vw - 13rem, ${ratio} * 100vh)`],
    ['(min-width: 40rem)', `min(100vw, ${ratio} * ${wideModalHeight})`],
    `min(100vw, ${ratio} * ${modalHeight})`,
  )
}

function share(number: number): string {
  return String(Math.round(number * 1000) / 1000)
}
