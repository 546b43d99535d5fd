import { expect, test } from 'vitest'
import { reportFrontmatterSchema } from '../../model/schema/report.ts'
import { formatFinding } from '../present.ts'
import { inOriginal } from '../problem.ts'
import { fieldsOf } from '../testing/fields.ts'
import { namedFieldsOf } from './named-fields.ts'
import { parseYaml } from './parse.ts'

const { names, texts, inner } = namedFieldsOf(reportFrontmatterSchema)

function read(text: string, within = new Set(inner)) {
  const { value, findings } = parseYaml(fieldsOf(text, { names, texts, inner: within }))
  return {
    value: value?.value,
    problems: findings.map(inOriginal).map((found) => {
      const { message, hint } = formatFinding(found)
      return `${found.place.start} ${found.rule}: ${message} ${hint}`
    }),
  }
}

const tail = 'id: 1\n'

test.each([
  [
    'a field',
    `place: Prizren\n author: Klubi\n${tail}`,
    { place: 'Prizren', author: 'Klubi', id: 1 },
    '16 yaml/indent: Ky rresht nis në kolonën 2, por duhet të nisë në kolonën 1, drejt nën „place“. Fshijini hapësirat para tij: author: Klubi',
  ],
  [
    'the first field',
    ` year: 2021\n${tail}`,
    { year: 2021, id: 1 },
    '1 yaml/indent: Ky rresht nis në kolonën 2, por duhet të nisë në kolonën 1. Fshijini hapësirat para tij: year: 2021',
  ],
  [
    'a field of a list item',
    `gallery:\n  - file: 01.jpg\n     alt: Hija\n${tail}`,
    { gallery: [{ file: '01.jpg', alt: 'Hija' }], id: 1 },
    '31 yaml/indent: Ky rresht nis në kolonën 6, por duhet të nisë në kolonën 5, drejt nën „file“. Lërini para tij pikërisht 4 hapësira: alt: Hija',
  ],
  [
    'a list item and its field',
    `gallery:\n  - file: 01.jpg\n   - file: 02.jpg\n     alt: Hija\n${tail}`,
    { gallery: [{ file: '01.jpg' }, { file: '02.jpg', alt: 'Hija' }], id: 1 },
    '29 yaml/indent: Ky rresht nis në kolonën 4, por duhet të nisë në kolonën 3, drejt nën „-“. Lërini para tij pikërisht 2 hapësira: - file: 02.jpg',
    '49 yaml/indent: Ky rresht nis në kolonën 6, por duhet të nisë në kolonën 5, drejt nën „file“. Lërini para tij pikërisht 4 hapësira: alt: Hija',
  ],
])('indent reads %s too far right in the right column', (_, text, value, ...problems) => {
  expect(read(text)).toEqual({ value, problems })
})

test('indent corrects a line too far left and reads it at the right column', () => {
  expect(read(`gallery:\n  - file: 01.jpg\n   alt: Hija\n${tail}`)).toEqual({
    value: { gallery: [{ file: '01.jpg', alt: 'Hija' }], id: 1 },
    problems: [
      '29 yaml/indent: Ky rresht nis në kolonën 4, por duhet të nisë në kolonën 5, drejt nën „file“. Lërini para tij pikërisht 4 hapësira: alt: Hija',
    ],
  })
})

test('indent does not guess when two columns are equally near', () => {
  const { value, problems } = read(`cover:\n  file: 01.jpg\n alt: Hija\n${tail}`, new Set())
  expect(value).toEqual({ id: 1 })
  expect(problems).toEqual([expect.stringMatching(/^23 yaml\/indent: Ky rresht nuk është në vendin e vet/)])
})

const item = '- file: 01.jpg'
const meant = (at: number, from: number, to: number, below: string) =>
  `${at} yaml/indent: Ky rresht nis në kolonën ${from}, por duhet të nisë në kolonën ${to}${below}. Lërini para tij pikërisht ${to - 1} hapësira:`

test.each([
  [
    'between two columns',
    `gallery:\n  ${item}\n  alt: Hija\n`,
    { gallery: [{ file: '01.jpg', alt: 'Hija' }] },
    [`${meant(28, 3, 5, ', drejt nën „file“')} alt: Hija`],
  ],
  [
    'in column 1 with the next lines',
    `gallery:\n  ${item}\nalt: Hija\n  - file: 02.jpg\n    alt: Ura\n`,
    {
      gallery: [
        { file: '01.jpg', alt: 'Hija' },
        { file: '02.jpg', alt: 'Ura' },
      ],
    },
    [`${meant(26, 1, 5, ', drejt nën „file“')} alt: Hija`],
  ],
  [
    'in column 1 below its list',
    `gallery:\n${item}\nalt: Hija\n- file: 02.jpg\n  alt: Ura\n`,
    {
      gallery: [
        { file: '01.jpg', alt: 'Hija' },
        { file: '02.jpg', alt: 'Ura' },
      ],
    },
    [`${meant(24, 1, 3, ', drejt nën „file“')} alt: Hija`],
  ],
  [
    'in column 1 below its name',
    'cover:\nfile: 01.jpg\nalt: Hija\n',
    { cover: { file: '01.jpg', alt: 'Hija' } },
    [`${meant(7, 1, 3, '')} file: 01.jpg`, `${meant(20, 1, 3, ', drejt nën „file“')} alt: Hija`],
  ],
])('indent corrects a group field that stands %s', (_, text, value, problems) => {
  expect(read(text + tail)).toEqual({ value: { ...value, id: 1 }, problems })
})

test('indent suggests no move to the present place for a group field in the first line', () => {
  const { problems } = read(`alt: Hija\nplace: Prizren\n author: Klubi\n${tail}`)
  expect(problems.map((line) => line.split(':')[0])).toEqual(['26 yaml/indent'])
})

test('tab in an indent is reported as a tab', () => {
  const { problems } = read(`gallery:\n\t- file: 01.jpg\n${tail}`)
  expect(problems).toEqual([expect.stringMatching(/^9 yaml\/tab/)])
})

test('indent does not hide other errors of the same fields', () => {
  const problems = read(`place: Prizren\n author: Klubi\nyear: 0x1\n${tail}`)
  expect(problems.problems.map((line) => line.split(':')[0])).toEqual([
    '16 yaml/indent',
    '36 yaml/number-form',
  ])
})

test('indent moves no line when the moves would leave as many errors', () => {
  const { problems } = read(`place:[a\n author: Klubi\n${tail}`)
  expect(problems.map((line) => line.split(':')[0])).toEqual(['5 yaml/colon-space'])
})
