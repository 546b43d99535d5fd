import { expect, test } from 'vitest'
import { reasonOf } from './run.ts'

const good = { code: 1, milliseconds: 900, megabytes: 150, output: '{"problems":[]}' }

test('a round in which the check names problems and ends in order is no failure', () => {
  expect(reasonOf(good)).toBe(undefined)
})

test.each([
  ['a failure of the tool', { code: 2, output: 'TypeError' }, 'kodi i daljes 2: TypeError'],
  ['noise that is taken for good content', { code: 0 }, 'kodi i daljes 0: {"problems":[]}'],
  ['a process that was killed', { code: undefined, output: '' }, 'kodi i daljes undefined: '],
  ['a hang', { milliseconds: 60_000, code: undefined }, 'nuk mbaroi brenda 60 s'],
  ['too much memory', { megabytes: 301.4 }, '301 MB memorie'],
  ['an output that no program reads', { output: 'oops' }, 'dalja nuk është JSON: oops'],
])('%s is one', (_, change, reason) => {
  expect(reasonOf({ ...good, ...change })).toBe(reason)
})
