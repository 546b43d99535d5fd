import { expect, test } from 'vitest'
import { lastPort, readNumber } from './numbers.ts'

test('number option accepts 1 to its maximum', () => {
  expect(readNumber('60', 'seconds')).toBe(60)
  expect(readNumber('65535', 'port', lastPort)).toBe(65_535)
})

test.each(['', '0', '-1', '2.5', 'abc', '1e3', ' 80', '65536'])(
  'number option refuses „%s“ and names the option',
  (text) => {
    expect(() => readNumber(text, 'port', lastPort)).toThrow(
      `--port: „${text}“ nuk është numër i plotë nga 1 deri në 65535.`,
    )
  },
)
