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

test.each(spoilt)('two-versions reports only conflict markers once in %s', async (_, name, from, line) => {
  const problems = await problemsOf(name, [from, conflict(from, from)])
  expect(placesOf(problems)).toEqual([`${line}:1 document/two-versions`])
})

test('two-versions reports each conflict, a partial one and one with a common version', async () => {
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

test('two-versions reports a leftover common-version marker and names it in the hint', async () => {
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
  ['before an end marker', 'news', '<hr>', '<hr>\n=======\n<p>Po.</p>\n>>>>>>> b', 28],
])('two-versions reports a leftover separator once %s', async (_, name, from, to, line) => {
  expect(placesOf(await problemsOf(name, [from, to]))).toEqual([`${line}:1 document/two-versions`])
})

test('two-versions accepts seven = below a short line as a heading', async () => {
  const problems = await problemsOf('report', ['## Hyrje', 'Hyrje\n======='])
  expect(placesOf(problems)).toEqual(['21:1 report/heading-level'])
})

test('two-versions reports each start marker without an end and each end marker once', async () => {
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

test('two-versions ignores lines that only resemble conflict markers', async () => {
  const problems = await problemsOf('news', ['<hr>', '<!--\n<<<<<<<< \n>>>>>>>po\n-->'])
  expect(placesOf(problems).filter((place) => place.includes('two-versions'))).toEqual([])
})
