import { expect, test } from 'vitest'
import type { Theme } from '../../../../model/themes.ts'
import { isFilter, readFilter } from './filter.ts'
import { filterProjects, knownFilter, spanOf } from './matches.ts'

const projects: { id: number; year: string; themes?: Theme[]; municipality?: string }[] = [
  { id: 4, year: '2021-2023', themes: ['klima', 'planet'] },
  { id: 3, year: '2021', themes: ['pyjet'], municipality: 'Pejë' },
  { id: 2, year: '2019', municipality: 'Pejë' },
  { id: 1, year: '2008-2009', themes: ['klima'] },
]
const ids = (filter: Parameters<typeof filterProjects>[1]) =>
  filterProjects(projects, filter).map(({ id }) => id)

test('empty filter shows every project, also those without a theme', () => {
  expect(ids({})).toEqual([4, 3, 2, 1])
})

test('filter shows the projects of a theme, of a year or of both', () => {
  expect(ids({ tema: 'klima' })).toEqual([4, 1])
  expect(ids({ viti: 2021 })).toEqual([4, 3])
  expect(ids({ viti: 2022 })).toEqual([4])
  expect(ids({ tema: 'klima', viti: 2009 })).toEqual([1])
  expect(ids({ tema: 'pyjet', viti: 2009 })).toEqual([])
})

test('filter shows the projects of a municipality, also combined with a year', () => {
  expect(ids({ komuna: 'Pejë' })).toEqual([3, 2])
  expect(ids({ komuna: 'Pejë', viti: 2019 })).toEqual([2])
})

test('filter ignores a municipality that no project names', () => {
  const filter = { viti: 2019, komuna: 'Pejë' }
  expect(knownFilter(filter, ['Pejë'])).toEqual(filter)
  expect(knownFilter(filter, ['Rahovec'])).toEqual({ viti: 2019 })
  expect(knownFilter({ komuna: 'Pejë' })).toEqual({})
})

test('spanOf returns the first and the last year of a range', () => {
  expect(spanOf('2021-2023')).toEqual([2021, 2023])
  expect(spanOf('2019')).toEqual([2019, 2019])
})

test('filter is written to the address', () => {
  expect(readFilter({ tema: 'pyjet', viti: 2022 })).toEqual({ tema: 'pyjet', viti: 2022 })
  expect(readFilter({ viti: '2022' })).toEqual({ viti: 2022 })
  expect(readFilter({ viti: '2022', komuna: 'Pejë' })).toEqual({ viti: 2022, komuna: 'Pejë' })
})

test('isFilter accepts a theme, a year or a municipality and refuses an empty filter', () => {
  const filters = [{ tema: 'pyjet' as const }, { viti: 2022 }, { komuna: 'Pejë' }, {}]
  expect(filters.map(isFilter)).toEqual([true, true, true, false])
})

test.each([
  { tema: 'deti' },
  { viti: 'dje' },
  { viti: 20 },
  { viti: 2022.5 },
  { viti: null },
  { tema: ['klima'] },
  { komuna: '' },
  { komuna: ['Pejë'] },
])('filter ignores an unknown theme, year or municipality: %j', (search) => {
  expect(readFilter(search)).toEqual({})
})
