import { expect, test } from 'vitest'
import { formatFinding } from '../present.ts'
import { certainEdits } from '../problem.ts'
import { applyEdits } from '../source.ts'
import { fieldsOf } from '../testing/fields.ts'
import { parseYaml } from './parse.ts'

function read(text: string) {
  const { value, findings } = parseYaml(fieldsOf(text))
  return {
    value: value?.value,
    fixed: applyEdits(text, certainEdits(findings)),
    hints: findings.map((found) => `${found.rule} ${formatFinding(found).hint}`),
  }
}

test.each([
  ['title: “Një ditë për bazat”', 'title: "Një ditë për bazat"'],
  ['title: „Një ditë për bazat“', 'title: "Një ditë për bazat"'],
  ['title: «Një ditë për bazat»', 'title: "Një ditë për bazat"'],
  ['title: ‘Një ditë për bazat’', 'title: "Një ditë për bazat"'],
  ['title: “Një ditë për bazat"', 'title: "Një ditë për bazat"'],
  ['title: "Një ditë për bazat”', 'title: "Një ditë për bazat"'],
  ["title: 'Një ditë për bazat’", 'title: "Një ditë për bazat"'],
  ["title: ‘Një ditë për bazat'", 'title: "Një ditë për bazat"'],
  ['title: “ Një ditë ”', 'title: "Një ditë"'],
  ['title: “Një ditë: bazat” # me ndihmës', 'title: "Një ditë: bazat" # me ndihmës'],
  ['title: “Dita #1” # x', 'title: "Dita #1" # x'],
  ['title: “Dita #1, t’i japim”', 'title: "Dita #1, t’i japim"'],
  ['title: „Një „ditë“ për bazat“', 'title: "Një „ditë“ për bazat"'],
  ['title: ‘Një ‘ditë’ për bazat’', 'title: "Një ‘ditë’ për bazat"'],
  ['title: “Një "ditë" për bazat”', 'title: "Një „ditë“ për bazat"'],
  ['id: “8”', 'id: 8'],
  ['l:\n  - “Dija”', '- "Dija"'],
  ['l:\n  - file: 01.jpg\n    alt: „Hija: sot“', 'alt: "Hija: sot"'],
  ['themes: [“pyjet”, klima]', 'themes: ["pyjet", klima]'],
  ['themes: [pyjet, „klima“ ]', 'themes: [pyjet, "klima" ]'],
  ['cover: { file: “01.jpg”, alt: Hija }', 'cover: { file: "01.jpg", alt: Hija }'],
  ['cover: { alt: “Hija” }', 'cover: { alt: "Hija" }'],
])('curly-quotes refuses %j and suggests a valid value', (text, corrected) => {
  expect(read(text).hints).toEqual([`yaml/curly-quotes Shkruani: ${corrected}`])
  const { fixed } = read(text)
  expect(fixed).toContain(corrected)
  expect(read(fixed).hints).toEqual([])
})

test.each([
  'title: „Dielli“ dhe „era“',
  'title: Një ditë për „bazat“',
  'title: „Dielli“ që ngroh',
  'title: “Dielli” (“era”)',
  'title: Thanë ‘po’',
  'title: “”',
  'title: “Dita\\n”',
  'themes: [pyjet “e mëdha”, klima]',
  'themes: [“e mëdha” pyjet, klima]',
  'themes: [“”]',
  'title: "„Një ditë për bazat“"',
  "title: '“Një ditë”'",
  'title: ’t është mirë',
  'text: >-\n  “Fjala”\n  l: “Dielli”\nid: 1',
  'text: "Ata thanë\n  “Dielli”\n  - “Era”"\nid: 1',
  'text: Ata thanë\n  “Dielli”',
  'text: “Dielli”\n  tha ai',
])('curly-quotes accepts %j', (text) => {
  expect(read(text).hints).toEqual([])
})

test('unclosed-quote is not reported for quotes that a # cuts apart', () => {
  expect(read('title: “Dita #1” jonë').hints).toEqual([
    'yaml/hash Kur është pjesë e tekstit, shkruani: title: "“Dita #1” jonë" – komentet rrinë në rreshta të vet.',
  ])
})

test('curly-quotes reads the value without the quotes and reports nothing else', () => {
  expect(read('year: “2014”\nalt: “Ilustrim: era”').value).toEqual({ year: 2014, alt: 'Ilustrim: era' })
})

test.each(['“2024”', '„2024“'])('curly-quotes keeps a title of digits as text: %s', (value) => {
  const names = new Set(['title'])
  const { value: fields, findings } = parseYaml(fieldsOf(`title: ${value}`, { names, texts: names }))
  expect(findings.map((found) => formatFinding(found).hint)).toEqual(['Shkruani: title: "2024"'])
  expect(fields?.value).toEqual({ title: '2024' })
})

test.each([
  ['title: “Dielli', 7],
  ['title: „Dielli dhe era', 7],
  ['title: «Dielli', 7],
  ['title: “Dielli # x', 7],
  ['title: "“Dielli"', 8],
])('unclosed-quote points at the opening quote of %j', (text, at) => {
  const { findings } = parseYaml(fieldsOf(text))
  expect(findings.map(({ rule, place }) => [rule, place.start, place.end])).toEqual([
    ['yaml/unclosed-quote', at, at + 1],
  ])
})

test.each([
  ['title: “Dielli', 'Fshijeni, ose mbylleni me “ aty ku mbaron citimi.'],
  [
    'title: "Dielli',
    'Shtoni thonjëzën e njëjtë në fund të vlerës; brenda saj përdorni thonjëzat shqipe „ “.',
  ],
])('unclosed-quote says how to close the quote of %j', (text, hint) => {
  expect(parseYaml(fieldsOf(text)).findings.map((found) => formatFinding(found).hint)).toEqual([hint])
})
