import { expect, test } from 'vitest'
import { readPort } from './port.ts'

test('a port is a number from 1 to 65535', () => {
  expect(readPort('4321')).toBe(4321)
  for (const text of ['', '0', 'abc', '-1', '80.5', '65536', '1e3', ' 80'])
    expect(() => readPort(text), text).toThrow(`Porta „${text}“`)
})
