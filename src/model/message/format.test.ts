import { expect, test } from 'vitest'
import { format } from './format.ts'

test('format puts each value at its place and inserts it literally', () => {
  expect(format('{position} nga {total}, {position}', { position: 1, total: 4 })).toBe('1 nga 4, 1')
  expect(format('Vëre {name}', { name: '{phone} $& $1 <b>' })).toBe('Vëre {phone} $& $1 <b>')
  expect(format("Shkruajeni <b> pa kllapa '{ }'.", {})).toBe('Shkruajeni <b> pa kllapa { }.')
  expect(format('{count}; {isNew}', { count: 12_000, isNew: false })).toBe('12000; false')
})

test('format uses inner quotes for quotes inside a quoted value', () => {
  const title = 'Java „e gjelbër“'
  expect(format('U fshi „{title}“: {title}', { title })).toBe('U fshi „Java ‚e gjelbër‘“: Java „e gjelbër“')
  expect(format('{count, plural, =0 {„{title}“} other {}}', { title, count: 0 })).toBe('„Java ‚e gjelbër‘“')
})

test('format selects the plural form by count', () => {
  const message = '{count, plural, =0 {asnjë foto} one {1 foto} other {{count} foto}}'
  expect([0, 1, 2, 11].map((count) => format(message, { count }))).toEqual([
    'asnjë foto',
    '1 foto',
    '2 foto',
    '11 foto',
  ])
})

test('format selects the case of a value and the case none for an absent one', () => {
  const message = '{name, select, none {asgjë} true {po} a {A} other {{name}!}}'
  const names = [undefined, '', true, 'a', 'b', 'constructor']
  expect(names.map((name) => format(message, { name }))).toEqual([
    'asgjë',
    'asgjë',
    'po',
    'A',
    'b!',
    'constructor!',
  ])
  expect(format('{name, select, other {x}}', { name: undefined })).toBe('x')
})

test('format throws when a value is missing', () => {
  expect(() => format('U hoq: {name}.', {})).toThrow('"name" was not provided to the string "U hoq: {name}."')
  expect(() => format('Për shembull: {example}', { example: undefined })).toThrow('No value for {example}')
  expect(() => format('{count, plural, other {{count} foto}}', {})).toThrow('count')
  expect(() => format('{count, plural, other {{count} foto}}', { count: undefined })).toThrow('{count}')
})

test('format throws when a message is malformed', () => {
  expect(() => format('{name', { name: 'a' })).toThrow('EXPECT_ARGUMENT_CLOSING_BRACE')
  expect(() => format('{how, select, late {vonë}}', { how: 'late' })).toThrow('MISSING_OTHER_CLAUSE')
})
