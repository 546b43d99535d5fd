import { expect, test } from 'vitest'
import { script } from './script.ts'

const read = (code: string): unknown => new Function(`'use strict';return ${code}`)()

test('a value is written in few bytes, keys in their order, without undefined fields', () => {
  const value = {
    id: 1,
    title: 'Një „ditë“',
    'aria-label': 'Po',
    place: undefined,
    images: [{ width: 0.5 }],
    none: null,
  }
  expect(script(value)).toBe('{id:1,title:`Një „ditë“`,"aria-label":`Po`,images:[{width:0.5}],none:null}')
})

test.each([
  'Një „ditë“ me "thonjëza" dhe me \'presje\'',
  '`$\x7b1}` \\` $ { $\x7b \\u0041 \\',
  'rreshti i parë\nrreshti i dytë\r\nrreshti i tretë\r',
  '\u2028 \u2029 \u0000 \t \v',
  '</script><!--',
  'export{a};',
  '☀️ 𝛿 \uD83D',
])('a text is what it was, whatever it says: %j', (text) => {
  const value = { text, [text]: [text, true, false, -1, 1e21] }
  const code = script(value)
  expect(read(code)).toEqual(value)
  // As it is written into a file.
  expect(read(Buffer.from(code).toString())).toEqual(value)
})

test('a field of any name stays a field', () => {
  const value = { '1': 'a', class: 'b', dhjetë: 'c', '01.jpg': 'd', $: 'e' }
  Object.defineProperty(value, '__proto__', { value: ['f'], enumerable: true })
  expect(Object.entries(read(script(value)) as object)).toEqual(Object.entries(value))
})
