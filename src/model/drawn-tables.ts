/** A row of a table with two columns: its name, its value as written, and the number and the unit in the value. */
type Row = { name: string; value: string; number: number; unit: string }

/**
 * Draws each table that its editor marked with `data-figure="bars"`: rows with the unit of the first row as bars, the
 * others as large numbers. The body keeps the table for screen readers and for browsers without style sheets. The
 * drawing is hidden from screen readers, except the changes in percent, which the table does not have.
 *
 * @param html the checked body of a news post
 * @returns the drawings as HTML, empty if there are none
 */
export function drawTables(html: string): string {
  const tables = html.matchAll(/<table\b[^>]*\sdata-figure="bars"[^>]*>([\s\S]*?)<\/table>/g)
  return [...tables].map(([, inside = '']) => drawTable(inside)).join('')
}

function drawTable(html: string): string {
  const rows = rowsOf(html)
  const [first] = rows
  if (first === undefined) return ''
  const caption = /<caption\b[^>]*>([\s\S]*?)<\/caption>/.exec(html)?.[1] ?? ''
  const most = Math.max(...rows.filter(({ unit }) => unit === first.unit).map(({ number }) => number))
  const drawn = rows.map((row) => drawRow(row, first, most)).join('')
  return `<figure data-drawn=""><figcaption aria-hidden="true">${caption}</figcaption>${drawn}</figure>`
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
  const said = row === first ? '' : `<p class="visually-hidden">${row.name}: ${percent}</p>`
  const width = Math.round((row.number / most) * 10_000) / 100
  const bar = (part: string, size: number) => `<rect data-bar="${part}" width="${size}%" height="100%"/>`
  const bars = `<svg width="100%" height="40" aria-hidden="true">${bar('first', 100)}${bar('own', width)}</svg>`
  return `<p aria-hidden="true">${text}${difference}</p>${said}${bars}`
}
