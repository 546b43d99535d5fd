import { expect, test } from 'vitest'
import { type Change, documents, placesOf, problemsOf } from '../testing/good-site.ts'

type Name = keyof typeof documents

test.each(Object.keys(documents) as Name[])('finds nothing wrong with the good %s', async (name) => {
  expect(placesOf(await problemsOf(name))).toEqual([])
})

const mistakes: [fact: string, name: Name, change: Change, expected: string[]][] = [
  ['a first line that is not three dashes', 'report', [/^---\nid/, 'id'], ['1:1 frontmatter/missing']],
  [
    'fields that are never closed',
    'shortProject',
    ['Fletorja\n---', 'Fletorja\n'],
    ['1:1 frontmatter/unclosed'],
  ],
  [
    'a closing line with more on it',
    'shortProject',
    ['Fletorja\n---', 'Fletorja\n--- fund'],
    ['5:1 frontmatter/closing-line'],
  ],
  ['frontmatter without fields', 'shortProject', [/id: 1[^-]*/, ''], ['1:1 frontmatter/empty']],
  ['a list in place of fields', 'shortProject', [/id: 1[^-]*/, '- id: 1\n'], ['2:1 frontmatter/not-fields']],
  ['a misspelt field', 'report', ['readTime:', 'readtime:'], ['13:1 frontmatter/unknown-field']],
  ['a misspelt nested field', 'report', ['file: 02.jpg', 'fle: 02.jpg'], ['18:5 frontmatter/unknown-field']],
  ['a missing field', 'report', ['author: "Klubi"\n', ''], ['1:1 frontmatter/missing-field']],
  ['an empty field', 'report', ['place: Prizren', 'place:'], ['11:1 frontmatter/empty-field']],
  ['a blank text', 'report', ['author: "Klubi"', 'author: "  "'], ['12:9 frontmatter/empty-field']],
  ['a text in place of a number', 'report', ['id: 1', 'id: një'], ['2:5 frontmatter/wrong-type']],
  ['a fraction in place of a whole number', 'report', ['id: 1', 'id: 1.5'], ['2:5 frontmatter/wrong-type']],
  ['a number that is no id', 'report', ['id: 1', 'id: 0'], ['2:5 frontmatter/too-small']],
  ['a year in the far future', 'shortReport', ['year: 2019', 'year: 2190'], ['3:7 frontmatter/too-large']],
  [
    'a gallery without pictures',
    'shortReport',
    ['[{ file: 01.jpg, alt: Kodra }]', '[]'],
    ['12:1 frontmatter/too-few'],
  ],
  [
    'a fifth question',
    'home',
    [
      '{ title: Pse?, description: Sepse po. }',
      '{ title: Pse?, description: Sepse po. }\n    - { title: A?, description: B. }',
    ],
    ['25:3 frontmatter/too-many'],
  ],
  ['31 February', 'report', ['start: 2021-02-28', 'start: 2021-02-31'], ['9:8 frontmatter/date']],
  ['a date in another form', 'report', ['start: 2021-02-28', 'start: 28.2.2021'], ['9:8 frontmatter/date']],
  ['a read time in other words', 'report', ['1 minutë lexim', 'një minutë'], ['13:11 frontmatter/form']],
  ['a broken e-mail address', 'site', ['info@dielli.test', 'info.dielli.test'], ['6:8 frontmatter/form']],
  [
    'a social link without https',
    'site',
    ['https://rrjeti.test', 'http://rrjeti.test'],
    ['7:35 frontmatter/form'],
  ],
  [
    'an address of the site with a query',
    'site',
    ['https://dielli.test/klubi', 'https://dielli.test/?faqja=1'],
    ['4:10 frontmatter/form'],
  ],
  [
    'an address of the site with a space',
    'site',
    ['https://dielli.test/klubi', 'https://dielli.test/klubi i diellit'],
    ['4:10 frontmatter/form'],
  ],
  [
    'an address of the site without its protocol',
    'site',
    ['https://dielli.test/klubi', 'dielli.test'],
    ['4:10 frontmatter/form'],
  ],
  ['an unknown stand-in', 'site', ['standIns: []', 'standIns: [emal]'], ['9:12 frontmatter/not-allowed']],
  ['words for a decorative picture', 'home', ['alt: ""', 'alt: Kreu'], ['6:35 frontmatter/not-allowed']],
  ['a year range in another form', 'project', ['2018-2020', '2018/2020'], ['3:7 frontmatter/form']],
  [
    'a duplicate field',
    'report',
    ['place: Prizren', 'place: Prizren\nid: 7'],
    ['12:1 frontmatter/duplicate-field'],
  ],
  ['a tab', 'report', ['  - { file: 01', '\t- { file: 01'], ['16:1 yaml/tab']],
  ['a field that is out of line', 'report', ['author: "Klubi"', ' author: "Klubi"'], ['12:2 yaml/indent']],
  [
    'a colon in a text without quotes',
    'report',
    ["'Dritarja: një javë për diellin'", 'Dritarja: një javë'],
    ['4:16 yaml/unquoted-colon'],
  ],
  ['a quote that is not closed', 'report', ['"Klubi"', '"Klubi'], ['12:9 yaml/unclosed-quote']],
  [
    'a text that starts with a reserved sign',
    'report',
    ['place: Prizren', 'place: @prizren'],
    ['11:8 yaml/reserved-character'],
  ],
  ['a backslash in double quotes', 'report', ['"Klubi"', '"Klubi \\q"'], ['12:16 yaml/escape']],
  ['a null byte in double quotes', 'report', ['"Klubi"', '"Klubi \\0"'], ['12:16 yaml/escape']],
  [
    'an invisible character by its number in double quotes',
    'report',
    ['"Klubi"', '"Klubi \\u200B"'],
    ['12:16 yaml/escape'],
  ],
  ['half a character in double quotes', 'report', ['"Klubi"', '"Klubi \\uD800"'], ['12:16 yaml/escape']],
  ['an anchor', 'report', ['place: Prizren', 'place: &vendi Prizren'], ['11:8 yaml/alias']],
  ['an alias', 'report', ['place: Prizren', 'place: *vendi'], ['11:8 yaml/alias']],
  ['a tag', 'report', ['place: Prizren', 'place: !!js/function Prizren'], ['11:8 yaml/tag']],
  ['a second YAML document', 'about', ['vision:', '---\nvision:'], ['15:1 yaml/multiple-documents']],
  ['a number with a leading zero', 'report', ['id: 1', 'id: 01'], ['2:5 yaml/number-form']],
  [
    'a bracket that is not closed',
    'shortReport',
    ['[{ file: 01.jpg, alt: Kodra }]', '[{ file: 01.jpg, alt: Kodra }'],
    ['12:10 yaml/unclosed-bracket'],
  ],
  ['a description that is too short', 'about', [/Kush jemi.*/, 'Kush jemi.'], ['2:14 description/length']],
]

test.each(mistakes)('refuses %s with its place', async (_, name, change, expected) => {
  expect(placesOf(await problemsOf(name, change))).toEqual(expected)
})

test('tells who takes the mark of a stand-in back that its line is deleted', async () => {
  for (const value of ['false', 'jo', 'po']) {
    const problems = await problemsOf('report', ['author: "Klubi"', `author: "Klubi"\nstandIn: ${value}`])
    expect(problems.map(({ rule, cure }) => `${rule} ${cure}`)).toEqual([
      'frontmatter/not-allowed Shkruani „true“, ose fshijeni rreshtin.',
    ])
  }
})
