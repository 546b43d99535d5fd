import { colours } from '../../model/colours.ts'
import { type Course, courseCorners, courseShapes, courseSize, percentOf } from '../../model/drawn-tables.ts'
import type { CardFonts } from './font.ts'
import { type CardText, cardSize, drawLogo, fitTitle, margin, placed } from './parts.ts'

const { deep, sun, 'on-deep': onDeep, 'on-deep-soft': onDeepSoft } = colours

/** Sizes of the title in px, largest first, with the number of lines that fit above the drawing. */
const titles = [
  { size: 50, lines: 2 },
  { size: 40, lines: 3 },
] as const

/** The baseline of the title, the upper edge of the drawing, its axis, and the baselines of years and values, in px from the top. */
const rows = { title: 160, top: 276, axis: 530, year: 566, value: 600 } as const

const percentSize = 120
/** Sizes of a note's value and name, in px. */
const note = { value: 44, name: 25, gap: 12 } as const
/** Distance in px of change and note from bars and axis. */
const gap = 28

const width = cardSize.width - 2 * margin
const across = width / courseSize.width

/** Draws a card without a picture: a course on an axis of years, its change in large type, and the texts above it. */
export function figureSvg(course: Course, text: CardText, fonts: CardFonts): string {
  const { display, text: serif } = fonts
  const title = fitTitle(text.title, display, titles)
  const kicker = serif.outline(text.kicker, 27)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${deep}"/>`,
    drawLogo(text.name, display),
    placed(kicker.path, cardSize.width - margin - kicker.width, 86, onDeepSoft),
    ...title.lines.map((line, index) =>
      placed(display.outline(line, title.size).path, margin, rows.title + index * title.size * 1.12, onDeep),
    ),
    drawing(course, fonts),
    inCorners(course, fonts),
    label(course.from, 'left', fonts),
    label(course.to, 'right', fonts),
    '</svg>',
  ].join('')
}

type Side = 'left' | 'right'

/** The left edge of a part that stands at a side, `inset` px from the margin. */
function edgeOf(side: Side, part: { width: number }, inset = 0): number {
  return side === 'left' ? margin + inset : cardSize.width - margin - inset - part.width
}

/** Year and value below a bar. */
function label({ year, value }: Course['from'], side: Side, { display, text }: CardFonts): string {
  const [first, second] = [display.outline(String(year), 30), text.outline(value, 25)]
  return (
    placed(first.path, edgeOf(side, first), rows.year, onDeep) +
    placed(second.path, edgeOf(side, second), rows.value, onDeepSoft)
  )
}

/** The change in percent and the note, in the corners that bars and line leave free. */
function inCorners(course: Course, { display, text }: CardFonts): string {
  const corners = courseCorners(course)
  const beside = courseSize.bar * across + gap
  const change = display.outline(percentOf(course), percentSize)
  const isAbove = corners.change.edge === 'top'
  const parts = [
    placed(
      change.path,
      edgeOf(corners.change.side, change, isAbove ? 0 : beside),
      isAbove ? rows.top + percentSize * 0.7 : rows.axis - gap,
      sun,
    ),
  ]
  if (course.note) {
    const value = display.outline(course.note.value, note.value)
    const name = text.outline(course.note.name, note.name)
    const { side } = corners.note
    parts.push(
      placed(value.path, edgeOf(side, value, beside), rows.axis - gap - note.name - note.gap, onDeep),
      placed(name.path, edgeOf(side, name, beside), rows.axis - gap, onDeepSoft),
    )
  }
  return parts.join('')
}

/** The bars, the line between them, and the decades on the axis. */
function drawing(course: Course, fonts: CardFonts): string {
  const { from, to, line, years } = courseShapes(course)
  const down = (rows.axis - rows.top) / courseSize.height
  const [x, y] = [(value: number) => margin + value * across, (value: number) => rows.top + value * down]
  const bar = (shape: typeof from, fill: string) =>
    `<rect x="${x(shape.x)}" y="${y(shape.y)}" width="${shape.width * across}" height="${shape.height * down}" fill="${fill}"/>`
  const decades = years.map(({ year, x: at }) => {
    const { path, width } = fonts.text.outline(String(year), 25)
    return (
      placed(path, x(at) - width / 2, rows.year, onDeepSoft) +
      `<path d="M${x(at)} ${rows.axis}v8" stroke="${onDeepSoft}" stroke-width="2"/>`
    )
  })
  return [
    // The table says nothing about the years between.
    `<path d="M${x(line.x1)} ${y(line.y1)}L${x(line.x2)} ${y(line.y2)}" stroke="${sun}" stroke-width="4" stroke-dasharray="4 13" stroke-linecap="round"/>`,
    bar(from, onDeepSoft),
    bar(to, sun),
    `<path d="M${margin} ${rows.axis}h${width}" stroke="${onDeepSoft}" stroke-width="2"/>`,
    ...decades,
  ].join('')
}
