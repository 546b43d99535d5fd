import { expect, test } from 'vitest'
import { type Change, placesOf, problemsOf } from '../testing/good-site.ts'

const mistakes: [fact: string, changes: Change[], expected: string[]][] = [
  ['a project without a description', [[/Punuam.*/s, '']], ['5:3 body/empty']],
  ['a heading', [['Punuam', '## Puna\n\nPunuam']], ['7:1 body/heading']],
  [
    'years in the wrong order',
    [['2018-2020\n', '2020-2018\n']],
    ['3:7 project/year-name', '3:7 project/year-range'],
  ],
  ['years that are not in the file name', [['2018-2020\n', '2018-2021\n']], ['3:7 project/year-name']],
  ['a list within a list', [['- në mur', '- në mur\n  - lart']], ['13:1 report/flat-list']],
  [
    'a component of the reports',
    [['Punuam', '<Note>\n\nPo.\n\n</Note>\n\nPunuam']],
    ['7:1 mdx/unknown-component'],
  ],
  ['an expression', [['Punuam', '{1} Punuam']], ['7:1 mdx/expression']],
  ['a brace', [['Punuam', '{ Punuam']], ['7:1 mdx/brace']],
]

test.each(mistakes)('refuses %s with its place', async (_, changes, expected) => {
  expect(placesOf(await problemsOf('project', ...changes))).toEqual(expected)
})
