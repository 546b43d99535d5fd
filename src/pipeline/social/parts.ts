import { colours } from '../../model/colours.ts'
import type { OutlineFont } from './font.ts'

const { deep, sun, 'on-deep': onDeep } = colours

/** Size in px of a social card, which no service crops. */
export const cardSize = { width: 1200, height: 630 } as const

/** The texts on a card. */
export type CardText = {
  /** The line above the title: kind and date. */
  kicker: string
  title: string
  /** The association's short name, beside its mark. */
  name: string
}

/** Least distance in px of a card's texts from its edges. */
export const margin = 64

/** The title in the largest of the sizes in which its lines fit. */
export function fitTitle(
  title: string,
  font: OutlineFont,
  titles: readonly { size: number; lines: number }[],
): { size: number; lines: string[] } {
  const width = cardSize.width - 2 * margin
  const fitting = titles.map(({ size, lines }) => ({
    size,
    room: lines,
    lines: breakTitle(title, width, (text) => font.widthOf(text, size)),
  }))
  const best = fitting.find(({ lines, room }) => lines.length <= room)
  if (best) return best
  // An overlong title is cut and ends in an ellipsis.
  const { size, room, lines } = fitting[fitting.length - 1] ?? { size: 42, room: 4, lines: [title] }
  return { size, lines: lines.slice(0, room).map((line, at) => (at === room - 1 ? `${line} …` : line)) }
}

/** A path at a point, in a colour. */
export function placed(path: string, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`
}

/** The logo on a dark ground, with the association's short name. */
export function drawLogo(name: string, font: OutlineFont): string {
  const mark = font.outline(name, 34)
  return [
    `<rect width="${margin + 60 + mark.width + 28}" height="76" y="36" fill="${deep}"/>`,
    `<g transform="translate(${margin} 55)">${logo}</g>`,
    placed(mark.path, margin + 60, 86, onDeep),
  ].join('')
}

/** Ridge and sun of the logo, 48 × 34. */
const logo = [
  `<circle cx="32.5" cy="12.5" r="8.5" fill="${sun}"/>`,
  `<path d="M2 29l6.5-6 3.5 1L20.5 10l2-3.5 4.5 8 3-.5 4 6.5 3-1L46 29V34H2Z" fill="${deep}"/>`,
  `<path d="M2 29l6.5-6 3.5 1L20.5 10l2-3.5 4.5 8 3-.5 4 6.5 3-1L46 29" fill="none" stroke="${onDeep}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>`,
].join('')

/** Breaks a title after its first sentence or colon where that adds no line, else into lines of about equal length. */
export function breakTitle(title: string, width: number, widthOf: (text: string) => number): string[] {
  const whole = breakLines(title, width, widthOf)
  const [, head, tail] = /^(.+?[.:!?…]) +(.+)$/.exec(title) ?? []
  if (head === undefined || tail === undefined) return whole
  const parts = [head, tail].flatMap((part) => breakLines(part, width, widthOf))
  return parts.length <= whole.length ? parts : whole
}

/** Breaks text into lines of about equal length, at most `width` wide; a wider word gets a line of its own. */
function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const textWords = text.split(/\s+/).filter((word) => word !== '')
  const count = breakIntoLines(textWords, width, widthOf).length
  const longest = Math.max(0, ...textWords.map(widthOf))
  let low = Math.min(longest, width)
  let high = width
  // Finds the narrowest width that needs no more lines.
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (breakIntoLines(textWords, middle, widthOf).length <= count) high = middle
    else low = middle
  }
  return breakIntoLines(textWords, high, widthOf)
}

function breakIntoLines(
  textWords: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  for (const word of textWords) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
