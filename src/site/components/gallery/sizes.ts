import { gutter, pageWidth, sizesOf } from '../../../model/pictures/sizes.ts'
import type { Picture } from '../../../model/schema/picture.ts'

/** Aspect ratio of a carousel's stage, as in Slides.module.css. */
const stageRatio = 3 / 2

/** Widths of a carousel: beside the title, on a phone on its side, below the title, as in Hero.module.css. */
const besideTitle = 'min(49rem, 61vw, 1.5 * max(16rem, 100vh - 16rem))'
const onItsSide = `min(0.58 * (100vw - 2 * ${gutter}), 1.5 * max(10rem, 100vh - 6rem))`
/** Height of a broad stage, as in NewsLayout.module.css. */
const broadHeight = `min(68vh, max(22rem, 100vh - 24rem), 0.4286 * ${pageWidth})`
const belowTitle = `(100vw - 2 * ${gutter})`

/** Heights of the modal's stage over five and over three lines of text, as in Modal.module.css. */
const modalHeight = '(100vh - 14.6rem)'
const wideModalHeight = '(100vh - 12.3rem)'
const phoneOnItsSide = '(orientation: landscape) and (max-height: 34rem)'

/** Whether a picture, contained in the stage, is as high as the stage and leaves ground at its sides. */
export function isNarrowerThanStage({ width, height }: Pick<Picture, 'width' | 'height'>): boolean {
  return width / height < stageRatio - 0.02
}

/** `sizes` of a picture in the stage of a carousel; a broad stage has the page's width in a wide window. */
export function stageSizes({ width, height }: Picture, isBroad = false): string {
  const isNarrow = isNarrowerThanStage({ width, height })
  const part = isNarrow ? `${share(width / height / stageRatio)} * ` : ''
  const broad = isNarrow ? `${share(width / height)} * ${broadHeight}` : pageWidth
  return sizesOf(
    ...(isBroad ? [['(min-width: 68.75rem)', broad] as const] : []),
    ['(min-width: 64rem)', part + besideTitle],
    [phoneOnItsSide, part + onItsSide],
    part + belowTitle,
  )
}

/** `sizes` of a thumbnail: seven of them with their gaps are as wide as the stage. */
export const thumbnailSizes = sizesOf(
  ['(min-width: 64rem)', `${besideTitle} / 7 - 0.4rem`],
  `${belowTitle} / 7 - 0.4rem`,
)

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
