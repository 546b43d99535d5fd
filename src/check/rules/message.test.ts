import { expect, test } from 'vitest'
import { format, formatOr } from './message.ts'

test('message puts each value at its place without interpreting it', () => {
  expect(format('{a} nga {b}, {a}', { a: 1, b: 4 })).toBe('1 nga 4, 1')
  expect(format('Te „{name}“: { }', { name: '{phone} $& $1' })).toBe('Te „{phone} $& $1“: { }')
  expect(format('Hiqeni; njihen {known}.', { known: ['id', 'year'] })).toBe('Hiqeni; njihen id, year.')
})

test('message selects the text for a value', () => {
  const message = {
    count: { none: 'asgjë', 1: 'një', other: { isWord: { true: '{count}!', other: '{count}' } } },
  }
  const say = (count: number | undefined, isWord = false) => format(message, { count, isWord })
  expect([say(undefined), say(1), say(2), say(2, true)]).toEqual(['asgjë', 'një', '2', '2!'])
  expect([format({ a: { none: '-', other: '+' } }, { a: [] }), format({ a: { other: '+' } }, {})]).toEqual([
    '-',
    '+',
  ])
  expect(format({ name: { other: 'tjetër' } }, { name: 'constructor' })).toBe('tjetër')
})

test('message lists names in its language and formats phrases and document kinds', () => {
  const values = { names: ['a', 'b', 'c'], found: ['place', 'face'], type: 'number', kind: 'project' }
  expect(format('{names|or}; {names|and}', values)).toBe('„a“, „b“ ose „c“; „a“, „b“ dhe „c“')
  expect(format('{names|or}', values, 'en')).toBe('“a”, “b” or “c”')
  expect(format('{found|phrases}; {type|phrases}', values)).toBe('vendin ku u bë dhe emra njerëzish; numër')
  expect(format('{kind|one}, {kind|ofAll}', values, 'en')).toBe('project, projects')
  expect(format('{writeLike}', { example: 'id: 1' })).toBe('Shkruani p.sh.: id: 1')
})

test('message throws when a value or a text is missing', () => {
  expect(() => format('U hoq: {name}.', {})).toThrow('No value for {name}')
  expect(() => format({ how: { late: 'vonë' } }, { how: 'early' })).toThrow('No text for how = early')
})

test('message falls back to another text when a value is missing', () => {
  expect(formatOr('id/gap', 'U hoq: {name}.', {})).toBe('id/gap')
  expect(formatOr('id/gap', { how: { late: 'vonë' } }, { how: 'early' })).toBe('id/gap')
  expect(formatOr('id/gap', 'U hoq: {kind|one}.', { kind: 'film' })).toBe('id/gap')
  expect(formatOr('id/gap', 'U hoq: {name}.', { name: 'a' })).toBe('U hoq: a.')
})
