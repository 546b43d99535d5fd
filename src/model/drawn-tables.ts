/** The marked tables, with what is inside them. */
const markedTables = /<table\b[^>]*\sdata-figure="bars"[^>]*>([\s\S]*?)<\/table>/g

/** A row of a table with two columns: its name, its value as written, and the number and the unit in the value. */
type Row = { name: string; value: string; number: number; unit: string }

/**
 * Draws each table that its editor marked with `data-figure="bars"`: rows with the unit of the first row as bars, the
 * others as large numbers. If the names of the first two rows have years, their bars stand on an axis of years. The body keeps the table for screen readers and for browsers without style sheets. The
 * drawing is hidden from screen readers, except the changes in percent, which the table does not have.
 *
 * @param html the checked body of a news post
 * @returns the drawings as HTML, empty if there are none
 */
export function drawTables(html: string): string {
  return [...html.matchAll(markedTables)].map(([, inside = '']) => drawTable(inside)).join('')
}

function drawTable(html: string): string {
  const rows = rowsOf(html)
  const [first] = rows
  if (first === undefined) return ''
  const caption = /<caption\b[^>]*>([\s\S]*?)<\/caption>/.exec(html)?.[1] ?? ''
  const most = Math.max(...rows.filter(({ unit }) => unit === first.unit).map(({ number }) => number))
  const course = courseOf(rows)
  const drawn = (course ? rows.slice(2) : rows).map((row) => drawRow(row, first, most)).join('')
  const kind = course ? 'years' : ''
  return `<figure data-drawn="${kind}"><figcaption aria-hidden="true">${caption}</figcaption>${course ? drawCourse(course) : ''}${drawn}</figure>`
}

/** Two values of one unit, the later one last, with their years. */
export type Course = readonly [from: Row & { year: number }, to: Row & { year: number }]

/** The course from the first to the second row; undefined if they have not the same unit or no years in this order. */
function courseOf([from, to]: readonly Row[]): Course | undefined {
  if (from === undefined || to === undefined || from.unit !== to.unit) return undefined
  const [first = 0, last = 0] = [from, to].map(({ name }) => Number(/\b(?:19|20)\d\d\b/.exec(name)?.[0]))
  return first < last
    ? [
        { ...from, year: first },
        { ...to, year: last },
      ]
    : undefined
}

/** The course of the first marked table that has one. */
export function courseIn(html: string): Course | undefined {
  for (const [, inside = ''] of html.matchAll(markedTables)) {
    const course = courseOf(rowsOf(inside))
    if (course) return course
  }
  return undefined
}

/** The change in percent: `−69 %`. */
export function percentOf([from, to]: Course): string {
  const change = Math.round((to.number / from.number - 1) * 100)
  return `${change < 0 ? '−' : '+'}${Math.abs(change)} %`
}

/** Width and height of the drawing of a course, and the width of each of its bars. */
export const courseSize = { width: 1040, height: 250, bar: 96 } as const

/** The shapes of a course on an axis of years: the two bars and the area between them, to scale. */
export function courseShapes([from, to]: Course) {
  const { width, height, bar } = courseSize
  const most = Math.max(from.number, to.number)
  const topOf = ({ number }: Row) => Math.round((1 - number / most) * height * 10) / 10
  const [start, end] = [topOf(from), topOf(to)]
  const right = width - bar
  return {
    from: { x: 0, y: start, width: bar, height: height - start },
    to: { x: right, y: end, width: bar, height: height - end },
    area: `M${bar} ${start}L${right} ${end}V${height}H${bar}Z`,
    line: `M${bar} ${start}L${right} ${end}`,
    years: yearsOf(from.year, to.year).map((year) => ({
      year,
      x: Math.round((bar + ((right - bar) * (year - from.year)) / (to.year - from.year)) * 10) / 10,
    })),
  }
}

/** The whole decades between two years. */
function yearsOf(first: number, last: number): number[] {
  const decades = Array.from({ length: 20 }, (_, index) => Math.ceil((first + 1) / 10) * 10 + index * 10)
  return decades.filter((year) => year < last)
}

function drawCourse(course: Course): string {
  const [from, to] = course
  const { width, height } = courseSize
  const shapes = courseShapes(course)
  const rect = ({ x, y, width, height }: (typeof shapes)['from'], name: string) =>
    `<rect data-bar="${name}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
  const ticks = shapes.years.map(({ x }) => `<path data-tick="" d="M${x} ${height}v-8"/>`).join('')
  const drawing = `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><path data-area="" d="${shapes.area}"/><path data-line="" d="${shapes.line}"/>${ticks}${rect(shapes.from, 'from')}${rect(shapes.to, 'to')}</svg>`
  const percent = percentOf(course)
  const label = (row: Row, side: string) =>
    `<p data-side="${side}"><strong>${row.value}</strong> <span>${row.name}</span></p>`
  const axis = `<p data-axis=""><span>${from.year}</span><span>${to.year}</span></p>`
  const texts = `${label(from, 'from')}<p data-change="">${percent}</p>${label(to, 'to')}`
  return `<div data-course="" aria-hidden="true">${texts}${drawing}${axis}</div><p class="visually-hidden">${to.name}: ${percent}</p>`
}

function rowsOf(html: string): Row[] {
  return [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].flatMap(([, row = '']) => {
    const [name, value] = [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell)
    const [, digits, unit] = /(\d[\d,]*(?:\.\d+)?)(.*)$/s.exec(value ?? '') ?? []
    if (name === undefined || value === undefined || digits === undefined || unit === undefined) return []
    // The specification writes numbers with a comma between thousands and a point before decimals.
    return [{ name, value, number: Number(digits.replaceAll(',', '')), unit: unit.trim() }]
  })
}

function drawRow(row: Row, first: Row, most: number): string {
  const text = `<span>${row.name}</span> <strong>${row.value}</strong>`
  if (row.unit !== first.unit) return `<p aria-hidden="true">${text}</p>`
  const change = Math.round((row.number / first.number - 1) * 100)
  const percent = `${change < 0 ? '−' : '+'}${Math.abs(change)} %`
  const difference = row === first ? '' : ` <em>${percent}</em>`
  const spoken = row === first ? '' : `<p class="visually-hidden">${row.name}: ${percent}</p>`
  const width = Math.round((row.number / most) * 10_000) / 100
  const bar = (part: string, size: number) => `<rect data-bar="${part}" width="${size}%" height="100%"/>`
  const bars = `<svg width="100%" height="40" aria-hidden="true">${bar('first', 100)}${bar('own', width)}</svg>`
  return `<p aria-hidden="true">${text}${difference}</p>${spoken}${bars}`
}
