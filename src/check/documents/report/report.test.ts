import { expect, test } from 'vitest'
import { type Change, placesOf, problemsOf } from '../../testing/good-site.ts'
import { suggestHeading } from './headings.ts'

const bodyOf = (count: number) => `${'fjalë '.repeat(count)}\n\n## Përfundim`

const mistakes: [fact: string, changes: Change[], expected: string[]][] = [
  ['a read time that is too short', [['## Përfundim', bodyOf(300)]], ['13:11 report/read-time']],
  ['an introduction without its heading', [['## Hyrje\n\n', '']], ['21:1 report/text-before-sections']],
  ['no day', [[/## Data: 28.*(?=## Përfundim)/s, '']], ['35:81 report/missing-section']],
  ['the objectives as text', [['## Objektivat', 'Objektivat:']], ['28:1 report/heading-level']],
  [
    'the conclusion with a line below it',
    [['## Përfundim', 'Përfundim\n=====']],
    ['69:1 report/heading-level'],
  ],
  [
    'objectives as a numbered list',
    [['* Të matim hijen.\n* Të', '1. Të matim hijen.\n2. Të']],
    ['30:1 report/objectives-list'],
  ],
  [
    'a title without points',
    [['- vizore\n- fletore\n- laps', 'vizore']],
    ['57:1 report/title-without-points', '61:1 mdx/component-content'],
  ],
  ['a quotation in a quotation', [['Mësimi nisi', '> > Mësimi']], ['35:3 markdown/not-allowed']],
  [
    'a quotation in a list',
    [['Mësimi nisi', '- > Mësimi']],
    ['35:1 report/flat-list', '35:3 markdown/not-allowed'],
  ],
  ['a spread property', [['title="Mbani mend"', '{...x}']], ['47:7 mdx/expression']],
  ['half an import', [['Mësimi nisi', 'import {\n\nMësimi']], ['35:1 mdx/import']],
  [
    'the address of a video that the guide shows',
    [['https://video.test/hija', 'https://www.youtube.com/watch?v=…']],
    ['53:18 mdx/property-value'],
  ],
  [
    'a component within a component',
    [['Hija e shkurtër', '<Note>\n\nPo.\n\n</Note>\n\nHija e shkurtër']],
    ['49:1 mdx/component-content', '49:1 mdx/component-place'],
  ],
  [
    'a language mark alone on a line',
    [['Mësimi nisi', '<span lang="en">\n\nA\n\n</span>\n\nMësimi']],
    ['35:1 mdx/component-place'],
  ],
  [
    'two columns without a list',
    [['- vizore\n- fletore\n- laps', '']],
    ['57:1 report/title-without-points', '59:1 mdx/component-empty'],
  ],
]

test.each(mistakes)('report check refuses %s at its place', async (_, changes, expected) => {
  expect(placesOf(await problemsOf('report', ...changes))).toEqual(expected)
})

test.each([
  ['an activity with the name of a section', [['### Matja e hijes', '### Hyrje']]],
  [
    'an activity of objectives',
    [
      [/## Objektivat.*?(?=## Data: 28)/s, ''],
      ['### Matja e hijes', '### Objektivat'],
    ],
  ],
  ['a date within a paragraph', [['Në fund i krahasuam fletoret.', 'Data: 4 Mars 2021']]],
  ['another day within a paragraph', [['Në fund i krahasuam fletoret.', 'Data: 3 Mars 2021']]],
  ['a bold note about a date', [['Në fund i krahasuam fletoret.', '**Data: e pasigurt**']]],
] as [string, Change[]][])('report check accepts %s', async (_, changes) => {
  expect(placesOf(await problemsOf('report', ...changes))).toEqual([])
})

test('report check shows the correct cover when only its file name is given', async () => {
  const written = 'cover: { file: kopertina.jpg, alt: Dritarja e klasës në mëngjes }'
  const problems = await problemsOf('report', [written, 'cover: kopertina.jpg'])
  expect(problems.map(({ rule, hint }) => `${rule} ${hint}`)).toEqual([
    'frontmatter/wrong-type Shkruani p.sh.: cover: { file: kopertina.jpg, alt: Nxënës rreth një tavoline me panele të vogla diellore }',
  ])
})

test('report check reports a row of the same stray end tags once', async () => {
  const row = `Në fund.</p>${'</p>\n'.repeat(4000)}`
  const problems = await problemsOf('report', ['Në fund i krahasuam fletoret.', row])
  expect(placesOf(problems)).toEqual(['67:9 mdx/stray-end-tag'])
})

test('report check keeps the words of a day heading without „Data“', async () => {
  const [problem] = await problemsOf('report', ['## Data: Mbrëmja e parë', '## Dita e parë'])
  expect(problem?.hint).toBe('Mos deshët të shkruani „## Data: Dita e parë“?')
})

test('report check reports a day outside the edition and a repeated section once', async () => {
  const [day] = await problemsOf('report', ['## Data: 28 Shkurt 2021', '## Data: 28 Maj 2021'])
  expect(day?.rule).toBe('report/day-outside')
  expect(await problemsOf('report', ['## Data: 28 Shkurt 2021', '## Data: 28 Maj 2021'])).toHaveLength(1)
  const again = await problemsOf('report', [
    '## Data: 4 Mars 2021',
    '## Hyrje\n\nPo.\n\n## Data: 4 Mars 2021',
  ])
  expect(again.map(({ rule }) => rule)).toEqual(['report/repeated-section'])
})

test('report check compares the printed date of one day with the fields', async () => {
  const [problem] = await problemsOf('shortReport', [/date: .*/, 'date: 4 Qershor 2019'])
  expect([problem?.rule, problem?.hint]).toEqual([
    'date/printed',
    'Shkruani: date: 3 Qershor 2019 – ose ndreqini fushat e datës.',
  ])
})

test.each([
  ['Data 4 Mars 2021', '## Data: 4 Mars 2021'],
  ['Dita 4 Mars 2021', '## Data: 4 Mars 2021'],
  ['Data Mbrëmja e parë', '## Data: Mbrëmja e parë'],
  ['Dita e parë', '## Data: Dita e parë'],
])('heading suggestion for %s is %s', (written, suggested) => {
  expect(suggestHeading(written)).toBe(suggested)
})
