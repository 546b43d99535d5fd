import { expect, test } from 'vitest'
import type { Theme } from '../../../../model/themes.ts'
import { filterProjects, hasMunicipality, isFilter, listYears, ofMunicipality, readFilter } from './filter.ts'

const projects: { id: number; year: string; themes?: Theme[] }[] = [
  { id: 4, year: '2021-2023', themes: ['klima', 'planet'] },
  { id: 3, year: '2021', themes: ['pyjet'] },
  { id: 2, year: '2019' },
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

test('a municipality shows its projects; one that no project names filters nothing', () => {
  const named = [
    { id: 3, municipality: 'Pejë' },
    { id: 2, municipality: 'Rahovec' },
    { id: 1, municipality: undefined },
  ]
  const idsOf = (komuna?: string) =>
    ofMunicipality(named, komuna === undefined ? {} : { komuna }).map(({ id }) => id)
  expect([idsOf(), idsOf('Pejë'), idsOf('Atlantidë')]).toEqual([[3, 2, 1], [3], [3, 2, 1]])
  expect([{}, { tema: 'klima' as const }, { komuna: 'Pejë' }].map(hasMunicipality)).toEqual([
    false,
    false,
    true,
  ])
})

test('every year of a range can be chosen, the last one first', () => {
  expect(listYears(projects)).toEqual([2023, 2022, 2021, 2019, 2009, 2008])
})

test('the address says the filter', () => {
  expect(readFilter({ tema: 'pyjet', viti: 2022 })).toEqual({ tema: 'pyjet', viti: 2022 })
  expect(readFilter({ viti: '2022' })).toEqual({ viti: 2022 })
  expect(readFilter({ viti: '2022', komuna: 'Pejë' })).toEqual({ viti: 2022, komuna: 'Pejë' })
})

test('a theme or a year is a filter, and nothing is none', () => {
  expect([{ tema: 'pyjet' as const }, { viti: 2022 }, {}].map(isFilter)).toEqual([true, true, false])
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
])('what is no theme and no year filters nothing: %j', (search) => {
  expect(readFilter(search)).toEqual({})
})
