import { expect, test } from 'vitest'
import { sayFinding } from '../present.ts'
import { createSource, placeIn } from '../source.ts'
import { type Rule, rules } from './index.ts'
import type { LanguageTag } from './record.ts'

/** Values for all rules; each rule uses those that it knows. */
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
  ...{ lines: ['x', 'y'], isBesideName: false, isGroup: false, isFolder: false, line: '...' },
  ...{ rule: 'link/dead', frames: 24, megapixels: 101, found: 'onload', how: 'dashes' },
  ...{ retired: [3, 9], isThere: true, parts: 2 },
  ...{ day: 4, days: 3 },
  ...{ levels: 1, to: 'news/a', copy: 'news/a (1)', original: 'news/a' },
}

/** Rules that use a name with another meaning. */
const special: Partial<Record<Rule, object>> = {
  'collect/other-kind': { kind: 'report', meant: 'project', to: 'content/projects/2020-a.mdx' },
  'frontmatter/too-few': { actual: 1 },
  'frontmatter/too-many': { actual: 5 },
  'frontmatter/placeholder': { unknown: ['{n}'], known: ['{title}'] },
  'markdown/not-allowed': { kind: 'image', body: 'report' },
  'mdx/html': { body: 'report' },
  'mdx/unknown-component': { body: 'plain', isElsewhere: false },
  'markdown/missing-space': { fault: 'space' },
  'html/tag-form': {
    fault: { kind: 'quotes', form: 'curly', attribute: 'href', corrected: 'href="/projects"' },
  },
  'report/heading-level': { form: 'signs', suggestion: '## Hyrje' },
  'mdx/property-value': { kind: 'https' },
  'picture/private': { found: ['place', 'serial'] },
  'yaml/two-fields': { isGroup: true },
  'markdown/leftover': { kind: 'emphasis', body: 'report' },
}

const names = Object.keys(rules) as Rule[]

function say(rule: Rule, tag: LanguageTag, more = {}): { message: string; cure: string } {
  const place = placeIn(createSource('a', 'a'), 0, 1)
  return sayFinding({ rule, place, values: { ...values, ...special[rule], ...more } }, tag)
}

test('rules have kebab-case English names', () => {
  expect(names.filter((rule) => !/^[a-z-]+\/[a-z0-9-]+$/.test(rule))).toEqual([])
})

test('a rule may be a consequence of rules that there are, and not of itself', () => {
  const causes = names.flatMap((rule) =>
    Object.values(rules[rule].after ?? {}).flatMap((all) => all.map((cause) => [rule, cause])),
  )
  expect(causes.filter(([rule, cause]) => !names.some((name) => name === cause) || rule === cause)).toEqual(
    [],
  )
})

test('warnings stop nothing; everything else does', () => {
  expect(names.filter((rule) => rules[rule].severity === 'warning').sort()).toEqual([
    'date/too-late',
    'description/length',
    'document/more-problems',
    'encoding/tab',
    'frontmatter/markup',
    'html/bare-text',
    'html/markdown',
    'id/gap',
    'id/history',
    'id/removed',
    'link/bare-address',
    'markdown/leftover',
    'picture/alt-caption',
    'picture/alt-generic',
    'picture/alt-long',
    'picture/small',
    'picture/unused',
    'spelling/unknown-word',
    'stand-in/listed',
    'stand-in/marked',
    'title/repeated',
    'typography/apostrophe',
    'typography/dashes',
    'typography/ellipsis',
    'typography/emoji',
    'typography/quotes',
  ])
})

test.each(names)('%s says in English what is wrong and what to write, filled in with its values', (rule) => {
  for (const text of Object.values(say(rule, 'en'))) {
    expect(text).not.toMatch(/undefined|\[object|NaN|[ ]{2}|^\s|\s$/u)
    expect(text.trim()).toMatch(/^["<“/A-Z]/)
  }
  const { message } = say(rule, 'en')
  expect(message).toMatch(/\.$/)
  expect(message).not.toBe(say(rule, 'sq').message)
})

test('a value that the Albanian sentence names stands in the English one too', () => {
  const marked = {
    file: 'fajlli-x.jpg',
    field: 'fusha-x',
    name: 'emri-x',
    heading: 'titulli-x',
    label: 'dita-x',
  }
  const silent = names.filter((rule) => {
    const spoken = (tag: LanguageTag) => {
      const { message, cure } = say(rule, tag, marked)
      return Object.values(marked).filter((value) => `${message} ${cure}`.includes(value))
    }
    return spoken('sq').join() !== spoken('en').join()
  })
  expect(silent).toEqual([])
})
