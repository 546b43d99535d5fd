import { expect, test } from 'vitest'
import { drawTables } from './drawn-tables.ts'

const row = (name: string, value: string) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`
const table = (attributes: string, ...rows: string[]) =>
  `<p>a</p><table${attributes}><caption>Studimi</caption><tbody>${rows.join('')}</tbody></table><p>b</p>`

test('a marked table is drawn: bars of one unit to scale, and the other values as they are written', () => {
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

test('of other tables, and of one without numbers, there is no drawing', () => {
  for (const html of [
    table('', row('Emetimet', '20 t')),
    table(' data-figure="bars"', row('Kush', 'komuna')),
  ])
    expect(drawTables(html)).toBe('')
})
