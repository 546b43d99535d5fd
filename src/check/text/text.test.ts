import { expect, test } from 'vitest'
import type { LanguageTag } from '../../model/message/format.ts'
import { formatFinding } from '../present.ts'
import { finding } from '../problem.ts'
import { createSource, placeIn } from '../source.ts'
import { type Change, problemsOf } from '../testing/good-site.ts'

const english = 'The plan was written for the city and it has been read by all of the students.'

async function rulesOf(name: Parameters<typeof problemsOf>[0], ...changes: Change[]): Promise<string[]> {
  const problems = await problemsOf(name, ...changes)
  return problems.map(
    ({ line, column, endColumn, rule, hint }) => `${line}:${column}-${endColumn} ${rule} ${hint}`,
  )
}

test('language check finds English without a mark and shows how to mark it there', async () => {
  expect(await rulesOf('report', ['Në fund i krahasuam fletoret.', english])).toEqual([
    '67:1-79 language/unmarked Shkruajeni shqip, ose shënojeni gjuhën: <span lang="en">…</span>',
  ])
  expect(await rulesOf('news', ['<hr>', `<p>${english}</p>`])).toEqual([
    '27:4-82 language/unmarked Shkruajeni shqip, ose shënojeni gjuhën te elementi, p.sh. <p lang="en">…</p>',
  ])
  expect(await rulesOf('about', [/^title: .*/, `title: ${english}`])).toEqual([
    '1:8-86 language/unmarked Shkruajeni shqip: te fushat gjuha e huaj nuk shënohet dot.',
  ])
})

test('language check accepts marked English in any element', async () => {
  const marked = [`<p lang="en">${english}</p>`, `<ul lang="en"><li>${english}</li></ul>`]
  for (const html of marked) expect(await rulesOf('news', ['<hr>', html])).toEqual([])
  const report: Change = ['Në fund i krahasuam fletoret.', `Ata thanë: <span lang="en">${english}</span>`]
  expect(await rulesOf('report', report)).toEqual([])
})

test('typography check finds typewriter characters and skips attributes, code, English', async () => {
  expect(await rulesOf('news', ['Mjafton drita.', 'Mjafton "drita", t\'i -- po...'])).toEqual([
    '26:24-31 typography/quotes Shkruani: „drita“',
    '26:33-36 typography/apostrophe Shkruani: t’i',
    '26:37-39 typography/dashes Shkruani vizën e gjatë: –',
    '26:42-45 typography/ellipsis Shkruani: …',
  ])
  expect(await rulesOf('news', ['How hot is it?', 'How "hot" is it...'])).toEqual([])
  expect(await rulesOf('news', ['Mjafton drita.', 'Ekrani 24" mjafton.'])).toEqual([])
})

test('typography check reads quoted fields too', async () => {
  expect(
    await rulesOf('report', ["title: 'Dritarja: një javë për diellin'", 'title: \'Dita e "Diellit"\'']),
  ).toEqual(['4:16-25 typography/quotes Shkruani: „Diellit“'])
  expect(await rulesOf('report', ['  Pesë ditë pranë', '  Pesë ditë... pranë'])).toEqual([
    '6:12-15 typography/ellipsis Shkruani: …',
  ])
})

test('typography check reads escape sequences of a field and points at them as written', async () => {
  const titles: [written: string, ...problems: string[]][] = [
    [String.raw`"Dita e \"Diellit\" në prill"`, '4:16-27 typography/quotes Shkruani: „Diellit“'],
    [String.raw`"\"Dita\" e Diellit në prill"`, '4:9-17 typography/quotes Shkruani: „Dita“'],
    [String.raw`"Drit\u00EBn e \"Diellit\""`, '4:23-34 typography/quotes Shkruani: „Diellit“'],
    [`'Dita e t''i matur diellin'`, '4:16-20 typography/apostrophe Shkruani: t’i'],
  ]
  for (const [written, ...problems] of titles)
    expect(await rulesOf('report', [/^title: .*/m, `title: ${written}`])).toEqual(problems)
})

test('address check finds addresses that are not links and ignores other text', async () => {
  expect(
    await rulesOf('report', ['Në fund i krahasuam', 'Shih www.hija.test, ose info@hija.test, dhe']),
  ).toEqual([
    '67:6-19 link/bare-address Shkruani: [teksti i lidhjes](https://www.hija.test)',
    '67:25-39 link/bare-address Shkruani: [teksti i lidhjes](mailto:info@hija.test)',
  ])
  expect(await rulesOf('news', ['shihni videon', 'video.test/furra: www.hija.test'])).toEqual([])
})

test('quotes check finds two commas and a closing quote used as an opening one', async () => {
  expect(
    await rulesOf('report', ['Në fund i krahasuam', 'Një ,,hije” (“dritë“) dhe „**po**“ dhe „jo“']),
  ).toEqual(['67:5-12 typography/quotes Shkruani: „hije“', '67:14-21 typography/quotes Shkruani: „dritë“'])
})

test('quotes check completes a pair with a wrong closing quote and accepts inches', async () => {
  expect(
    await rulesOf('report', ['Në fund i krahasuam', 'Një „hije” dhe „dritë" e „po” dhe „Viti 2016",']),
  ).toEqual([
    '67:5-11 typography/quotes Shkruani: „hije“',
    '67:16-23 typography/quotes Shkruani: „dritë“',
    '67:26-30 typography/quotes Shkruani: „po“',
    '67:35-46 typography/quotes Shkruani: „Viti 2016“',
  ])
  expect(await rulesOf('report', ['Në fund i krahasuam', 'Një „ekran 24" i madh“ dhe'])).toEqual([])
})

test('quotes check finds two commas with any closing quote and without one', async () => {
  expect(
    await rulesOf('report', ['Në fund i krahasuam', "Një ,,hije, dritë'' ,,po’’ ,,jo, jo\" dhe ,,ajo e"]),
  ).toEqual([
    '67:5-20 typography/quotes Shkruani: „hije, dritë“',
    '67:21-27 typography/quotes Shkruani: „po“',
    '67:28-37 typography/quotes Shkruani: „jo, jo“',
    '67:42-44 typography/quotes Shkruani: „ ose “',
  ])
})

test('apostrophe check finds an opening single quote used as an apostrophe', async () => {
  expect(await rulesOf('report', ['Në fund i krahasuam', 'Në fund t‘i matëm, ‘si gjithmonë’,'])).toEqual([
    '67:9-12 typography/apostrophe Shkruani: t’i',
  ])
})

test('leftover check finds a link with swapped brackets', async () => {
  const problems = await problemsOf('report', ['Në fund i krahasuam', 'Shih (hijen)[/projects] dhe'])
  expect(problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toEqual([
    '67:6 markdown/leftover',
  ])
})

test('quotes check names both quotes in the message language for a lone quote', () => {
  const quotes = finding('typography/quotes', placeIn(createSource('a', '”'), 0, 1), { written: '”' })
  const hint = (tag: LanguageTag) => formatFinding(quotes, tag).hint
  expect(hint('sq')).toBe('Shkruani: „ ose “')
  expect(hint('en')).toBe('Write: „ or “')
})
