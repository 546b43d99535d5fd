import { pageWidth, sizesOf } from '../../../model/pictures/sizes.ts'

/** A full-width card has its text beside the picture in windows of 64rem and more. */
const beside = `0.58 * ${pageWidth}`
const besideIfWide = ['(min-width: 64rem)', beside] as const

/** Columns of the wide grid that a card spans, as in ListLayout.module.css: the whole row, a half, a third. */
export function columnsOfCard(index: number, total: number): 6 | 3 | 2 {
  const place = index % 5
  const left = total - index - 1
  if (index === 0 || (left === 0 && (place === 1 || place === 3))) return 6
  const isHalf = place === 1 || place === 2 || (place === 3 && left === 1) || (place === 4 && left === 0)
  return isHalf ? 3 : 2
}

/** Widths of a card's picture, as in ListLayout.module.css and EditionCard.module.css. */
export function sizesOfCard(index: number, total: number): string {
  const columns = columnsOfCard(index, total)
  const isAlone = index === 0 || (index % 2 === 1 && index === total - 1)
  if (columns === 6) {
    const narrow = isAlone ? [] : [['(min-width: 56rem)', pageWidth] as const, twoColumns]
    return sizesOf(besideIfWide, ...narrow, pageWidth)
  }
  const wide = ['(min-width: 56rem)', columnOf(6 / columns)] as const
  return sizesOf(wide, ...(isAlone ? [] : [twoColumns]), pageWidth)
}

/** Two columns, where a card does not stand alone. */
const twoColumns = ['(min-width: 40rem)', columnOf(2)] as const

/** The width of one of `count` columns. */
function columnOf(count: number): string {
  return `(${pageWidth} - ${count - 1} * 2rem) / ${count}`
}
