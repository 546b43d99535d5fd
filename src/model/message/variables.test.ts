import { expect, test } from 'vitest'
import { phrase } from '../phrase.ts'
import { format } from './format.ts'
import { fillTemplate, fillVariables } from './variables.ts'

test('fillVariables returns texts and values in turn', () => {
  const valueFor = (name: string) => ({ name })
  expect(fillVariables('Te {a}, {b}', valueFor)).toEqual(['Te ', { name: 'a' }, ', ', { name: 'b' }, ''])
  expect(fillVariables('body { color: red }', valueFor)).toEqual(['body { color: red }'])
})

test('fillTemplate fills in names and leaves other braces', () => {
  expect(fillTemplate('<title>{title}</title> a { b }', { title: 'Faqja' })).toBe(
    '<title>Faqja</title> a { b }',
  )
  expect(() => fillTemplate('{title}', {})).toThrow('No value for {title}')
})

test.each(['{n} projekte', 'Kapitulli {a} – {b}, {a}', '„{n}“', 'Pa vlera'])(
  'phrase fills in the word %s as format does',
  (word) => {
    const values = { n: 3, a: 'hyrje', b: 'fund' }
    expect(phrase(word, values)).toBe(format(word, values))
  },
)
