import { expect, test } from 'vitest'
import { type Change, documents, placesOf, problemsOf } from '../testing/good-site.ts'

type Name = keyof typeof documents

test.each(Object.keys(documents) as Name[])('check accepts the good %s', async (name) => {
  expect(placesOf(await problemsOf(name))).toEqual([])
})

const mistakes: [fact: string, name: Name, change: Change, expected: string[]][] = [
  ['a misspelt nested field', 'report', ['file: 02.jpg', 'fle: 02.jpg'], ['18:5 frontmatter/unknown-field']],
  ['a fraction in place of a whole number', 'report', ['id: 1', 'id: 1.5'], ['2:5 frontmatter/wrong-type']],
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
    'a site address without its protocol',
    'site',
    ['https://dielli.test/klubi', 'dielli.test'],
    ['4:10 frontmatter/form'],
  ],
  ['words for a decorative picture', 'home', ['alt: ""', 'alt: Kreu'], ['6:35 frontmatter/not-allowed']],
  ['a null byte in double quotes', 'report', ['"Klubi"', '"Klubi \\0"'], ['12:16 yaml/escape']],
  ['an escaped invisible character', 'report', ['"Klubi"', '"Klubi \\u200B"'], ['12:16 yaml/escape']],
  ['half a character in double quotes', 'report', ['"Klubi"', '"Klubi \\uD800"'], ['12:16 yaml/escape']],
]

test.each(mistakes)('frontmatter check refuses %s at its place', async (_, name, change, expected) => {
  expect(placesOf(await problemsOf(name, change))).toEqual(expected)
})

test('placeholder hint advises to delete the line when its value is not true', async () => {
  for (const value of ['false', 'jo', 'po']) {
    const problems = await problemsOf('report', ['author: "Klubi"', `author: "Klubi"\nplaceholder: ${value}`])
    expect(problems.map(({ rule, hint }) => `${rule} ${hint}`)).toEqual([
      'frontmatter/not-allowed Shkruani „true“, ose fshijeni rreshtin.',
    ])
  }
})

test.each([
  ['placeholder: "true"', 'frontmatter/not-allowed Shkruani: placeholder: true'],
  ['...', 'yaml/multiple-documents Hiqeni rreshtin „...“ nga mesi i fushave.'],
])('frontmatter check explains what is wrong with %j', async (lines, sentence) => {
  const problems = await problemsOf('shortProject', ['title:', `${lines}\ntitle:`])
  expect(problems.map(({ rule, hint }) => `${rule} ${hint}`)).toContain(sentence)
})

test('frontmatter check places a missing field of a file without --- at its start', async () => {
  const [problem] = await problemsOf('site', ['shortName: Dielli\n', ''])
  expect(problem).toMatchObject({
    rule: 'frontmatter/missing-field',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
  })
})

test.each<[written: string, name: Name, change: Change, message: string]>([
  [
    'a document',
    'shortProject',
    ['title:', 'placeholder: true\ntitle:'],
    'Ky tekst rri ende në vend të fjalëve të shoqatës.',
  ],
  [
    'one part',
    'home',
    ['author: Nxënëse }', 'author: Nxënëse, placeholder: true }'],
    'Këtu një pjesë rri ende në vend të fjalëve të shoqatës.',
  ],
])('placeholder warning says that %s is a placeholder', async (_, name, change, message) => {
  const problems = await problemsOf(name, change)
  expect(problems.map((problem) => [problem.rule, problem.message])).toEqual([
    ['placeholder/marked', message],
  ])
})

test.each([
  ['titulli', 'title', ['title: Fletorja', 'titulli: Fletorja']],
  ['përshkrimi', 'description', [/description: >-/, 'përshkrimi: >-']],
  ['koha', 'readTime', ['readTime:', 'koha:']],
] as [string, string, Change][])(
  'frontmatter check knows the Albanian name %s of %s',
  async (name, meant, change) => {
    const problems = await problemsOf(meant === 'title' ? 'shortProject' : 'report', change)
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
      [`Fusha „${name}“ nuk njihet këtu.`, `Mos deshët të shkruani „${meant}“?`],
    ])
  },
)

test.each([
  ['id', 0, 1],
  ['year', 1989, 1990],
])('frontmatter check names the least number of the field %s for %i', async (field, written, least) => {
  const [problem] = await problemsOf('shortProject', [
    new RegExp(`^${field}: .*`, 'm'),
    `${field}: ${written}`,
  ])
  expect(problem?.message).toBe(
    `Te fusha „${field}“ numri ${written} është tepër i vogël; më i vogli i lejuar është ${least}.`,
  )
})
