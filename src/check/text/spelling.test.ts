import { expect, test } from 'vitest'
import { createSource } from '../source.ts'
import { createPassages } from './passage.ts'
import { checkSpelling, readWordList, suggestWord } from './spelling.ts'

const dictionary = new Set(['hija', 'mal', 'prizreni'])
const speller = (word: string) => dictionary.has(word.toLowerCase())

test('unknown-word suggests the word with ë and ç, else one a letter away', () => {
  const dictionary = new Set(['është', 'çështje', 'laps'])
  const isRight = (word: string) => dictionary.has(word)
  expect(suggestWord('eshte', isRight)).toBe('është')
  expect(suggestWord('ceshtje', isRight)).toBe('çështje')
  expect(suggestWord('lpas', isRight)).toBe('laps')
  expect(suggestWord('lapsi', isRight)).toBe('laps')
  expect(suggestWord('mal', isRight)).toBeUndefined()
  // Eight letters have 256 combinations; a ninth stays as it is.
  expect(suggestWord('e'.repeat(8), (word) => word === 'ë'.repeat(8))).toBe('ë'.repeat(8))
  expect(suggestWord('e'.repeat(9), (word) => word === 'ë'.repeat(9))).toBeUndefined()
})

test('unknown-word reports each word once and skips listed names and short words', () => {
  const text = 'Drita t’i bie OJQ Kodrës, drita; info@dielli.test, pa www.hija.test, 5kWh. Drita.'
  const builder = createPassages(createSource('a.mdx', text), 'markdown')
  builder.add(0, text.length, undefined)
  const list = readWordList('# Vendet\nKodrës # e gjinores\nbie\n')
  const found = checkSpelling([builder.passages], speller, list)
  expect(found.map(({ rule, place }) => [rule, text.slice(place.start, place.end)])).toEqual([
    ['spelling/unknown-word', 'Drita'],
    ['spelling/unknown-word', 'drita'],
  ])
})

test('unknown-word skips words of other languages', () => {
  const text = 'shadow window'
  const builder = createPassages(createSource('a.mdx', text), 'html')
  builder.add(0, text.length, 'en')
  expect(checkSpelling([builder.passages], speller, new Set())).toEqual([])
})
