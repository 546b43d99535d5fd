import { expect, test } from 'vitest'
import { forEachWord } from './words.ts'

function wordsOf(text: string) {
  const words: [string | undefined, boolean][] = []
  forEachWord(text, 9, (word, isMarked) => words.push([word, isMarked]))
  return words
}

/** What the definition of a word says of a text. */
function wordsByDefinition(text: string) {
  return [...text.matchAll(/\p{L}+(?:[’'-]\p{L}+)*/gu)].map(([word]) => [
    word.length > 9 ? undefined : word,
    /[ëç]/.test(word),
  ])
}

test('finds words with apostrophes and hyphens inside, without the signs around them', () => {
  expect(wordsOf('„s’ka“ – një-dy, 3 ditë-')).toEqual([
    ['s’ka', false],
    ['një-dy', true],
    ['ditë', true],
  ])
})

test('does not hand out words of more characters than it was told', () => {
  expect(wordsOf('përdorimi efiçiencës dielli')).toEqual([
    ['përdorimi', true],
    [undefined, true],
    ['dielli', false],
  ])
})

const parts = [
  'a',
  'ë',
  'ç',
  'ÿ',
  '-',
  '’',
  "'",
  ' ',
  '1',
  '„',
  '…',
  '\u00a0',
  'Ə',
  'ж',
  'e\u0308',
  '𝒜',
  '€',
  '\n',
]

test('finds what the definition finds in every order of signs and letters of four scripts', () => {
  for (let seed = 0; seed < 20_000; seed++) {
    const length = 1 + (seed % 12)
    const text = Array.from(
      { length },
      (_, at) => parts[(seed * 7919 + at * at * 104_729 + at * seed) % parts.length],
    )
    expect(wordsOf(text.join(''))).toEqual(wordsByDefinition(text.join('')))
  }
})
