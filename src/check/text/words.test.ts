import { expect, test } from 'vitest'
import { countRuns, forEachWord } from './words.ts'

function wordsOf(text: string) {
  const words: [string | undefined, boolean][] = []
  forEachWord(text, 9, (word, isMarked) => words.push([word, isMarked]) > 0)
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
  '²',
  '„',
  '…',
  '\u00a0',
  '\u2003',
  '\u2028',
  'Ə',
  'ж',
  'e\u0308',
]
const rare = [...parts, '𝒜', '€', '\n', '\u3000', '\u1680', '٣']

/** Texts of signs and letters of five scripts, in no order. */
const texts = Array.from({ length: 20_000 }, (_, seed) => {
  const signs = seed % 2 === 0 ? parts : rare
  const length = 1 + (seed % 12)
  const at = (index: number) => (seed * 7919 + index * index * 104_729 + index * seed) % signs.length
  return Array.from({ length }, (_, index) => signs[at(index)]).join('')
})

test('finds what the definition finds in every order of signs and letters', () => {
  for (const text of texts) expect(wordsOf(text)).toEqual(wordsByDefinition(text))
})

test('counts the runs with a letter or a digit as their definition does', () => {
  expect(countRuns('Dita 1 – „në mal“ … ²')).toBe(5)
  for (const text of texts) {
    const runs = text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run))
    expect([text, countRuns(text)]).toEqual([text, runs.length])
  }
})
