import { expect, test } from 'vitest'
import { formatFinding } from '../present.ts'
import { certainEdits } from '../problem.ts'
import { applyEdits, createSource, editedSource, originalPlace, placeIn, positionOf } from '../source.ts'
import { documents, goodFiles, placesOf, problemsOf, problemsOfBytes } from '../testing/good-site.ts'
import { checkSpaces, checkTabs } from './decode.ts'
import { checkLetters } from './letters.ts'

function hintsOf(text: string): string[] {
  return checkLetters(createSource('content/a.mdx', text)).map(
    (found) => `${found.place.start}-${found.place.end} ${found.rule}: ${formatFinding(found).hint}`,
  )
}

test('says which letters were garbled by a wrong encoding', () => {
  expect(hintsOf('nj\u00C3\u00AB')).toEqual(['2-4 encoding/garbled-letters: Shkruani: ë'])
  expect(hintsOf('\u00C3\u2021ka')).toEqual(['0-2 encoding/garbled-letters: Shkruani: Ç'])
  expect(hintsOf('\u00C3\u0087ka')).toEqual(['0-2 encoding/garbled-letters: Shkruani: Ç'])
  expect(hintsOf('\u00E2\u20AC\u017EPo')).toEqual(['0-3 encoding/garbled-letters: Shkruani: „'])
  expect(hintsOf('5\u00C2\u00A0kWh')).toEqual(['1-3 encoding/garbled-letters: Shkruani: \u00A0'])
})

test('tells of all garbled letters of a file at the first, and how to fix them', () => {
  expect(hintsOf('nj\u00C3\u00AB dit\u00C3\u00AB \u00E2\u0080\u009EPo')).toEqual([
    '2-4 encoding/garbled-letters: Shkruani: ë – ose ndreqini të gjitha përnjëherë: npm run check -- --fix',
  ])
})

test('leaves letters of other languages alone where they are meant', () => {
  expect(hintsOf('Ângström, São Paulo, Ähtäri, Côte, μm, kΩ, 5 \u2126, ΔT')).toEqual([])
  // Words of other alphabets are right: the check only reports that the fonts lack their letters.
  expect(hintsOf('Прилеп, Αθήνα').map((hint) => hint.replace(/:.*/, ''))).toEqual(['0-6 encoding/other-font'])
})

test('leaves the characters that belong to an emoji to the rule on emoji, and finds the same characters beside one', () => {
  expect(hintsOf('Ditë me \u2600\uFE0F dhe \u{1F469}\u200D\u{1F467}')).toEqual([])
  expect(hintsOf('Di\u200Dtë me \u2600')).toEqual([
    expect.stringMatching(/^2-3 encoding\/invisible-character/),
  ])
})

test('finds a Cyrillic or Greek letter in a Latin word and names the Latin one', () => {
  expect(hintsOf('\u0435nergji')).toEqual([
    '0-1 encoding/foreign-letter: Fshijeni fjalën dhe shkruajeni nga tastiera: energji',
  ])
  expect(hintsOf('nj\u0451')).toEqual([
    '2-3 encoding/foreign-letter: Fshijeni fjalën dhe shkruajeni nga tastiera: një',
  ])
})

test('a hint for what no one sees also fits where no letter stands before it', () => {
  expect(hintsOf('\uF0A7 Pika')).toEqual([
    '0-1 encoding/invisible-character: Fshijeni shenjën bashkë me shkronjën pranë saj dhe shkruajeni shkronjën sërish.',
  ])
})

test('finds characters of fonts and fillers that no one sees', () => {
  const rules = checkLetters(createSource('a', '\uF0B7 a\uFE0F b\u{E0041} c\u3164')).map(
    ({ rule, place }) => `${place.start}-${place.end} ${rule}`,
  )
  expect(rules).toEqual([
    '0-1 encoding/invisible-character',
    '3-4 encoding/invisible-character',
    '6-8 encoding/invisible-character',
    '10-11 encoding/invisible-character',
  ])
})

test('finds odd spaces only where a line begins, and reads on as if they were ordinary', () => {
  const text = '##\u00A0Hyrje\n-\u2003a\nyear:\u00A02021\n10\u00A0kWh dhe\u00A0më\n\u3000  b'
  const findings = checkSpaces(createSource('a', text))
  expect(findings.map(({ place }) => positionOf(place.source, place.start))).toEqual([
    { line: 1, column: 3 },
    { line: 2, column: 2 },
    { line: 3, column: 6 },
    { line: 5, column: 1 },
  ])
  expect(applyEdits(text, certainEdits(findings))).toBe(
    '## Hyrje\n- a\nyear: 2021\n10\u00A0kWh dhe\u00A0më\n   b',
  )
})

test('finds the first tab of a line, but leaves the indent of fields to YAML', () => {
  const text = '---\nid:\t1\n\tyear: 2\n---\n\tPo\tjo\n'
  expect(checkTabs(createSource('a.mdx', text)).map(({ place }) => place.start)).toEqual([7, 23])
})

test('every place of the text as it was meant leads back to where it stood', () => {
  const source = createSource('a.mdx', 'nj\u00C3\u00AB dit\u00C3\u00ABc\u0327 po')
  const meant = editedSource(source, certainEdits(checkLetters(source)))
  expect(meant.text).toBe('një ditëç po')
  const wordAt = (start: number, end: number) => {
    const place = originalPlace(placeIn(meant, start, end))
    return place.source.text.slice(place.start, place.end)
  }
  expect([wordAt(0, 3), wordAt(4, 9), wordAt(10, 12)]).toEqual([
    'nj\u00C3\u00AB',
    'dit\u00C3\u00ABc\u0327',
    'po',
  ])
  const plain = createSource('a.mdx', 'një ditë')
  expect(editedSource(plain, certainEdits(checkLetters(plain)))).toBe(plain)
})

/** A text with the fixes of its garbled letters. */
function fixed(text: string): string {
  const findings = checkLetters(createSource('a.mdx', text))
  return applyEdits(text, certainEdits(findings.filter(({ rule }) => rule === 'encoding/garbled-letters')))
}

test('reads what a program garbled that took each byte for a letter of Latin-1', () => {
  const text = 'Ç’është „ë“ – ë…'
  const latin1 = Buffer.from(text).toString('latin1')
  expect(fixed(latin1)).toBe(text)
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
  expect(fixed(garbled)).toBe(text)
  expect(fixed(text)).toBe(text)
})

test('leaves what stands behind the unit Å alone', () => {
  expect(fixed('2,4 Å±0,1 Å, 5 Å† dhe 5 Å‡')).toBe('2,4 Å±0,1 Å, 5 Å† dhe 5 Å‡')
})

test.each([
  ['MÃ¼ller, StraÃŸe, Ã–sterreich, Ãœber, Ã„rzte', 'Müller, Straße, Österreich, Über, Ärzte'],
  ['ÄŒelik, BabiÄ‡, Å½arko, Åžahin, DoÄŸan', 'Čelik, Babić, Žarko, Şahin, Doğan'],
])('fixes %s', (garbled, text) => {
  expect(fixed(garbled)).toBe(text)
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

test('finds the letters of social networks and the ligatures of a PDF, and what they stand for', () => {
  const text = '\u{1D5E6}\u{1D5F5}\u{1D5F8}\u{1D5FC}\u{1D5F9}\u{1D5F9}\u{1D5EE} e\uFB01çiente, \u{1D465} + 1'
  const found = checkLetters(createSource('a', text))
  expect(found.map(({ rule, place, values }) => [rule, place.start, values])).toEqual([
    ['encoding/foreign-letter', 0, { word: text.slice(0, 14), corrected: 'Shkolla' }],
    ['encoding/foreign-letter', 16, { word: 'e\uFB01çiente', corrected: 'efiçiente' }],
  ])
})

test.each(['\uFFFE', '\uFFFF', '\u0001', '\uFFFD'])('finds %j, which no feed may hold', (character) => {
  expect(hintsOf(`Po${character}`).map((said) => said.split(':')[0])).toEqual([
    '2-3 encoding/invisible-character',
  ])
})

test.each([
  ['Vizitë në Dragaš, Štrpce dhe Mamuşa me Đorđen', []],
  ['kΩ, μm, ΔT', []],
  ['Вук e Δάφνη', ['ВукΔάφνη']],
])('%s has these letters that the fonts of the site lack: %j', (text, letters) => {
  const findings = checkLetters(createSource('a.mdx', text)).filter(
    ({ rule }) => rule === 'encoding/other-font',
  )
  expect(findings.map(({ values }) => values.letters)).toEqual(letters)
})

test('says of a bullet of Word’s symbol font that it is no dash, not that it is an invisible character', async () => {
  const problems = await problemsOf('site', [
    'phones: ["+383 44 123 456", "+383 49 654 321"]',
    'phones:\n  \uF0B7 "+383 44 123 456"\n  \uF0B7 "+383 49 654 321"',
  ])
  expect(placesOf(problems)).toEqual(['6:3 yaml/list-dash', '7:3 yaml/list-dash'])
  expect(placesOf(await problemsOf('project', ['"Hartat e', '"\uF0B7 Hartat e']))).toEqual([
    '4:9 encoding/invisible-character',
  ])
})
