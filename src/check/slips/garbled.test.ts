import { expect, test } from 'vitest'
import { applyEdits, createSource, placeIn } from '../source.ts'
import { documents, goodFiles, problemsOfBytes } from '../testing/good-site.ts'
import { asMeant, mendGarbled } from './letters.ts'

test('every place of the text as it was meant leads back to where it stood', () => {
  const source = createSource('a.mdx', 'nj\u00C3\u00AB dit\u00C3\u00ABc\u0327 po')
  const meant = asMeant(source)
  expect(meant.source.text).toBe('një ditëç po')
  const wordAt = (start: number, end: number) => {
    const place = meant.back(placeIn(meant.source, start, end))
    return place.source.text.slice(place.start, place.end)
  }
  expect([wordAt(0, 3), wordAt(4, 9), wordAt(10, 12)]).toEqual([
    'nj\u00C3\u00AB',
    'dit\u00C3\u00ABc\u0327',
    'po',
  ])
  const plain = createSource('a.mdx', 'një ditë')
  expect(asMeant(plain).source).toBe(plain)
})

test('reads what a program garbled that took each byte for a letter of Latin-1', () => {
  const text = 'Ç’është „ë“ – ë…'
  const latin1 = Buffer.from(text).toString('latin1')
  expect(applyEdits(latin1, mendGarbled(latin1))).toBe(text)
})

test.each([
  'Müller, Straße, ÖÄÜ',
  'Čelik, Đuro, Babić, Žarko, žito',
  'Erdoğan, Şişli, ışık',
  'SÃO',
  'Ångström, „Ä“',
])('reads %s after it was garbled as it was before, and leaves it alone as it is', (text) => {
  const bytes = new TextEncoder().encode(text)
  const garbled = new TextDecoder('windows-1252').decode(bytes)
  expect(applyEdits(garbled, mendGarbled(garbled))).toBe(text)
  expect(mendGarbled(text)).toEqual([])
})

test('leaves what stands behind the unit Å alone', () => {
  expect(mendGarbled('2,4 Å±0,1 Å, 5 Å† dhe 5 Å‡')).toEqual([])
})

test.each([
  ['MÃ¼ller, StraÃŸe, Ã–sterreich, Ãœber, Ã„rzte', 'Müller, Straße, Österreich, Über, Ärzte'],
  ['ÄŒelik, BabiÄ‡, Å½arko, Åžahin, DoÄŸan', 'Čelik, Babić, Žarko, Şahin, Doğan'],
])('mends %s', (garbled, text) => {
  expect(applyEdits(garbled, mendGarbled(garbled))).toBe(text)
})

test('a report in which every letter is garbled has one problem', async () => {
  const text = new TextDecoder().decode(await (await goodFiles()).read(documents.report))
  const problems = await problemsOfBytes('report', Buffer.from(Buffer.from(text).toString('latin1')))
  expect(problems.map(({ rule }) => rule)).toEqual(['encoding/garbled-letters'])
})

test('a report in which every letter is decomposed has one problem', async () => {
  const text = new TextDecoder().decode(await (await goodFiles()).read(documents.report))
  const problems = await problemsOfBytes('report', Buffer.from(text.normalize('NFD')))
  expect(problems.map(({ rule }) => rule)).toEqual(['encoding/decomposed-letters'])
})
