import { expect, test } from 'vitest'
import {
  change,
  type documents,
  placesOf,
  problemsOf,
  problemsOfBytes,
  readGood,
} from '../testing/good-site.ts'

const conflict = (one: string, other: string) => `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> puna-ime`

const spoilt: [where: string, name: keyof typeof documents, from: string, line: number][] = [
  ['the fields of a report', 'report', 'place: Prizren', 11],
  ['the text of a report', 'report', 'Në fund i krahasuam fletoret.', 67],
  ['a point of a report', 'report', '- Gjatësia shënohet', 40],
  ['the text of a news post', 'news', '<hr>', 27],
  ['a project', 'shortProject', 'Një fletore, një laps.', 6],
  ['a page', 'about', 'mission:', 16],
  ['the settings', 'site', 'email: info@dielli.test', 6],
]

test.each(spoilt)(
  'tells once of two versions in %s, and of nothing that follows from them',
  async (_, name, from, line) => {
    const problems = await problemsOf(name, [from, conflict(from, from)])
    expect(placesOf(problems)).toEqual([`${line}:1 document/two-versions`])
  },
)

test('tells of each place, of half a one, and of one with the version that both come from', async () => {
  const { text } = await readGood('report')
  const first = change(text, ['Në fund i krahasuam fletoret.', conflict('Po.', 'Jo.')])
  const both = change(first, [
    /^Hija u kthye.*$/m,
    '<<<<<<< HEAD\nPo.\n||||||| e para\nPa.\n=======\nJo.\n>>>>>>> b',
  ])
  const half = change(both, [/^Paragrafi i dytë.*$/m, 'Po.\n>>>>>>> puna-ime'])
  expect(placesOf(await problemsOfBytes('report', new TextEncoder().encode(half)))).toEqual([
    '27:1 document/two-versions',
    '68:1 document/two-versions',
    '76:1 document/two-versions',
  ])
})

test('tells of a line of the common version that was left alone, and names it in the hint', async () => {
  const problems = await problemsOf('report', ['Në fund i krahasuam fletoret.', 'Po.\n||||||| e para\nJo.'])
  expect(placesOf(problems)).toEqual(['68:1 document/two-versions'])
  expect(problems[0]?.hint).toContain('|||||||')
})

test.each<[string, Parameters<typeof problemsOf>[0], string, string, number]>([
  ['among points', 'report', '- Gjatësia shënohet', '=======\n- Gjatësia shënohet', 40],
  ['after an empty line', 'report', 'Në fund i krahasuam', '=======\nNë fund i krahasuam', 67],
  ['below a long paragraph', 'report', 'fund i krahasuam', `${'fund '.repeat(12)}\n=======\ni krahasuam`, 68],
  ['among the fields', 'report', 'place:', '=======\nplace:', 11],
  ['in a news post', 'news', '<hr>', '<hr>\n=======', 28],
  ['before the end of the other version', 'news', '<hr>', '<hr>\n=======\n<p>Po.</p>\n>>>>>>> b', 28],
])('tells once of the line between two versions that was left alone %s', async (_, name, from, to, line) => {
  expect(placesOf(await problemsOf(name, [from, to]))).toEqual([`${line}:1 document/two-versions`])
})

test('takes seven = below a short line for a heading', async () => {
  const problems = await problemsOf('report', ['## Hyrje', 'Hyrje\n======='])
  expect(placesOf(problems)).toEqual(['21:1 report/heading-level'])
})

test('tells of each beginning that nothing ends, and of an end once, whatever is left of its other lines', async () => {
  const left = [
    '<<<<<<< HEAD',
    'Po.',
    '<<<<<<< HEAD',
    'Jo.',
    '>>>>>>> b',
    'Pa.',
    '||||||| e para',
    'Po.',
    '>>>>>>> c',
  ]
  const problems = await problemsOf('report', ['Në fund i krahasuam fletoret.', left.join('\n')])
  expect(placesOf(problems)).toEqual([
    '67:1 document/two-versions',
    '69:1 document/two-versions',
    '73:1 document/two-versions',
  ])
})

test('leaves lines alone that only look a little like it', async () => {
  const problems = await problemsOf('news', ['<hr>', '<!--\n<<<<<<<< \n>>>>>>>po\n-->'])
  expect(placesOf(problems).filter((place) => place.includes('two-versions'))).toEqual([])
})
