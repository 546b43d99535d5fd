import { expect, test } from 'vitest'
import { reportFrontmatterSchema } from '../../model/schema/report.ts'
import { formatFinding } from '../present.ts'
import { fieldsOf } from '../testing/fields.ts'
import { splitComment } from './lines.ts'
import { namedFieldsOf } from './named-fields.ts'
import { parseYaml } from './parse.ts'

const { names, texts } = namedFieldsOf(reportFrontmatterSchema)

function read(text: string) {
  const { value, findings } = parseYaml(fieldsOf(text, { names, texts }))
  return {
    value: value?.value,
    hints: findings.map((found) => `${found.rule} ${formatFinding(found).hint}`),
  }
}

const joined = 'yaml/several-lines Shkruajeni të gjithën në një rresht: '

test.each([
  ['title: "Një ditë\npër: bazat"\nid: 1', 'title: "Një ditë për: bazat"'],
  ['title: "Një ditë\n\nenergjia: bazat"\nid: 1', 'title: "Një ditë energjia: bazat"'],
  ['title: "Një ditë\nenergjia: bazat\ndhe fjalët"\nid: 1', 'title: "Një ditë energjia: bazat dhe fjalët"'],
  ['title: Një ditë\nnga fjalët\nid: 1', 'title: Një ditë nga fjalët'],
  ['title: Një ditë\nnga fjalët: bazat\nid: 1', 'title: "Një ditë nga fjalët: bazat"'],
  ['title: "Një ditë"\npër bazat\nid: 1', 'title: "Një ditë për bazat"'],
  ['title: "Një  ditë"\npër "bazat"\nid: 1', 'title: "Një  ditë për „bazat“"'],
  ['title: "Një \\"ditë\\""\npër C:\\bazat\nid: 1', 'title: "Një \\"ditë\\" për C:\\\\bazat"'],
  ['title: "- Një ditë: sot"\npër bazat\nid: 1', 'title: "- Një ditë: sot për bazat"'],
  ["title: 'Sot t''i japim'\nt'i kemi\nid: 1", "title: 'Sot t''i japim t''i kemi'"],
  ["title: 'Sot t''i\njapim'\nid: 1", "title: 'Sot t''i japim'"],
  [`title: '"Një ditë" sot'\npër bazat\nid: 1`, `title: '"Një ditë" sot për bazat'`],
  ['title: "Dita #1\nnga fjalët"\nid: 1', 'title: "Dita #1 nga fjalët"'],
  ['title: "Dita # 1\nnga fjalët" # x\nid: 1', 'title: "Dita # 1 nga fjalët" # x'],
  ['title: "Dita #1"\nnga fjalët\nid: 1', 'title: "Dita #1 nga fjalët"'],
  ['title: Një ditë # x\nnga fjalët: bazat # y\nid: 1', 'title: "Një ditë nga fjalët: bazat" # x # y'],
  ['title: Një ditë\n  # x\n  nga fjalët\nid: 1', 'title: Një ditë nga fjalët # x'],
  ['title: - Dita\n  nga fjalët # x\nid: 1', 'title: "- Dita nga fjalët" # x'],
  ['title: ? Dita\nnga fjalët\nid: 1', 'title: "? Dita nga fjalët"'],
  ['title: A: b\n  nga fjalët # x\nid: 1', 'title: "A: b nga fjalët" # x'],
  ['title: Një ditë\n  nga fjalët: bazat\nid: 1', 'title: "Një ditë nga fjalët: bazat"'],
  ['title: "Një "ditë\npër bazat"\nid: 1', 'title: "Një „ditë për bazat“"'],
  ['title: "Një "ditë" e mirë\npër bazat"\nid: 1', 'title: "Një „ditë“ e mirë për bazat"'],
  ['title: ""\nNjë ditë\nid: 1', 'title: "Një ditë"'],
  ['title: “Një ditë\npër bazat”\nid: 1', 'title: "Një ditë për bazat"'],
  ['gallery:\n  - file: 01.jpg\n    alt: "Dy\ne kuqe"\nid: 1', 'alt: "Dy e kuqe"'],
  ['gallery:\n  - file: 01.jpg\n    alt: Dy\n    të kuqe\nid: 1', 'alt: Dy të kuqe'],
])('several-lines reports only that the value of %j continues', (text, corrected) => {
  const { hints, value } = read(text)
  expect(hints).toEqual([joined + corrected])
  expect(value).toMatchObject({ id: 1 })
  const { hints: after } = read(`${corrected}\nid: 1`)
  expect(after).toEqual([])
})

test.each([
  'title: "Një ditë\n  për bazat"',
  'title: Një ditë\n  për bazat',
  'title: >-\n  Një ditë\n  nga fjalët',
  'gallery: [\n  { file: 01.jpg }\n]',
  'gallery:\n  - file: 01.jpg\n    alt: Dy\n      të kuqe',
])('several-lines leaves %j to YAML', (text) => {
  expect(read(text).hints).toEqual([])
})

test.each([
  ['author Klubi\nid: 1', 'yaml/indent'],
  ['title: Një ditë\nauthor; Klubi', 'yaml/indent'],
  ['title: Një ditë\nauthor Klubi', 'yaml/indent'],
  ['title: Një ditë\nauthor Klubi # x', 'yaml/indent'],
  ['title: Një ditë\nauthor:Klubi', 'yaml/colon-space'],
  ['title: "Një ditë\nid: 1', 'yaml/unclosed-quote'],
  ['title: "Një ditë\nauthor: "Klubi"', 'yaml/unclosed-quote'],
  ['title: "Një ditë\nthemes:\n  - "pyjet"', 'yaml/unclosed-quote'],
  ['title: "Një ditë\n- "pyjet"', 'yaml/unclosed-quote'],
])('several-lines does not join a field without its colon to a text: %j', (text, rule) => {
  expect(read(text).hints.map((hint) => hint.split(' ')[0])).toEqual([rule])
})

test('several-lines joins a quoted value up to the end of the file', () => {
  const text = 'title: "Një ditë\n\nnga fjalët"'
  const { findings } = parseYaml(fieldsOf(text))
  expect(findings.map(({ rule, place }) => [rule, place.start, place.end])).toEqual([
    ['yaml/several-lines', 7, text.length],
  ])
})

test('several-lines does not join a known field to an open quote above it', () => {
  const names = new Set(['title', 'id'])
  const { findings } = parseYaml(fieldsOf('title: "Një ditë\nid: nata"', { names }))
  expect(findings.map(({ rule }) => rule)).toEqual(['yaml/unclosed-quote'])
})

test('several-lines does not join words below a date or a number', () => {
  const sentence = 'Ky tekst hyri gabim'
  for (const field of ['end: 2021-03-04', 'year: 2021'])
    expect(read(`${field}\n${sentence}\nid: 1`).hints.map((hint) => hint.split(' ')[0])).toEqual([
      'yaml/indent',
    ])
})

test.each([
  ['title: [Raport] Dita "e parë"', 'title: "[Raport] Dita „e parë“"', { title: '[Raport] Dita „e parë“' }],
  ['title: {n}: ditë # x', 'title: "{n}: ditë" # x', { title: '{n}: ditë' }],
  ['author: {n} {m}', 'author: "{n} {m}"', { author: '{n} {m}' }],
  ['title: [Raport] C:\\D', 'title: "[Raport] C:\\\\D"', { title: '[Raport] C:\\D' }],
  ['gallery: [pyjet] klima', 'gallery: "[pyjet] klima"', {}],
])('reserved-character reports that %s needs quotes and shows them', (line, corrected, value) => {
  expect(read(`${line}\nid: 1`)).toEqual({
    value: { ...value, id: 1 },
    hints: [`yaml/reserved-character Shkruani: ${corrected}`],
  })
})

test.each([
  ['title: - Dita', '-'],
  ['title: [Raport] Dita', '['],
  ['title: {n} Dita', '{'],
])('reserved-character names the first character of %s', (line, character) => {
  const { findings } = parseYaml(fieldsOf(line, { names, texts }))
  expect(findings.map((found) => formatFinding(found).message)).toEqual([
    `Një vlerë nuk mund të nisë me shenjën „${character}“.`,
  ])
})

test('several-lines does not join a field name without its colon to the value above', () => {
  expect(read('id: 1\nauthor Klubi: dita')).toEqual({ value: { id: 1, 'author Klubi': 'dita' }, hints: [] })
})

test('several-lines does not turn words that cannot be joined into a field', () => {
  const { hints } = read('title: "Dita\nnga fjalët\nid: 1')
  expect(hints.filter((hint) => hint.includes('nga: '))).toEqual([])
})

test.each(['title: “Dita #1\nnga fjalët”', 'title: “Dita “e re” #1\nnga fjalët”'])(
  'several-lines does not report a # in the lines of %j as a comment',
  (text) => {
    const { hints } = read(`${text}\nid: 1`)
    expect(hints.filter((hint) => /several-lines|: fjalët/.test(hint))).toEqual([])
  },
)

test('several-lines keeps fields that have the names of the guide', () => {
  expect(read('title: Një ditë\nKoha e leximit: 3').value).toEqual({ title: 'Një ditë', 'Koha e leximit': 3 })
})

test.each(['–', '•', '■', '➢', '\uF0D8', '*', '+'])(
  'list-dash reads %s before an item as a dash',
  (bullet) => {
    const { hints, value } = read(`gallery:\n  - file: 01.jpg\n    alt: Hija\n  ${bullet} file: 02.jpg\n`)
    expect(hints).toEqual(['yaml/list-dash Shkruani: - file: 02.jpg'])
    expect(value).toEqual({ gallery: [{ file: '01.jpg', alt: 'Hija' }, { file: '02.jpg' }] })
  },
)

test('list-dash reads an item without a dash as an item and shows its place', () => {
  const items =
    'gallery:\n  - file: 01.jpg\n    alt: Hija\n    file: 02.jpg # x\n    alt: Drita\n    file: 03.jpg\n    alt: Ura'
  expect(read(`${items}\nid: 1`)).toEqual({
    value: {
      gallery: [
        { file: '01.jpg', alt: 'Hija' },
        { file: '02.jpg', alt: 'Drita' },
        { file: '03.jpg', alt: 'Ura' },
      ],
      id: 1,
    },
    hints: [
      'yaml/list-dash Lërini para tij pikërisht 2 hapësira: - file: 02.jpg # x',
      'yaml/list-dash Lërini para tij pikërisht 2 hapësira: - file: 03.jpg',
    ],
  })
  expect(read('gallery:\n- file: 01.jpg\n  alt: Hija\n  file: 02.jpg\n  alt: Drita').hints).toEqual([
    'yaml/list-dash Fshijini hapësirat para tij: - file: 02.jpg',
  ])
})

test('duplicate-field reports an item field that is written twice in a row', () => {
  const { hints } = read(
    'gallery:\n  - file: 01.jpg\n    file: 02.jpg\n    alt: Hija\ncover:\n    file: 01.jpg',
  )
  expect(hints.map((hint) => hint.split(' ')[0])).toEqual(['frontmatter/duplicate-field'])
})

test.each([
  [
    'gallery:\n  -file: 01.jpg\n    alt: Hija\nid: 1',
    ['- file: 01.jpg'],
    { gallery: [{ file: '01.jpg', alt: 'Hija' }] },
  ],
  [
    'gallery:\n  - file: 01.jpg\n  •file: 02.jpg\nid: 1',
    ['- file: 02.jpg'],
    { gallery: [{ file: '01.jpg' }, { file: '02.jpg' }] },
  ],
  ['themes:\n  -pyjet\n  -klima\nid: 1', ['- pyjet', '- klima'], { themes: ['pyjet', 'klima'] }],
])('list-dash names items without a space in %j and reads them as items', (text, items, lists) => {
  const { hints, value } = read(text)
  expect(hints).toEqual(items.map((item) => `yaml/list-dash Shkruani: ${item}`))
  expect(value).toEqual({ ...lists, id: 1 })
})

test('list-dash reads items directly below their field without an indent', () => {
  const { hints, value } = read('themes:\n• pyjet\n• klima\nid: 1')
  expect(hints).toEqual(['yaml/list-dash Shkruani: - pyjet', 'yaml/list-dash Shkruani: - klima'])
  expect(value).toEqual({ themes: ['pyjet', 'klima'], id: 1 })
})

test.each([
  'title: Dita\n  – me diell\nid: 1',
  'title: >-\n  Dita\n  – me diell\nid: 1',
  'themes:\n  - pyjet\n    – klima',
  'themes:\n  - – pyjet',
  'cover:\n  alt: – Hija',
])('list-dash ignores a dash within words: %j', (text) => {
  expect(read(text).hints).toEqual([])
})

const apart = 'yaml/two-fields Shkruajeni secilën në rresht të vet, emrat njëri nën tjetrin: '

test.each([
  ['gallery:\n  - file: 02.jpg alt: "Hija: sot"', `${apart}„- file: 02.jpg“ dhe „alt: "Hija: sot"“`],
  ['gallery:\n  - file: 02.jpg alt: Hija: sot', `${apart}„- file: 02.jpg“ dhe „alt: "Hija: sot"“`],
  ['id: 2 year: 2008 title: Dita', `${apart}„id: 2“, „year: 2008“ dhe „title: Dita“`],
  [
    'cover: file: 02.jpg alt: Hija',
    'yaml/two-fields Shkruani „cover:“ dhe nën të, dy hapësira më djathtas, në rresht të vet: „file: 02.jpg“ dhe „alt: Hija“',
  ],
  ['title: title: Dita', 'yaml/two-fields Shkruani: title: Dita'],
  ['title: title: title: Dita: sot', 'yaml/two-fields Shkruani: title: "Dita: sot"'],
  ['id: id: 3', 'yaml/two-fields Shkruani: id: 3'],
  ['title: author: era', 'yaml/unquoted-colon Shkruani: title: "author: era"'],
  ['id: 2, title: "Dita", author: Klubi', `${apart}„id: 2“, „title: "Dita"“ dhe „author: Klubi“`],
  ["title: 'Dita' author: “Klubi”; id: 2", `${apart}„title: 'Dita'“, „author: "Klubi"“ dhe „id: 2“`],
  ['gallery:\n  - file: 02.jpg, alt: Hija', `${apart}„- file: 02.jpg“ dhe „alt: Hija“`],
  ["id: 2 title: 'Dita: sot'", `${apart}„id: 2“ dhe „title: 'Dita: sot'“`],
  ['id: 2 title: ""', `${apart}„id: 2“ dhe „title: ""“`],
  ['id: 2 title: - Dita', `${apart}„id: 2“ dhe „title: "- Dita"“`],
  ['id: 2 title: Dita #1', `${apart}„id: 2“ dhe „title: "Dita #1"“`],
  ['place: Prizren year: 2024 # viti', `${apart}„place: Prizren“ dhe „year: 2024 # viti“`],
  ['title: title: Dita # x', 'yaml/two-fields Shkruani: title: Dita # x'],
  ['id: 2 cover: { file: 01.jpg }', `${apart}„id: 2“ dhe „cover: { file: 01.jpg }“`],
  ["id: 2 title: T'i japim: C\\D", `${apart}„id: 2“ dhe „title: "T'i japim: C\\\\D"“`],
  ['id: 2 title: Dita: C\\D', `${apart}„id: 2“ dhe „title: 'Dita: C\\D'“`],
])('two-fields separates the fields of %j', (text, expected) => {
  expect(read(text).hints).toEqual([expected])
})

test.each([
  ['title: Dita # id: 3', 'Dita'],
  ['title: "Dita" # id: 3', 'Dita'],
  ['title: "Dita id: 3"', 'Dita id: 3'],
])('two-fields finds one field in %j and ignores comments and quotes', (text, title) => {
  expect(read(text)).toEqual({ value: { title }, hints: [] })
})

const below = 'dhe nën të, dy hapësira më djathtas, në rresht të vet:'

test.each([
  [
    'gallery: - file: 02.jpg',
    `yaml/list-dash Shkruani „gallery:“ ${below} „- file: 02.jpg“`,
    { gallery: [{ file: '02.jpg' }] },
  ],
  [
    'gallery: - file: 02.jpg # x',
    `yaml/list-dash Shkruani „gallery:“ ${below} „- file: 02.jpg # x“`,
    { gallery: [{ file: '02.jpg' }] },
  ],
  [
    'gallery: - file: 02.jpg\n  - file: 03.jpg',
    `yaml/list-dash Shkruani „gallery:“ ${below} „- file: 02.jpg“`,
    { gallery: [{ file: '02.jpg' }, { file: '03.jpg' }] },
  ],
  ['title: - Dita # x', 'yaml/reserved-character Shkruani: title: "- Dita" # x', { title: '- Dita' }],
])('list-dash reads a dash at the start of the value of %j as an item or text', (text, expected, meant) => {
  const { hints, value } = read(`${text}\nid: 1`)
  expect(hints).toEqual([expected])
  expect(value).toEqual({ ...meant, id: 1 })
})

test('two-fields reads a colon after an unknown name as part of the value', () => {
  expect(read('title: Një ditë me diell: bazat').hints).toEqual([
    'yaml/unquoted-colon Shkruani: title: "Një ditë me diell: bazat"',
  ])
})

test.each([
  ['Dita # x', 'Dita', ' # x'],
  ['Dita  #', 'Dita', '  #'],
  ['# x', '', '# x'],
  ['"Dita" #x', '"Dita"', ' #x'],
  ['"Dita # 1" # x', '"Dita # 1"', ' # x'],
  ['"Dita \\" # 1" # x', '"Dita \\" # 1"', ' # x'],
  ["'t'i japim # 1' # x", "'t'i japim # 1'", ' # x'],
  ['"Dita „e # 1“ re" # x', '"Dita „e # 1“ re"', ' # x'],
  ['"Dita "e" re # x', '"Dita "e" re', ' # x'],
  ['"Dita 5" e re" # x "y"', '"Dita 5" e re"', ' # x "y"'],
  ['“Dita # 1” # x', '“Dita # 1”', ' # x'],
  ['A: "b # c" # d', 'A: "b # c"', ' # d'],
  ['Ekrani 5" # x', 'Ekrani 5"', ' # x'],
  ['Dita #1 # x # y', 'Dita #1', ' # x # y'],
  ["Dita # s'ka", 'Dita', " # s'ka"],
])('splitComment finds the comment of %j', (text, value, comment) => {
  expect(splitComment(text)).toEqual({ value, comment })
})

test.each([
  'Dita',
  'Dita #1',
  'C#',
  '#klima',
  '"Dita # x',
  '“Dita # x',
  '"Dita „e # 1“ re"',
  '"Dita # x "y"',
])('splitComment finds no comment in %j', (text) => {
  expect(splitComment(text)).toEqual({ value: text, comment: '' })
})
