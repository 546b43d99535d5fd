import { expect, test } from 'vitest'
import { english } from './en/index.ts'
import { messages, type Rule, type Values } from './index.ts'
import { isLanguageTag, languages } from './languages.ts'

/** Values of every kind that a rule may ask for; each rule takes those that it knows. */
const values = {
  ...{ field: 'title', example: 'title: A', suggestion: 'title', known: ['id'], file: 'a.jpg', name: 'p' },
  ...{ other: 'A.jpg', heading: 'Hyrje', before: 'Data', label: '1 Maj 2021', first: 'a', last: 'b' },
  ...{ written: '2021', corrected: 'x', count: 2, letter: 'ë', code: '200B', byte: 'FF', language: 'js' },
  ...{ close: ']', character: '@', read: 7, expected: 'string', actual: 'number', limit: 3, exact: true },
  ...{ form: 'email', allowed: ['name'], length: 9, least: 80, most: 200, kind: 'block', holds: 'text' },
  ...{ property: 'title', element: 'a', address: 'http://a.test', parents: ['ul'], children: ['li'] },
  ...{ parent: 'p', id: 1, free: 2, meant: 'x', folder: 'content/a', format: 'png', width: 1, height: 1 },
  ...{ alt: 'a', anchor: 'x', level: 4, title: 'T', year: 2021, start: '2021-01-01', end: '2021-01-02' },
  ...{ words: 9, minutes: 3, years: '2021', last: 2030, megabytes: 30, missing: [2], list: 'news' },
  ...{ text: 'këtu', word: 'fjalë', lang: 'en', part: 'html', html: false },
  ...{ rule: 'link/dead', frames: 24, megapixels: 101, found: 'onload', how: 'dashes' },
  ...{ levels: 1, to: 'news/a', copy: 'news/a (1)', original: 'news/a' },
}

/** Where a rule means something else by a name. */
const special: Partial<Record<Rule, object>> = {
  'collect/other-kind': { kind: 'report', meant: 'project', to: 'content/projects/2020-a.mdx' },
  'frontmatter/too-few': { actual: 1 },
  'frontmatter/too-many': { actual: 5 },
  'frontmatter/placeholder': { unknown: ['{n}'], known: ['{title}'] },
  'markdown/not-allowed': { kind: 'image', body: 'report' },
  'mdx/html': { body: 'report' },
  'mdx/unknown-component': { body: 'project', isElsewhere: false },
  'markdown/missing-space': { fault: 'space' },
  'html/tag-form': {
    fault: { kind: 'quotes', form: 'curly', attribute: 'href', corrected: 'href="/projects"' },
  },
  'report/heading-level': { form: 'signs', suggestion: '## Hyrje' },
  'mdx/property-value': { kind: 'https' },
  'yaml/two-fields': { parent: 'retired:', fields: ['reports: [3]'] },
  'markdown/leftover': { kind: 'emphasis', body: 'report' },
}

function say(table: typeof messages, rule: Rule, more = {}): { message: string; cure: string } {
  const words = table[rule] as (values: Values[Rule]) => { message: string; cure: string }
  return words({ ...values, ...special[rule], ...more } as unknown as Values[Rule])
}

const rules = Object.keys(messages) as Rule[]

test('English knows the rules of Albanian and no others', () => {
  expect(Object.keys(english).sort()).toEqual([...rules].sort())
})

test.each(rules)('%s says in English what is wrong and what to write, filled in with its values', (rule) => {
  for (const text of Object.values(say(english, rule))) {
    expect(text).not.toMatch(/undefined|\[object|NaN|[ ]{2}|^\s|\s$/u)
    expect(text.trim()).toMatch(/^["<“/A-Z]/)
  }
  const { message } = say(english, rule)
  expect(message).toMatch(/\.$/)
  expect(message).not.toBe(say(messages, rule).message)
})

test('a value that the Albanian sentence names stands in the English one too', () => {
  const marked = {
    file: 'fajlli-x.jpg',
    field: 'fusha-x',
    name: 'emri-x',
    heading: 'titulli-x',
    label: 'dita-x',
  }
  const silent = rules.filter((rule) => {
    const spoken = (table: typeof messages) => {
      const { message, cure } = say(table, rule, marked)
      return Object.values(marked).filter((value) => `${message} ${cure}`.includes(value))
    }
    return spoken(messages).join() !== spoken(english).join()
  })
  expect(silent).toEqual([])
})

test('totals count in the grammar of each language', () => {
  const totals = { errors: 1, warnings: 2, files: 3 }
  expect(languages.sq.phrases.total(totals)).toBe('1 gabim dhe 2 vërejtje në 3 skedarë.')
  expect(languages.en.phrases.total(totals)).toBe('1 error and 2 warnings in 3 files.')
  expect(languages.en.phrases.total({ errors: 0, warnings: 1, files: 1 })).toBe('1 warning in 1 file.')
  expect(languages.en.phrases.total({ errors: 0, warnings: 0, files: 0 })).toBe('The content is in order.')
})

test('says what the fixing did and left', () => {
  const done = { mended: 3, files: 2, left: 1, dryRun: false }
  expect(languages.sq.phrases.fix.total(done)).toBe(
    'U ndreqën 3 probleme në 2 skedarë. 1 skedar u la siç ishte.',
  )
  expect(languages.en.phrases.fix.total(done)).toBe('Mended 3 problems in 2 files. 1 file was left alone.')
  const dry = { mended: 1, files: 1, left: 0, dryRun: true }
  expect(languages.sq.phrases.fix.total(dry)).toBe('Do të ndreqej 1 problem në 1 skedar; asgjë nuk u shkrua.')
  expect(languages.en.phrases.fix.total(dry)).toBe(
    '1 problem in 1 file would be mended; nothing was written.',
  )
})

test('knows its own tags only', () => {
  expect(['sq', 'en', 'de', 'toString'].filter(isLanguageTag)).toEqual(['sq', 'en'])
})
