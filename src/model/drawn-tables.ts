/** The marked tables, with what is inside them. */
const markedTables = /<table\b[^>]*\sdata-figure="bars"[^>]*>([\s\S]*?)<\/table>/g

/** A row of a table with two columns: its name, its value as written, and the number and the unit in the value. */
type Row = { name: string; value: string; number: number; unit: string }

/**
 * Draws each table that its editor marked with `data-figure="bars"`: rows with the unit of the first row as bars, the
 * others as large numbers. If the names of the first two rows have years, their bars stand on an axis of years.
 *
 * The body keeps the table for screen readers and for browsers without style sheets. The drawing is hidden from screen
 * readers, except the changes in percent, which the table does not have.
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
  const inCourse = course ? [course.from, course.to, course.note].filter(Boolean).length : 0
  const drawn = rows
    .slice(inCourse)
    .map((row) => drawRow(row, first, most))
    .join('')
  const kind = course ? 'years' : ''
  return `<figure data-drawn="${kind}"><figcaption aria-hidden="true">${caption}</figcaption>${course ? drawCourse(course) : ''}${drawn}</figure>`
}

/** Two values of one unit with their years, and the value of another unit that a table of three rows has beside them. */
export type Course = { from: Point; to: Point; note?: Row }
type Point = Row & { year: number }

/** The course from the first to the second row; undefined if they have not the same unit or no years in this order. */
function courseOf([from, to, note, ...others]: readonly Row[]): Course | undefined {
  if (from === undefined || to === undefined || from.unit !== to.unit) return undefined
  const [first = 0, last = 0] = [from, to].map(({ name }) => Number(/\b(?:19|20)\d\d\b/.exec(name)?.[0]))
  if (!(first < last)) return undefined
  const hasNote = note !== undefined && note.unit !== from.unit && others.length === 0
  return { from: { ...from, year: first }, to: { ...to, year: last }, ...(hasNote && { note }) }
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
export function percentOf({ from, to }: Course): string {
  const change = Math.round((to.number / from.number - 1) * 100)
  return `${change < 0 ? '−' : '+'}${Math.abs(change)} %`
}

/** Width and height of the drawing of a course, and the width of each of its bars. */
export const courseSize = { width: 1040, height: 250, bar: 96 } as const

/** The shapes of a course on an axis of years: two bars to scale, the line between them, and the decades. */
export function courseShapes({ from, to }: Course) {
  const { width, height, bar } = courseSize
  const most = Math.max(from.number, to.number)
  const topOf = ({ number }: Row) => Math.round((1 - number / most) * height * 10) / 10
  const [start, end] = [topOf(from), topOf(to)]
  const right = width - bar
  return {
    from: { x: 0, y: start, width: bar, height: height - start },
    to: { x: right, y: end, width: bar, height: height - end },
    line: { x1: bar, y1: start, x2: right, y2: end },
    years: yearsOf(from.year, to.year).map((year) => {
      const share = (year - from.year) / (to.year - from.year)
      // On a phone the letters would touch those of the outer years.
      return {
        year,
        x: Math.round((bar + (right - bar) * share) * 10) / 10,
        isNear: Math.min(share, 1 - share) < 0.16,
      }
    }),
  }
}

/** A free corner of the drawing of a course, beside the bars. */
type Corner = { side: 'left' | 'right'; edge: 'top' | 'bottom' }

/**
 * The corners for the change and the note of a course: above a steep line, and below the line where it is high. A flat
 * line leaves room only below it.
 */
export function courseCorners({ from, to }: Course): { change: Corner; note: Corner } {
  const [low, high] = to.number < from.number ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const isSteep = Math.min(from.number, to.number) < 0.4 * Math.max(from.number, to.number)
  return isSteep
    ? { change: { side: low, edge: 'top' }, note: { side: high, edge: 'bottom' } }
    : { change: { side: high, edge: 'bottom' }, note: { side: low, edge: 'bottom' } }
}

/** The whole decades between two years. */
function yearsOf(first: number, last: number): number[] {
  const decades = Array.from({ length: 20 }, (_, index) => Math.ceil((first + 1) / 10) * 10 + index * 10)
  return decades.filter((year) => year < last)
}

function drawCourse(course: Course): string {
  const { from, to, note } = course
  const { width, height } = courseSize
  const shapes = courseShapes(course)
  const corners = courseCorners(course)
  const rect = ({ x, y, width, height }: (typeof shapes)['from'], name: string) =>
    `<rect data-bar="${name}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
  const { x1, y1, x2, y2 } = shapes.line
  const ticks = shapes.years
    .map(({ x, isNear }) => `<path data-tick=""${isNear ? ' data-near=""' : ''} d="M${x} ${height}v-8"/>`)
    .join('')
  const plot = `<svg data-plot="" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path data-line="" d="M${x1} ${y1}L${x2} ${y2}"/>${ticks}${rect(shapes.from, 'from')}${rect(shapes.to, 'to')}</svg>`
  const percent = percentOf(course)
  const label = (row: Row, attributes: string) =>
    `<p ${attributes}><strong>${row.value}</strong> <span>${row.name}</span></p>`
  const place = ({ side, edge }: (typeof corners)['note']) => `data-side="${side}" data-edge="${edge}"`
  const texts = [
    `<p data-change="" ${place(corners.change)}>${percent}</p>`,
    plot,
    drawAxis(course, shapes.years),
    label(from, 'data-side="left"'),
    label(to, 'data-side="right"'),
    note ? label(note, `data-note="" ${place(corners.note)}`) : '',
  ]
  return `<div data-course="" aria-hidden="true">${texts.join('')}</div><p class="visually-hidden">${to.name}: ${percent}</p>`
}

/** The years below the bars and the decades between them. In percent, because letters must not stretch with the plot. */
function drawAxis({ from, to }: Course, decades: ReturnType<typeof courseShapes>['years']): string {
  const texts = decades.map(({ year, x, isNear }) => {
    const share = Math.round((x / courseSize.width) * 10_000) / 100
    return `<text x="${share}%" y="1em" text-anchor="middle"${isNear ? ' data-near=""' : ''}>${year}</text>`
  })
  return `<svg data-axis="" width="100%"><text y="1em" data-outer="">${from.year}</text>${texts.join('')}<text x="100%" y="1em" text-anchor="end" data-outer="">${to.year}</text></svg>`
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
