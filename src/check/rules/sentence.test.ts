import { expect, test } from 'vitest'
import { fillIn, sentenceOf } from './sentence.ts'

test('sentence lists values in its language by the types of the record', () => {
  const values = { element: 'p', attribute: 'style', allowed: ['a', 'b', 'c'] }
  expect(fillIn('html/attribute', '{allowed}', values)).toBe('„a“, „b“ dhe „c“')
  expect(fillIn('html/attribute', '{allowed}', values, 'en')).toBe('“a”, “b” and “c”')
  expect(fillIn('frontmatter/not-allowed', '{allowed}', values)).toBe('„a“, „b“ ose „c“')
  expect(fillIn('frontmatter/unknown-field', '{known}', { known: ['id', 'year'] })).toBe('id, year')
})

test('sentence has the words of editors for terms and kinds of documents', () => {
  expect(fillIn('picture/private', '{found}', { found: ['place', 'face'] })).toBe(
    'vendin ku u bë dhe emra njerëzish',
  )
  expect(fillIn('frontmatter/wrong-type', '{expected}', { expected: 'number' })).toBe('numër')
  expect(fillIn('frontmatter/wrong-type', '{expected}', { expected: 'toString' })).toBe('toString')
  const values = { meant: 'project', kind: 'report', kinds: 'report' }
  expect(fillIn('collect/other-kind', '{meant}, {kind}, {kinds}', values)).toBe('projekt, raport, raporteve')
})

test('sentence contains phrases with the values of the finding', () => {
  expect(fillIn('frontmatter/date', '{writeLike}', { example: 'id: 1' })).toBe('Shkruani p.sh.: id: 1')
  expect(fillIn('frontmatter/date', '{writeLike}', { example: '{seeOther}' })).toBe(
    'Shkruani p.sh.: {seeOther}',
  )
})

test('sentence selects the case none for an absent value of the record and of an edit', () => {
  const message = '{example, select, none {asgjë} other {{example}}}{line, select, none {} other {: {line}}}'
  expect(fillIn('frontmatter/date', message, {})).toBe('asgjë')
  expect(fillIn('frontmatter/date', message, { example: 'a', line: 'b' })).toBe('a: b')
})

test('fillIn throws when a value or a kind of document is missing', () => {
  expect(() => fillIn('id/gap', 'U hoq: {name}.', {})).toThrow('name')
  expect(() => fillIn('frontmatter/date', '{example}', {})).toThrow('No value for {example}')
  expect(() => fillIn('collect/other-kind', '{kind}', { kind: 'film' })).toThrow()
})

test('sentence is the name of its rule when a value is missing', () => {
  expect(sentenceOf('id/gap', 'U hoq: {name}.', {})).toBe('id/gap')
  expect(sentenceOf('id/gap', 'U hoq: {name}.', { name: 'a' })).toBe('U hoq: a.')
})
