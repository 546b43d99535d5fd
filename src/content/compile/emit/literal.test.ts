import { expect, test } from 'vitest'
import { literal } from './literal.ts'

test('a literal says what the value is, without undefined fields', () => {
  expect(literal({ id: 1, title: 'Një „ditë“\n', place: undefined, images: [] })).toBe(`{
  "id": 1,
  "title": "Një „ditë“\\n",
  "images": []
}`)
})

test('a field of any name stays a field, and a text that looks like one stays a text', () => {
  const value = { text: 'a "__proto__": b' }
  Object.defineProperty(value, '__proto__', { value: ['c'], enumerable: true })
  const read: unknown = new Function(`return ${literal(value)}`)()
  expect(Object.entries(read as object)).toEqual([
    ['text', 'a "__proto__": b'],
    ['__proto__', ['c']],
  ])
})
