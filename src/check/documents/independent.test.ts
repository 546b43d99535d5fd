import { expect, test } from 'vitest'
import {
  type Change,
  documents,
  placesOf,
  problemsOf,
  problemsOfBytes,
  problemsOfSite,
  readGood,
} from '../testing/good-site.ts'

const { news, project, report, shortProject, site, home } = documents

const together: [fact: string, name: keyof typeof documents, changes: Change[], expected: string[]][] = [
  [
    'an impossible day and a misspelt month in print',
    'report',
    [
      ['start: 2021-02-28', 'start: 2021-02-31'],
      ['28 Shkurt - 4 Mars 2021', '28 Shkrut - 4 Mars 2021'],
    ],
    ['8:7 date/printed', '9:8 frontmatter/date'],
  ],
  [
    'two impossible days and a misspelt month in print',
    'report',
    [
      ['start: 2021-02-28', 'start: 2021-02-31'],
      ['end: 2021-03-04', 'end: 2021-03-32'],
      ['28 Shkurt - 4 Mars 2021', '28 Shkrut - 4 Mars 2021'],
    ],
    ['8:7 date/unreadable', '9:8 frontmatter/date', '10:6 frontmatter/date'],
  ],
  [
    'an impossible first day and a day outside the printed ones',
    'report',
    [
      ['start: 2021-02-28', 'start: 2021-02-31'],
      ['## Data: 4 Mars 2021', '## Data: 5 Mars 2021'],
    ],
    ['9:8 frontmatter/date', '55:1 report/day-outside'],
  ],
  [
    'a broken field and a wrong one after it',
    'report',
    [
      ["'Dritarja: një javë për diellin'", 'Dritarja: një javë'],
      ['end: 2021-03-04', 'end: 2021-03-32'],
    ],
    ['4:16 yaml/unquoted-colon', '10:6 frontmatter/date'],
  ],
  [
    'an open quote and a field without a value after it',
    'shortProject',
    [
      ['id: 1', "id: 'një"],
      ['title: Fletorja', 'title:'],
    ],
    ['2:5 yaml/unclosed-quote', '4:1 frontmatter/empty-field'],
  ],
  [
    'a field without its colon and a wrong one before it',
    'report',
    [
      ['author: "Klubi"', 'author Klubi'],
      ['end: 2021-03-04', 'end: 2021-03-32'],
    ],
    ['10:6 frontmatter/date', '12:1 yaml/indent'],
  ],
  [
    'a misspelt field and its wrong value',
    'report',
    [['start: 2021-02-28', 'strat: 2021-02-31']],
    ['9:1 frontmatter/unknown-field', '9:8 frontmatter/date'],
  ],
  [
    'an alias, a repeated field and a wrong one',
    'shortProject',
    [
      ['id: 1', 'id: *numri'],
      ['title: Fletorja', 'title: Fletorja\ntitle: Fletorja\nyaer: 2017'],
    ],
    ['2:5 yaml/alias', '5:1 frontmatter/duplicate-field', '6:1 frontmatter/unknown-field'],
  ],
  [
    'a missing opening line and a wrong field and body',
    'shortProject',
    [
      [/^---\nid: 1/, 'id: një'],
      ['një laps', 'një <b>laps</b>'],
    ],
    ['1:1 frontmatter/missing', '1:5 frontmatter/wrong-type', '5:18 mdx/html'],
  ],
  [
    'a missing closing line and a wrong field and body',
    'shortProject',
    [
      ['id: 1', 'id: një'],
      ['Fletorja\n---\n', 'Fletorja\n\n'],
      ['një laps', 'një <b>laps</b>'],
    ],
    ['1:1 frontmatter/unclosed', '2:5 frontmatter/wrong-type', '6:18 mdx/html'],
  ],
  [
    'three mistakes of syntax in a body and a date of a day',
    'report',
    [
      ['Mësimi nisi me 5 \\< 7', 'Mësimi { nisi me 5 <7'],
      ['</Note>', '</Nota>'],
      ['## Data: 4 Mars 2021', '## Data: 31 Prill 2021'],
    ],
    ['35:8 mdx/brace', '35:20 mdx/less-than', '51:1 mdx/wrong-end-tag', '55:1 report/day-date'],
  ],
  [
    'a tag that is not closed and straight quotes after it',
    'news',
    [
      ['Pyetjet</h2>', 'Pyetjet'],
      ['Klubi e kaloi Ditën e Diellit në oborr, me', 'Klubi e kaloi "Ditën" e Diellit në oborr, me'],
    ],
    ['4:28 typography/quotes', '13:1 html/unclosed'],
  ],
  [
    'one phone in the place of two, and that one malformed',
    'site',
    [['phones: ["+383 44 123 456", "+383 49 654 321"]', 'phones: ["044 123 456"]']],
    ['5:1 frontmatter/too-few', '5:10 frontmatter/form'],
  ],
]

test.each(together)('check reports at once %s', async (_, name, changes, expected) => {
  expect(placesOf(await problemsOf(name, ...changes))).toEqual(expected)
})

test('check decodes a file in an old encoding and checks the rest', async () => {
  const { text } = await readGood('shortProject')
  const bytes = Buffer.from(text.replace('year: 2017', 'yaer: 2017'), 'latin1')
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([
    '3:1 frontmatter/unknown-field',
    '6:3 encoding/not-utf-8',
  ])
})

test('check keeps the other letters of a UTF-8 file with one damaged byte', async () => {
  const { text } = await readGood('shortProject')
  const bytes = Buffer.from(text.replace('year: 2017', 'yaer: 2017').replace('laps', 'la\u0001ps'))
  bytes[bytes.indexOf(1)] = 0xff
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([
    '3:1 frontmatter/unknown-field',
    '6:20 encoding/not-utf-8',
  ])
})

test('check reads a document with a wrong file name and keeps its address valid', async () => {
  const { text } = await readGood('project')
  const problems = await problemsOfSite({
    [project]: undefined,
    'content/projects/2018-2020-Hartat.mdx': text.replace('id: 2', 'id: dy'),
  })
  expect(problems.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '1 collect/wrong-case',
    '2 frontmatter/wrong-type',
  ])
})

test('check reads a document in the wrong folder as its own kind', async () => {
  const { text } = await readGood('shortProject')
  const problems = await problemsOfSite({
    [shortProject]: undefined,
    'content/reports/2017/index.mdx': text.replace('id: 1', 'id: 2'),
  })
  expect(problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    `${project}:2 id/duplicate`,
    'content/reports/2017/index.mdx:1 collect/other-kind',
    'content/reports/2017/index.mdx:2 id/duplicate',
  ])
})

test('check keeps document numbers and links correct when the settings have an error', async () => {
  const problems = await problemsOfSite({
    [site]: ['name: Klubi i Diellit', 'name:'],
    [report]: ['(/projects)', '(https://dielli.test/klubi/projects)'],
  })
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    `${report} link/own-address`,
    `${site} frontmatter/empty-field`,
  ])
})

test('check keeps pictures and questions of the home page when one part has an error', async () => {
  const problems = await problemsOfSite({
    [home]: [/call: .*/, 'call:'],
    [news]: ['mailto:info@dielli.test', '/#pyetja-99'],
  })
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    `${news} link/missing-anchor`,
    `${home} frontmatter/empty-field`,
  ])
})

test('check of a home page without its banner reports no unused picture', async () => {
  expect(placesOf(await problemsOf('home', [/banner:\n( .*\n)*/, '']))).toEqual([
    '1:1 frontmatter/missing-field',
  ])
})
