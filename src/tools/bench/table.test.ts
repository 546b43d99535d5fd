import { expect, test } from 'vitest'
import { formatTable, median } from './table.ts'

test('bench table shows medians, ratios to each site, and dashes for gaps', () => {
  const here = new Map([
    ['cold build, ms', [900, 1100, 5000]],
    ['photographs', [80_000]],
    ['check, ms', [70]],
  ])
  const peer = new Map([
    ['cold build, ms', [1000, 3400]],
    ['photographs', [80_000]],
  ])
  expect(
    formatTable([
      { name: 'here', figures: here },
      { name: 'peer', figures: peer },
    ]).split('\n'),
  ).toEqual([
    '                 here   peer  ratio',
    'cold build, ms   1100   2200   0.50',
    'photographs     80000  80000   1.00',
    'check, ms          70      –      –',
  ])
})

test('median of an even count is the mean of the middle two', () => {
  expect([median([4, 1, 3, 2]), median([5]), median([])]).toEqual([2.5, 5, Number.NaN])
})
