import { expect, test } from 'vitest'
import { reportFrontmatterSchema } from '../../model/schema/report.ts'
import { sayFinding } from '../present.ts'
import { createSource } from '../source.ts'
import { parseYaml } from '../yaml/parse.ts'
import { namedFieldsOf } from '../yaml/schema.ts'

const { words: known } = namedFieldsOf(reportFrontmatterSchema)

function read(text: string) {
  const { value, findings } = parseYaml(createSource('a.yaml', text), text, 0, known)
  return {
    value: value?.value,
    said: findings.map((found) => {
      const { message, cure } = sayFinding(found)
      return `${found.place.start} ${found.rule}: ${message} ${cure}`
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
    'a list item, and so the field in it',
    `gallery:\n  - file: 01.jpg\n   - file: 02.jpg\n     alt: Hija\n${tail}`,
    { gallery: [{ file: '01.jpg' }, { file: '02.jpg', alt: 'Hija' }], id: 1 },
    '29 yaml/indent: Ky rresht nis në kolonën 4, por duhet të nisë në kolonën 3, drejt nën „-“. Lërini para tij pikërisht 2 hapësira: - file: 02.jpg',
    '49 yaml/indent: Ky rresht nis në kolonën 6, por duhet të nisë në kolonën 5, drejt nën „file“. Lërini para tij pikërisht 4 hapësira: alt: Hija',
  ],
])('%s too far right is read as if it stood in its place', (_, text, value, ...said) => {
  expect(read(text)).toEqual({ value, said })
})

test('a line too far left is told its place, and only the field around it is not read', () => {
  expect(read(`gallery:\n  - file: 01.jpg\n   alt: Hija\n${tail}`)).toEqual({
    value: { id: 1 },
    said: [
      '29 yaml/indent: Ky rresht nis në kolonën 4, por duhet të nisë në kolonën 5, drejt nën „file“. Lërini para tij pikërisht 4 hapësira: alt: Hija',
    ],
  })
})

test('a line as near to one column as to another is not guessed at', () => {
  const { value, said } = read(`cover:\n  file: 01.jpg\n alt: Hija\n${tail}`)
  expect(value).toEqual({ id: 1 })
  expect(said).toEqual([expect.stringMatching(/^23 yaml\/indent: Ky rresht nuk është në vendin e vet/)])
})

test('a tab is told of as such', () => {
  const { said } = read(`gallery:\n\t- file: 01.jpg\n${tail}`)
  expect(said).toEqual([expect.stringMatching(/^9 yaml\/tab/)])
})

test('other mistakes of the same fields are found', () => {
  const problems = read(`place: Prizren\n author: Klubi\nyear: 0x1\n${tail}`)
  expect(problems.said.map((line) => line.split(':')[0])).toEqual(['16 yaml/indent', '36 yaml/number-form'])
})
