import { colours } from '../../model/colours.ts'
import { type Course, courseShapes, courseSize, percentOf } from '../../model/drawn-tables.ts'
import type { CardFonts, OutlineFont } from './font.ts'
import { type CardText, cardSize, drawLogo, fitTitle, margin, placed } from './parts.ts'

const { deep, sun, 'on-deep': onDeep, 'on-deep-soft': onDeepSoft } = colours

/** Sizes of the title in px, largest first, with the number of lines that fit above the drawing. */
const titles = [
  { size: 50, lines: 2 },
  { size: 40, lines: 3 },
] as const

/** The upper edge of the drawing, its axis, and the baselines of years and values, in px from the top. */
const rows = { top: 292, axis: 530, year: 566, value: 600 } as const

const percentSize = 150

/** Draws a card without a picture: a course on an axis of years, its change in large type, and the texts above it. */
export function figureSvg(course: Course, text: CardText, fonts: CardFonts): string {
  const [from, to] = course
  const { display, text: serif } = fonts
  const width = cardSize.width - 2 * margin
  const title = fitTitle(text.title, display, titles)
  const kicker = serif.outline(text.kicker, 27)
  const end = (part: { width: number }) => cardSize.width - margin - part.width
  const label = (part: Course[number], at: (part: { width: number }) => number) => {
    const [year, value] = [display.outline(String(part.year), 30), serif.outline(part.value, 25)]
    return (
      placed(year.path, at(year), rows.year, onDeep) + placed(value.path, at(value), rows.value, onDeepSoft)
    )
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${deep}"/>`,
    drawLogo(text.name, display),
    placed(kicker.path, end(kicker), 86, onDeepSoft),
    ...title.lines.map((line, index) =>
      placed(display.outline(line, title.size).path, margin, 172 + index * title.size * 1.12, onDeep),
    ),
    drawing(course, width, fonts),
    largePercent(course, display),
    label(from, () => margin),
    label(to, end),
    '</svg>',
  ].join('')
}

/** The change in percent: in the free corner above a steep line, otherwise in the area below the line. */
function largePercent(course: Course, display: OutlineFont): string {
  const { path, width } = display.outline(percentOf(course), percentSize)
  const [{ number: first }, { number: last }] = course
  const falls = last < first
  const isSteep = Math.min(first, last) < Math.max(first, last) / 2
  const beside = isSteep ? 0 : courseSize.bar + 32
  const x = falls === isSteep ? cardSize.width - margin - width - beside : margin + beside
  return placed(path, x, isSteep ? rows.top + 104 : rows.axis - 22, sun)
}

/** The bars, the area between them, and the decades on the axis. */
function drawing(course: Course, width: number, fonts: CardFonts): string {
  const { from, to, area, line, years } = courseShapes(course)
  const [across, down] = [width / courseSize.width, (rows.axis - rows.top) / courseSize.height]
  const bar = ({ x, y, width, height }: typeof from, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
  const decades = years.map(({ year, x }) => {
    const { path, width } = fonts.text.outline(String(year), 25)
    const middle = margin + x * across
    return (
      placed(path, middle - width / 2, rows.year, onDeepSoft) +
      `<path d="M${middle} ${rows.axis}v8" stroke="${onDeepSoft}" stroke-width="2"/>`
    )
  })
  return [
    `<g transform="translate(${margin} ${rows.top}) scale(${across} ${down})">`,
    `<path d="${area}" fill="${onDeep}" fill-opacity="0.14"/>`,
    `<path d="${line}" stroke="${sun}" stroke-width="4"/>`,
    bar(from, onDeepSoft),
    bar(to, sun),
    '</g>',
    `<path d="M${margin} ${rows.axis}h${width}" stroke="${onDeepSoft}" stroke-width="2"/>`,
    ...decades,
  ].join('')
}
