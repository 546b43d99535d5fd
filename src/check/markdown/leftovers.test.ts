import { expect, test } from 'vitest'
import { checkDocument } from '../documents/check.ts'
import { present } from '../present.ts'
import { certainEdits } from '../problem.ts'
import { applyEdits } from '../source.ts'
import { problemsOf, readGood } from '../testing/good-site.ts'

const sentence = 'Në fund i krahasuam fletoret.'

test.each([
  ['bold that is not closed', 'Në **fund i krahasuam.', ['67:4 markdown/leftover']],
  ['bold with blanks inside', 'Në ** fund ** i krahasuam.', ['67:4 markdown/leftover']],
  ['a blank between text and address', 'Shih [hijen] (/projects).', ['67:6 markdown/leftover']],
  ['a blank before a whole address', 'Shih [hijen] (https://example.org/a).', ['67:6 markdown/leftover']],
  ['a link with its brackets swapped', 'Shih (hijen)[https://example.org/a].', ['67:6 markdown/leftover']],
  [
    'an address beside a blank before an address',
    'Shih [hijen] (/projects), www.a.test/a.',
    ['67:6 markdown/leftover', '67:27 link/bare-address'],
  ],
  ['a blank within an address', 'Shih [hijen](/pro jects).', ['67:6 markdown/leftover']],
  ['a footnote', 'Shih hijen[^1].', ['67:11 markdown/leftover']],
  ['a footnote with its text', 'Shih hijen[^1].\n\n[^1]: Hija', ['67:11 markdown/not-allowed']],
  ['a footnote with a sentence', 'Shih hijen[^1].\n\n[^1]: Hija e ditës.', ['67:11 markdown/leftover']],
  ['the text of a footnote alone', '[^1]: Hija', ['67:1 markdown/not-allowed']],
  ['a sentence of a footnote alone', '[^1]: Hija e ditës.', ['67:1 markdown/leftover']],
  ['struck words', 'Shih ~~hijen~~.', ['67:6 markdown/leftover']],
  ['a table', '| a | b |\n|---|---|\n| c | d |', ['68:1 markdown/leftover']],
  ['a table without its line', '| a | b |\n| c | d |', ['67:1 markdown/leftover']],
  ['a table without its line, after words', 'Matjet:\n| a | b |', ['68:1 markdown/leftover']],
  ['words struck by one tilde', 'Shih ~hijen e parë~.', ['67:6 markdown/leftover']],
  ['coloured words', 'Shih ==hijen== këtu.', ['67:6 markdown/leftover']],
  [
    'a box of a task',
    'Detyra:\n\n- [ ] hija\n- [x] drita',
    ['69:3 markdown/leftover', '70:3 markdown/leftover'],
  ],
  ['a point without its space', '-hija', ['67:1 markdown/missing-space']],
  ['a point in quotes without its space', '-„hija“', ['67:1 markdown/missing-space']],
  ['a bold point without its space', '-**hija**', ['67:1 markdown/missing-space']],
  ['a number without its space', '1.hija', ['67:1 markdown/missing-space']],
  [
    'the bullet of another program',
    '• hija\n■ drita\n ➢ ura',
    ['67:1 markdown/missing-space', '68:1 markdown/missing-space', '69:2 markdown/missing-space'],
  ],
  [
    'points with dashes',
    'Morëm:\n– **vizore** e gjatë\n— laps',
    ['68:1 markdown/missing-space', '69:1 markdown/missing-space'],
  ],
  [
    'points with letters',
    'a) vizore\nb) laps',
    ['67:1 markdown/missing-space', '68:1 markdown/missing-space'],
  ],
  ['a dash among points', 'Morëm:\n\n- vizore\n– laps\n- fletore', ['70:1 markdown/missing-space']],
  ['a capital dash among points', '- Vizore\n— **Laps**', ['68:1 markdown/missing-space']],
  [
    'the bullet and the tab of Word',
    '•\thija\n·\tdrita',
    ['67:1 markdown/missing-space', '68:1 markdown/missing-space'],
  ],
  [
    'the bullets of Word in its symbol fonts',
    '\uF0B7\thija\no\tdrita\n \uF0D8 ura',
    ['67:1 markdown/missing-space', '68:1 markdown/missing-space', '69:2 markdown/missing-space'],
  ],
  ['a title without its space', '###Hija', ['67:1 markdown/missing-space']],
  ['a heading of the first level without its space', '#Hija', ['67:1 markdown/missing-space']],
  [
    'questions with dashes',
    '– Ku bie hija?\n– Kush e mat?',
    ['67:1 markdown/missing-space', '68:1 markdown/missing-space'],
  ],
  ['a heading in a point', '- ### Hija', ['67:3 markdown/heading-place']],
])('leftover check finds %s', async (_, text, expected) => {
  const problems = await problemsOf('report', [sentence, text])
  expect(problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toEqual(expected)
})

test.each([
  '5 \\* 7 dhe 5 * 7',
  'Nga -5 në 5 gradë',
  '2.5 kWh',
  '**Po** dhe *jo*',
  'Shih [hijen](/projects) (me dritë).',
  '– Ku po shkon?',
  '– Ku po shkon?\n– Te shkolla.',
  '– Mirë, tha ai.\n– Po, tha ajo.',
  '– Mirë, – tha ai.\n– Po.',
  '– Mirë – i tha nëna.\n– Po.',
  '— Eja!\n— Po vij.',
  '#klima është fjala e ditës',
  '#klima #Dielli #2024',
  '#DitaEDiellit është fjala e ditës',
  '#COP29',
  '#Dielli dhe #Era',
  'Nga ~5 km deri ~7 km, 2 + 2 == 4 dhe 3 == 3',
  'Vlera |x| ose |y|',
  '– Ku po shkon?\n\n– Te hija.',
  'Hija\n– e thjeshtë –\nmbeti.',
  'a) nuk është pikë',
  '- Hija\n– siç e dini –\nmbeti',
  '- Hija\n  – Dielli – mbeti',
  'o njeri, o kurrë',
])('leftover check accepts %s', async (text) => {
  expect(await problemsOf('report', [sentence, text])).toEqual([])
})

test('leftover check reports a foreign bullet as wrong and not as lacking a space', async () => {
  const problems = await problemsOf('report', [sentence, '• hija'])
  expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'Kjo duket si pikë liste, por shenja e saj nuk është vizë e shkurtër. Shkruani: - hija',
  ])
})

test.each([
  ['• një\\\n• dy\\\n• tre', '- një\n- dy\n- tre'],
  ['Morëm:\\\n• dy\\\nose tre\\\\\n■ pesë', 'Morëm:\n- dy\\\nose tre\\\\\n- pesë'],
])('leftover check removes forced line breaks before lines that become items: %j', async (text, wanted) => {
  const good = await readGood('report')
  const spoilt = good.text.replace(sentence, () => text)
  const { findings } = checkDocument(good.document, new TextEncoder().encode(spoilt), good.pictures)
  expect(applyEdits(spoilt, certainEdits(findings))).toBe(good.text.replace(sentence, () => wanted))
  expect(present(findings).map(({ hint }) => hint)).toContain('Shkruani: - dy')
})

test('leftover check reports a dash item below a heading at its line', async () => {
  const problems = await problemsOf(
    'report',
    ['- Gjatësia shënohet\n', ''],
    ['- Vizorja vihet te **rrënja** e hijes.\n  çdo orë.', '– Vizorja vihet te **rrënja** e hijes.'],
  )
  expect(problems.map(({ line, rule, hint }) => `${line} ${rule} ${hint}`)).toEqual([
    '39 markdown/missing-space Shkruani: - Vizorja vihet te **rrënja** e hijes.',
  ])
})
