import { expect, test } from 'vitest'
import { type Change, type documents, problemsOf } from '../testing/good-site.ts'

const noDays: Change[] = [
  ['28 Shkurt - 4 Mars 2021', 'dimri'],
  ['start: 2021-02-28', 'start: dje'],
  ['end: 2021-03-04', 'end: sot'],
]

test.each<[rule: string, name: keyof typeof documents, changes: Change[], hint: string]>([
  [
    'report/day-label',
    'report',
    [['## Data: 4 Mars 2021', '## Data:']],
    'Shkruani p.sh.: ## Data: 1 Mars 2021 – ose: ## Data: Takimi i dytë',
  ],
  [
    'report/day-label',
    'report',
    [
      ['## Data: 28 Shkurt 2021', '## Data: 4 Mars 2021'],
      [/## Data: 4 Mars 2021(?=\n+### Çfarë)/, '## Data:'],
    ],
    'Shkruani p.sh.: ## Data: 28 Shkurt 2021 – ose: ## Data: Takimi i dytë',
  ],
  [
    'report/day-label',
    'report',
    [...noDays, ['## Data: 28 Shkurt 2021', '## Data:']],
    'Shkruani p.sh.: ## Data: 21 Nëntor 2021 – ose: ## Data: Takimi i dytë',
  ],
  [
    'report/day-date',
    'report',
    [...noDays, ['## Data: 28 Shkurt 2021', '## Data: 99 x']],
    'Shkruani ditën, muajin me shkronjë të madhe dhe vitin: ## Data: 21 Nëntor 2021',
  ],
  ['date/unreadable', 'report', noDays, 'Shkruani p.sh.: date: 21-25 Nëntor 2021'],
  [
    'date/unreadable',
    'news',
    [
      ['03 MAJ 2021', 'dje'],
      ['2021-05-03', '2021-05-33'],
    ],
    'Shkruani p.sh.: date: 03 NOV 2021',
  ],
  [
    'project/year-range',
    'project',
    [['2018-2020', '2020-2018']],
    'Shkruani vitin më të hershëm të parin: 2018-2020',
  ],
  [
    'project/year-range',
    'project',
    [['2018-2020', '2018-2018']],
    'Për një vit të vetëm shkruani vetëm atë: 2018',
  ],
])('hint of %s takes the year of its %s', async (rule, name, changes, hint) => {
  const problems = await problemsOf(name, ...changes)
  expect(problems.filter((one) => one.rule === rule).map((one) => one.hint)).toEqual([hint])
})
