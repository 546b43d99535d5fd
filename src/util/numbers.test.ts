import { expect, test } from 'vitest'
import { readNumber, readPort } from './numbers.ts'

test('a whole number above 0 is read', () => {
  expect(readNumber('60', 'seconds')).toBe(60)
})

test.each(['', '0', '-1', '2.5', 'abc', '1e9', ' 5'])('„%s“ is refused by the name of its option', (text) => {
  expect(() => readNumber(text, 'seconds')).toThrow(`--seconds: „${text}“ is no whole number above 0.`)
})

test('a port is a number from 1 to 65535', () => {
  expect(readPort('4321')).toBe(4321)
  for (const text of ['', '0', 'abc', '-1', '80.5', '65536', '1e3', ' 80'])
    expect(() => readPort(text), text).toThrow(`Porta „${text}“`)
})
