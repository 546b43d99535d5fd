import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Phrase, phrase } from './Phrase.tsx'

test('fills the parts of a word', () => {
  expect(phrase('{n} nga {total}', { n: 3, total: 18 })).toBe('3 nga 18')
})

test('a part without a value is an error, not a brace on the page', () => {
  expect(() => phrase('{n} nga {total}', { n: 3 })).toThrow('No value for {total}')
})

test('a lone brace is text', () => {
  expect(phrase('a { b')).toBe('a { b')
})

test('a word in another language is marked with it', () => {
  const word = { text: 'By {author}', lang: 'en' }
  expect(renderToStaticMarkup(<Phrase of={word} values={{ author: <b>Ekipi</b> }} />)).toBe(
    '<span lang="en">By <b>Ekipi</b></span>',
  )
})

test('an Albanian word stands without a wrapper', () => {
  expect(renderToStaticMarkup(<Phrase of="Kreu" />)).toBe('Kreu')
})
