import { pageWidth, sizesOf } from '../../../model/pictures/sizes.ts'

/** A full-width card has its text beside the picture in windows of 47.25rem and more. */
const beside = `0.58 * ${pageWidth}`
const besideOnTablet = ['(min-width: 47.25rem)', beside] as const

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
  if (index === 0) return sizesOf(besideOnTablet, pageWidth)
  const columns = columnsOfCard(index, total)
  const wide = ['(min-width: 56rem)', columns === 6 ? beside : columnOf(6 / columns)] as const
  const isAlone = index % 2 === 1 && index === total - 1
  const narrow = isAlone ? besideOnTablet : (['(min-width: 40rem)', columnOf(2)] as const)
  return sizesOf(wide, narrow, pageWidth)
}

/** The width of one of `count` columns. */
function columnOf(count: number): string {
  return `(${pageWidth} - ${count - 1} * 2rem) / ${count}`
}
