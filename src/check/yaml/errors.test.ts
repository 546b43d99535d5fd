import { expect, test } from 'vitest'
import { formatFinding } from '../present.ts'
import { certainEdits } from '../problem.ts'
import { applyEdits } from '../source.ts'
import { fieldsOf } from '../testing/fields.ts'
import { parseYaml } from './parse.ts'

const mistakes: [fact: string, text: string, ...expected: string[]][] = [
  ['a colon in a value', 'title: A: b', 'yaml/unquoted-colon Shkruani: title: "A: b"'],
  ['a colon before a comment', 'title: A: b # x', 'yaml/unquoted-colon Shkruani: title: "A: b" # x'],
  [
    'a comment behind quotes that hold its #',
    'title: A: "b # c" # d',
    'yaml/unquoted-colon Shkruani: title: "A: \\"b # c\\"" # d',
  ],
  ['a # that is no comment', 'title: A: b #1', 'yaml/unquoted-colon Shkruani: title: "A: b #1"'],
  ['another character than a colon', 'title = Dita\nid: 1', 'yaml/indent Shkruani: title: Dita'],
  ['no space before a comment', 'id: 1\ntitle:Dita # x', 'yaml/colon-space Shkruani: title: Dita # x'],
  ['a field in bold before a comment', 'id: 1\n**title**: Dita # x', 'yaml/indent Shkruani: title: Dita # x'],
  ['a field in the asterisks of bold words', 'id: 1\n**title**: Dita', 'yaml/indent Shkruani: title: Dita'],
  ['a field with its colon in bold', 'id: 1\n**title:** Dita', 'yaml/indent Shkruani: title: Dita'],
  ['a field as a point', 'id: 1\n- title: Dita', 'yaml/indent Shkruani: title: Dita'],
  ['two commas for a quote', 'title: ,,Dita“', 'yaml/reserved-character Shkruani: title: "Dita"'],
  [
    'two commas for a quote that is not closed',
    'title: ,,Dita, e re',
    'yaml/reserved-character Shkruani: title: "Dita, e re"',
  ],
  [
    'two commas before words with a comma',
    'title: ,,Dita, nata“',
    'yaml/reserved-character Shkruani: title: "Dita, nata"',
  ],
  [
    'two commas around a word',
    'title: ,,Dita“ jonë',
    'yaml/reserved-character Shkruani: title: "„Dita“ jonë"',
  ],
  [
    'two commas for a quote, and a comment',
    'title: ,,Dita“ # x',
    'yaml/reserved-character Shkruani: title: "Dita" # x',
  ],
  ['a comma after the quotes', 'title: "Dita",', 'yaml/text-after-quote Shkruani: title: "Dita"'],
  [
    'a comma after the quotes, and a comment',
    'title: "Dita", # x',
    'yaml/text-after-quote Shkruani: title: "Dita" # x',
  ],
  [
    'a comma after the quotes below an indented field',
    '  id: 1\n  title: "Dita",',
    'yaml/text-after-quote Shkruani: title: "Dita"',
  ],
  ['a full stop after the quotes', "l:\n  - 'Dita'.", "yaml/text-after-quote Shkruani: - 'Dita.'"],
  ['a > that begins a block', 'title: > Dita', 'yaml/reserved-character Vëreni vlerën në thonjëza: "…"'],
  [
    'a word for searching alone',
    'title: #klima',
    'yaml/hash Kur është pjesë e tekstit, shkruani: title: "#klima" – komentet rrinë në rreshta të vet.',
  ],
  ['a colon and a backslash', 'title: A: b\\c', 'yaml/unquoted-colon Shkruani: title: "A: b\\\\c"'],
  [
    'no number',
    'id: .nan',
    'yaml/number-form Shkruani një numër me shifra, ose vëreni në thonjëza kur është tekst: ".nan"',
  ],
  [
    'a number with more digits than are kept',
    'id: 99999999999999999999',
    'yaml/number-form Shkruani një numër me shifra, ose vëreni në thonjëza kur është tekst: "99999999999999999999"',
  ],
  [
    'a colon in a group in braces',
    'cover: { file: a, alt: A: b }',
    'yaml/unquoted-colon Shkruani: cover: { file: a, alt: "A: b" }',
  ],
  [
    'a colon in a group in braces before a comment',
    'cover: { file: a, alt: A: b # x\n}',
    'yaml/unquoted-colon Shkruani: cover: { file: a, alt: "A: b" # x',
  ],
  ['no space after the colon', 'id: 1\nyear:2021\nb: 2', 'yaml/colon-space Shkruani: year: 2021'],
  ['no space in a list item', 'g:\n  - file: a\n    alt:x\nc: 1', 'yaml/colon-space Shkruani: alt: x'],
  [
    'straight quotes within quotes',
    'author: "Klubi "i" parë"',
    'yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: "Klubi „i“ parë"',
  ],
  [
    'an apostrophe within single quotes',
    "title: 'Një ditë për t'i dhënë bazat'",
    'yaml/text-after-quote Shkruani: title: "Një ditë për t’i dhënë bazat"',
  ],
  [
    'two apostrophes, a colon and quotes within single quotes',
    "title: 'Dita: t'i japim „bazat“, s'ka'",
    'yaml/text-after-quote Shkruani: title: "Dita: t’i japim „bazat“, s’ka"',
  ],
  [
    'an apostrophe before a colon, and one in a list',
    "title: 'Për t'i parë: dita'\nl:\n  - 'Dita t'i japim'",
    'yaml/text-after-quote Shkruani: title: "Për t’i parë: dita"',
    'yaml/text-after-quote Shkruani: - "Dita t’i japim"',
  ],
  [
    'words after the quotes',
    'author: "Klubi" i parë',
    'yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: "„Klubi“ i parë"',
  ],
  [
    'an apostrophe within single quotes, and a comment',
    "title: 'Për t'i dhënë' # x",
    'yaml/text-after-quote Shkruani: title: "Për t’i dhënë" # x',
  ],
  [
    'quotes within quotes, and a comment',
    'author: "Klubi "i" parë" # x',
    'yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: "Klubi „i“ parë" # x',
  ],
  [
    'two words in quotes',
    'author: "Klubi" dhe "Era"',
    'yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: "„Klubi“ dhe „Era“"',
  ],
  [
    'quotes within quotes that do not close',
    'author: "Klubi "i"',
    'yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: "Klubi „i“"',
  ],
  [
    'one quote within quotes that do not close',
    'author: "Klubi "i',
    'yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: "Klubi „i“"',
  ],
  [
    'a backslash behind the quotes',
    'author: "Klubi" C:\\era',
    'yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: "„Klubi“ C:\\\\era"',
  ],
  [
    'quotes that are escaped',
    'author: "Klubi \\"i\\" parë" "sot"',
    'yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: "„Klubi \\"i\\" parë“ „sot“"',
  ],
  [
    'an apostrophe written twice',
    "author: 'Për t''i dhënë' sot",
    "yaml/text-after-quote Brenda thonjëzave të drejta përdorni thonjëzat shqipe: author: '„Për t''i dhënë“ sot'",
  ],
  [
    'a text with words in quotes that a # cuts off',
    'place: “Salla” dhe “era” #3',
    'yaml/hash Kur është pjesë e tekstit, shkruani: place: "“Salla” dhe “era” #3" – komentet rrinë në rreshta të vet.',
  ],
  [
    'a text that a # cuts off before a comment',
    'place: Salla #3 # x',
    'yaml/hash Kur është pjesë e tekstit, shkruani: place: "Salla #3" # x – komentet rrinë në rreshta të vet.',
  ],
  [
    'a text that a # cuts off',
    'place: Salla #3',
    'yaml/hash Kur është pjesë e tekstit, shkruani: place: "Salla #3" – komentet rrinë në rreshta të vet.',
  ],
]

test.each(mistakes)('YAML error shows the corrected line for %s', (_, text, ...expected) => {
  const { findings } = parseYaml(fieldsOf(text))
  expect(findings.map((found) => `${found.rule} ${formatFinding(found).hint}`)).toEqual(expected)
})

test('YAML error names a line in the wrong column', () => {
  const text = 'g:\n  - alt: x\n   file: y\nb: 1\n'
  const { findings } = parseYaml(fieldsOf(text))
  expect(findings.map(({ rule, place }) => [rule, place.start])).toEqual([['yaml/indent', 17]])
})

test.each([
  ['author Klubi', 'author: Klubi'],
  ['autor Klubi', 'autor Klubi'],
])('YAML error fixes a missing colon only after the name of a field: %s', (line, fixed) => {
  const text = `id: 1\n${line}\nyear: 2021\n`
  const { findings } = parseYaml(fieldsOf(text, { names: new Set(['id', 'author', 'year']) }))
  expect(findings.map(({ rule }) => rule)).toEqual(['yaml/indent'])
  expect(applyEdits(text, certainEdits(findings))).toBe(`id: 1\n${fixed}\nyear: 2021\n`)
})

test('YAML error marks an escape of an invisible character up to its last digit', () => {
  const text = 'title: "Di\\u200Bta"\n'
  const { findings } = parseYaml(fieldsOf(text))
  expect(findings.map(({ rule, place }) => [rule, text.slice(place.start, place.end)])).toEqual([
    ['yaml/escape', '\\u200B'],
  ])
})

test('YAML error reports an extra bracket after quotes as a bracket', () => {
  const text = 'author: { text: "By {author}", lang: en }}\n'
  const { findings } = parseYaml(fieldsOf(text))
  expect(findings.map(({ rule }) => rule)).toEqual(['yaml/syntax'])
})

test.each([
  ['author: { text: "By }"', 8],
  ["title: [']'", 7],
  ['title: [a, [b], "]", c', 7],
  ['gallery: [{ alt: "}" }, { alt: "]" }', 9],
])('YAML error points at the open bracket and not at one in quotes: %s', (text, at) => {
  const { findings } = parseYaml(fieldsOf(text))
  expect(findings.map(({ rule, place }) => [rule, place.start])).toEqual([['yaml/unclosed-bracket', at]])
})

test('YAML error accepts a comment after a value', () => {
  const text = 'place: Prizren # qyteti\n'
  expect(parseYaml(fieldsOf(text)).findings).toEqual([])
})

test('YAML error accepts a surrogate pair in JSON notation', () => {
  const text = 'title: "Dielli \\uD83C\\uDF1E"'
  const { value, findings } = parseYaml(fieldsOf(text))
  expect([value?.value, findings]).toEqual([{ title: 'Dielli \u{1F31E}' }, []])
})
