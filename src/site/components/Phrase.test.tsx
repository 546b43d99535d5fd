import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Phrase, phrase } from './Phrase.tsx'

test('phrase fills in the variables of a word', () => {
  expect(phrase('{n} nga {total}', { n: 3, total: 18 })).toBe('3 nga 18')
})

test('phrase throws when a variable has no value', () => {
  expect(() => phrase('{n} nga {total}', { n: 3 })).toThrow('No value for {total}')
})

test('phrase keeps a lone brace as text', () => {
  expect(phrase('a { b')).toBe('a { b')
})

test('Phrase marks the language of a word in another language', () => {
  const word = { text: 'By {author}', lang: 'en' }
  expect(renderToStaticMarkup(<Phrase of={word} values={{ author: <b>Ekipi</b> }} />)).toBe(
    '<span lang="en">By <b>Ekipi</b></span>',
  )
})

test('Phrase renders an Albanian word without a wrapper', () => {
  expect(renderToStaticMarkup(<Phrase of="Kreu" />)).toBe('Kreu')
})
