import { expect, test } from 'vitest'
import { barsOf } from './band.ts'

const projects = ['2012', '2011-2012', '2011', '2010-2011', '2010', '2009', '2008', '2008', '2007-2008'].map(
  (year) => ({ year }),
)

test('band has a bar over the years of each project in their order', () => {
  expect(barsOf(projects.slice(0, 3))).toEqual([
    { project: projects[0], first: 2012, length: 1, row: 0 },
    { project: projects[1], first: 2011, length: 2, row: 1 },
    { project: projects[2], first: 2011, length: 1, row: 2 },
  ])
  expect(barsOf([])).toEqual([])
})

test('band leaves at least one year empty between two bars of a row', () => {
  const bars = barsOf(projects)
  for (const bar of bars)
    for (const later of bars.filter(({ row, first }) => row === bar.row && first > bar.first))
      expect(later.first).toBeGreaterThan(bar.first + bar.length)
  expect(new Set(bars.map(({ row, first }) => `${row} ${first}`)).size).toBe(bars.length)
})
