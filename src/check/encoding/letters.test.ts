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

test('garbled-letters names the letters that a wrong encoding garbled', () => {
  expect(hintsOf('nj\u00C3\u00AB')).toEqual(['2-4 encoding/garbled-letters: Shkruani: ë'])
  expect(hintsOf('\u00C3\u2021ka')).toEqual(['0-2 encoding/garbled-letters: Shkruani: Ç'])
  expect(hintsOf('\u00C3\u0087ka')).toEqual(['0-2 encoding/garbled-letters: Shkruani: Ç'])
  expect(hintsOf('\u00E2\u20AC\u017EPo')).toEqual(['0-3 encoding/garbled-letters: Shkruani: „'])
  expect(hintsOf('5\u00C2\u00A0kWh')).toEqual(['1-3 encoding/garbled-letters: Shkruani: \u00A0'])
})

test('garbled-letters reports all letters of a file once and suggests --fix', () => {
  expect(hintsOf('nj\u00C3\u00AB dit\u00C3\u00AB \u00E2\u0080\u009EPo')).toEqual([
    '2-4 encoding/garbled-letters: Shkruani: ë – ose ndreqini të gjitha përnjëherë: npm run check -- --fix',
  ])
})

test('letter check accepts letters of other languages in their own words', () => {
  expect(hintsOf('Ângström, São Paulo, Ähtäri, Côte, μm, kΩ, 5 \u2126, ΔT')).toEqual([])
  // Words of other alphabets are right: the check only reports that the fonts lack their letters.
  expect(hintsOf('Прилеп, Αθήνα').map((hint) => hint.replace(/:.*/, ''))).toEqual(['0-6 encoding/other-font'])
})

test('letter check leaves emoji characters to the emoji rule and finds them elsewhere', () => {
  expect(hintsOf('Ditë me \u2600\uFE0F dhe \u{1F469}\u200D\u{1F467}')).toEqual([])
  expect(hintsOf('Di\u200Dtë me \u2600')).toEqual([
    expect.stringMatching(/^2-3 encoding\/invisible-character/),
  ])
})

test('foreign-letter finds Cyrillic or Greek in a Latin word and suggests Latin', () => {
  expect(hintsOf('\u0435nergji')).toEqual([
    '0-1 encoding/foreign-letter: Fshijeni fjalën dhe shkruajeni nga tastiera: energji',
  ])
  expect(hintsOf('nj\u0451')).toEqual([
    '2-3 encoding/foreign-letter: Fshijeni fjalën dhe shkruajeni nga tastiera: një',
  ])
})

test('invisible-character hint also fits when no letter precedes the character', () => {
  expect(hintsOf('\uF0A7 Pika')).toEqual([
    '0-1 encoding/invisible-character: Fshijeni shenjën bashkë me shkronjën pranë saj dhe shkruajeni shkronjën sërish.',
  ])
})

test('invisible-character finds private-use characters and fillers', () => {
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

test('space check finds odd spaces only at line starts and reads them as normal spaces', () => {
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

test('tab check finds the first tab of a line and leaves field indents to YAML', () => {
  const text = '---\nid:\t1\n\tyear: 2\n---\n\tPo\tjo\n'
  expect(checkTabs(createSource('a.mdx', text)).map(({ place }) => place.start)).toEqual([7, 23])
})

test('every offset of the corrected text maps to an offset of the original', () => {
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

test('garbled-letters decodes text that was read as Latin-1', () => {
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
])('garbled-letters restores %s after garbling and accepts it otherwise', (text) => {
  const bytes = new TextEncoder().encode(text)
  const garbled = new TextDecoder('windows-1252').decode(bytes)
  expect(fixed(garbled)).toBe(text)
  expect(fixed(text)).toBe(text)
})

test('garbled-letters accepts signs after the unit Å', () => {
  expect(fixed('2,4 Å±0,1 Å, 5 Å† dhe 5 Å‡')).toBe('2,4 Å±0,1 Å, 5 Å† dhe 5 Å‡')
})

test.each([
  ['MÃ¼ller, StraÃŸe, Ã–sterreich, Ãœber, Ã„rzte', 'Müller, Straße, Österreich, Über, Ärzte'],
  ['ÄŒelik, BabiÄ‡, Å½arko, Åžahin, DoÄŸan', 'Čelik, Babić, Žarko, Şahin, Doğan'],
])('garbled-letters fixes %s', (garbled, text) => {
  expect(fixed(garbled)).toBe(text)
})

test('garbled-letters reports a fully garbled report once', async () => {
  const text = new TextDecoder().decode(await (await goodFiles()).read(documents.report))
  const problems = await problemsOfBytes('report', Buffer.from(Buffer.from(text).toString('latin1')))
  expect(problems.map(({ rule }) => rule)).toEqual(['encoding/garbled-letters'])
})

test('decomposed-letters reports a fully decomposed report once', async () => {
  const text = new TextDecoder().decode(await (await goodFiles()).read(documents.report))
  const problems = await problemsOfBytes('report', Buffer.from(text.normalize('NFD')))
  expect(problems.map(({ rule }) => rule)).toEqual(['encoding/decomposed-letters'])
})

test('foreign-letter finds styled letters and ligatures and names what they stand for', () => {
  const text = '\u{1D5E6}\u{1D5F5}\u{1D5F8}\u{1D5FC}\u{1D5F9}\u{1D5F9}\u{1D5EE} e\uFB01çiente, \u{1D465} + 1'
  const found = checkLetters(createSource('a', text))
  expect(found.map(({ rule, place, values }) => [rule, place.start, values])).toEqual([
    ['encoding/foreign-letter', 0, { word: text.slice(0, 14), corrected: 'Shkolla' }],
    ['encoding/foreign-letter', 16, { word: 'e\uFB01çiente', corrected: 'efiçiente' }],
  ])
})

test.each(['\uFFFE', '\uFFFF', '\u0001', '\uFFFD'])(
  'invisible-character finds %j, which feeds cannot contain',
  (character) => {
    expect(hintsOf(`Po${character}`).map((hint) => hint.split(':')[0])).toEqual([
      '2-3 encoding/invisible-character',
    ])
  },
)

test.each([
  ['Vizitë në Dragaš, Štrpce dhe Mamuşa me Đorđen', []],
  ['kΩ, μm, ΔT', []],
  ['Вук e Δάφνη', ['ВукΔάφνη']],
])('other-font finds in %s the letters that the site fonts lack: %j', (text, letters) => {
  const findings = checkLetters(createSource('a.mdx', text)).filter(
    ({ rule }) => rule === 'encoding/other-font',
  )
  expect(findings.map(({ values }) => values.letters)).toEqual(letters)
})

test('list-dash reports a Word bullet as a wrong dash, not as an invisible character', async () => {
  const problems = await problemsOf('site', [
    'phones: ["+383 44 123 456", "+383 49 654 321"]',
    'phones:\n  \uF0B7 "+383 44 123 456"\n  \uF0B7 "+383 49 654 321"',
  ])
  expect(placesOf(problems)).toEqual(['6:3 yaml/list-dash', '7:3 yaml/list-dash'])
  expect(placesOf(await problemsOf('project', ['"Hartat e', '"\uF0B7 Hartat e']))).toEqual([
    '4:9 encoding/invisible-character',
  ])
})
