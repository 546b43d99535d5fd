import { expect, test } from 'vitest'
import { createWordReader } from './word-reader.ts'
import { wordsOf } from './words-of.ts'

function read(...texts: string[]): string[] {
  const reader = createWordReader()
  const numbers: number[] = []
  for (const text of texts) reader.read(text, (word) => numbers.push(word))
  expect(new Set(reader.words).size).toBe(reader.words.length)
  return numbers.map((number) => reader.words[number] ?? '')
}

const folded = (text: string) => wordsOf(text).map((word) => word.folded)

test.each([
  'Efiçienca ËSHTË „çelësi“ – t’i ruajmë 10–14 °C…',
  'tCO₂eq, ½ litër, naïve, Straße, İstanbul, m² e m2',
  'Белград era, 東京 و ﷺ 🌞 e era',
  'e\u0308mbe\u0308l',
  ' një  dy ',
  '',
])('the words of „%s“ are those that a query would have', (text) => {
  expect(read(text)).toEqual(folded(text))
})

test('a word has one number, whatever stands around it and however many others there are', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `fjala${index}`).join(' ')
  const texts = [many, 'Fjala7, Белград fjala7!', `${many} Белград`]
  expect(read(...texts)).toEqual(texts.flatMap(folded))
})

test('every character is folded as in a word of its own', () => {
  const characters = Array.from({ length: 0x3100 }, (_, code) => `a${String.fromCharCode(code)}b`)
  expect(characters.map((text) => read(text))).toEqual(characters.map(folded))
})
