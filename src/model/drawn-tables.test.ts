import { expect, test } from 'vitest'
import { courseCorners, courseIn, courseShapes, drawTables, percentOf } from './drawn-tables.ts'

const row = (name: string, value: string) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`
const table = (attributes: string, ...rows: string[]) =>
  `<p>a</p><table${attributes}><caption>Studimi</caption><tbody>${rows.join('')}</tbody></table><p>b</p>`

test('drawn table scales bars of one unit and copies other values', () => {
  const html = table(
    ' data-figure="bars"',
    row('Emetimet', '200,000.5 tCO<sub>2</sub>eq/vit'),
    row('Objektivi', '50,000.125 tCO<sub>2</sub>eq/vit'),
    row('Investimet', 'mbi 500 milionë euro'),
  )
  const drawn = drawTables(html)
  expect(drawn).toContain('<figcaption aria-hidden="true">Studimi</figcaption>')
  expect(drawn).toContain('<strong>200,000.5 tCO<sub>2</sub>eq/vit</strong></p><svg')
  expect([...drawn.matchAll(/"own" width="([^"]*)"/g)].map(([, width]) => width)).toEqual(['100%', '25%'])
  expect(drawn).toContain('<em>−75 %</em>')
  expect(drawn).toContain(
    '<p aria-hidden="true"><span>Investimet</span> <strong>mbi 500 milionë euro</strong></p></figure>',
  )
  // The change in percent, which the table does not have, is also there for screen readers.
  expect(drawn.replaceAll(/<(p|svg|figcaption)[^>]* aria-hidden="true">.*?<\/\1>/g, '')).toBe(
    '<figure data-drawn=""><p class="visually-hidden">Objektivi: −75 %</p></figure>',
  )
})

test('drawn table is absent for unmarked tables and tables without numbers', () => {
  for (const html of [
    table('', row('Emetimet', '20 t')),
    table(' data-figure="bars"', row('Kush', 'komuna')),
  ])
    expect(drawTables(html)).toBe('')
})

const course = table(
  ' data-figure="bars"',
  row('Emetimet në vitin bazë 2018', '221,785.5 tCO<sub>2</sub>eq/vit'),
  row('Objektivi deri në vitin 2050', '68,249.75 tCO<sub>2</sub>eq/vit'),
  row('Investimet', 'mbi 500 milionë euro'),
)

test('drawn table places two values with years to scale on an axis of years', () => {
  const drawn = drawTables(course)
  expect(drawn).toContain('<figure data-drawn="years">')
  expect(drawn).toContain('<p data-change="" data-side="right" data-edge="top">−69 %</p>')
  expect(drawn).toContain(
    '<strong>221,785.5 tCO<sub>2</sub>eq/vit</strong> <span>Emetimet në vitin bazë 2018</span>',
  )
  expect(drawn).toContain('<p class="visually-hidden">Objektivi deri në vitin 2050: −69 %</p>')
  const found = courseIn(course)
  if (found === undefined) throw new Error('The table has no course.')
  const { from, to, years } = courseShapes(found)
  expect(to.height / from.height).toBeCloseTo(68_249.75 / 221_785.5, 2)
  expect(years.map(({ year }) => year)).toEqual([2020, 2030, 2040])
  expect(percentOf(found)).toBe('−69 %')
  expect(percentOf({ ...found, to: found.from })).toBe('+0 %')
})

test('drawn table labels the years of both bars and each decade between them', () => {
  const axis = /<svg data-axis.*?<\/svg>/.exec(drawTables(course))?.[0] ?? ''
  const labels = [...axis.matchAll(/<text(?: x="([^"]*)")?[^>]*>(\d+)<\/text>/g)].map(([, x, year]) => [
    year,
    x,
  ])
  expect(labels).toEqual([
    ['2018', undefined],
    ['2020', '14.33%'],
    ['2030', '39.81%'],
    ['2040', '65.29%'],
    ['2050', '100%'],
  ])
})

test('drawn table marks the decades that are too near to an outer year for a phone', () => {
  const ticks = [...drawTables(course).matchAll(/<path data-tick=""( data-near="")? d="M([\d.]+) /g)]
  expect(ticks.map(([, isNear, x]) => [x, isNear !== undefined])).toEqual([
    ['149', true],
    ['414', false],
    ['679', false],
  ])
})

test('drawn table shows the value of another unit beside the line of a course', () => {
  expect(courseIn(course)?.note?.value).toBe('mbi 500 milionë euro')
  expect(drawTables(course)).toContain(
    '<p data-note="" data-side="left" data-edge="bottom"><strong>mbi 500 milionë euro</strong> <span>Investimet</span></p></div>',
  )
  const two = table(' data-figure="bars"', row('Viti 2018', '4 t'), row('Viti 2050', '1 t'))
  expect(courseIn(two)?.note).toBeUndefined()
  const four = course.replace('</tbody>', `${row('Masat', '12')}</tbody>`)
  expect(courseIn(four)?.note).toBeUndefined()
  expect(drawTables(four)).toContain('<span>Investimet</span> <strong>mbi 500 milionë euro</strong></p>')
})

test.each([
  ['a steep fall', 200, 50, 'right top', 'left bottom'],
  ['a steep rise', 50, 200, 'left top', 'right bottom'],
  ['a slight fall', 200, 180, 'left bottom', 'right bottom'],
  ['a slight rise', 180, 200, 'right bottom', 'left bottom'],
])('drawn table keeps change and note away from the line: %s', (_, from, to, change, note) => {
  const html = table(' data-figure="bars"', row('Viti 2018', `${from} t`), row('Viti 2050', `${to} t`))
  const found = courseIn(html)
  if (found === undefined) throw new Error('The table has no course.')
  const corners = courseCorners(found)
  expect([corners.change, corners.note].map(({ side, edge }) => `${side} ${edge}`)).toEqual([change, note])
})

test('drawn table has no course without ordered years and one unit', () => {
  for (const rows of [
    [row('Emetimet', '20 t'), row('Objektivi', '10 t')],
    [row('Objektivi 2050', '10 t'), row('Emetimet 2018', '20 t')],
    [row('Emetimet 2018', '20 t'), row('Investimet 2050', '10 euro')],
  ])
    expect(courseIn(table(' data-figure="bars"', ...rows))).toBeUndefined()
})
