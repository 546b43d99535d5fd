import { expect, test } from 'vitest'
import type { Theme } from '../../../../model/themes.ts'
import { filterProjects, isFilter, knownFilter, listYears, readFilter } from './filter.ts'

const projects: { id: number; year: string; themes?: Theme[]; municipality?: string }[] = [
  { id: 4, year: '2021-2023', themes: ['klima', 'planet'] },
  { id: 3, year: '2021', themes: ['pyjet'], municipality: 'Pejë' },
  { id: 2, year: '2019', municipality: 'Pejë' },
  { id: 1, year: '2008-2009', themes: ['klima'] },
]
const ids = (filter: Parameters<typeof filterProjects>[1]) =>
  filterProjects(projects, filter).map(({ id }) => id)

test('without a filter every project shows, those without a theme too', () => {
  expect(ids({})).toEqual([4, 3, 2, 1])
})

test('a theme shows its projects, a year those that ran in it, both together those that answer both', () => {
  expect(ids({ tema: 'klima' })).toEqual([4, 1])
  expect(ids({ viti: 2021 })).toEqual([4, 3])
  expect(ids({ viti: 2022 })).toEqual([4])
  expect(ids({ tema: 'klima', viti: 2009 })).toEqual([1])
  expect(ids({ tema: 'pyjet', viti: 2009 })).toEqual([])
})

test('a municipality shows its projects, together with a year those of both', () => {
  expect(ids({ komuna: 'Pejë' })).toEqual([3, 2])
  expect(ids({ komuna: 'Pejë', viti: 2019 })).toEqual([2])
})

test('a municipality that no project names is no filter', () => {
  const filter = { viti: 2019, komuna: 'Pejë' }
  expect(knownFilter(filter, ['Pejë'])).toEqual(filter)
  expect(knownFilter(filter, ['Rahovec'])).toEqual({ viti: 2019 })
  expect(knownFilter({ komuna: 'Pejë' })).toEqual({})
})

test('every year of a range can be chosen, the last one first', () => {
  expect(listYears(projects)).toEqual([2023, 2022, 2021, 2019, 2009, 2008])
})

test('the address says the filter', () => {
  expect(readFilter({ tema: 'pyjet', viti: 2022 })).toEqual({ tema: 'pyjet', viti: 2022 })
  expect(readFilter({ viti: '2022' })).toEqual({ viti: 2022 })
  expect(readFilter({ viti: '2022', komuna: 'Pejë' })).toEqual({ viti: 2022, komuna: 'Pejë' })
})

test('a theme, a year or a municipality is a filter, and nothing is none', () => {
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
])('what is no theme, no year and no municipality filters nothing: %j', (search) => {
  expect(readFilter(search)).toEqual({})
})
