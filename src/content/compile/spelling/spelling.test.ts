import { expect, test } from 'vitest'
import { createSource } from '../source.ts'
import { createPassages } from '../text/passage.ts'
import { checkSpelling, readWordList } from './check.ts'
import { readHunspell } from './hunspell.ts'
import { suggest } from './suggest.ts'

const affixes = `SET UTF-8
NEEDAFFIX X
FORBIDDENWORD !
PFX P Y 1
PFX P 0 pa .
SFX A Y 3
SFX A ë a ë
SFX A 0 t/B [^ë]
SFX A 0 i .
SFX B N 1
SFX B 0 ve .
`
const words = `7
hijë/A
dritë
mal/AP
lis/XA
vetë/P
gabim/!
Prizren/A
`
const speller = readHunspell(Buffer.from(affixes), Buffer.from(words))

test.each([
  'dritë',
  'hijë',
  'hija',
  'malt',
  'maltve',
  'pamal',
  'pamalt',
  'lisi',
  'Prizreni',
  'Dritë',
  'DRITË',
  'PRIZREN',
])('knows %s', (word) => {
  expect(speller(word)).toBe(true)
})

test.each(['drita', 'hijet', 'lis', 'gabim', 'prizren', 'pahijë', 've', 'pa', 'dritëa', 'hijve'])(
  'refuses %s',
  (word) => {
    expect(speller(word)).toBe(false)
  },
)

test('reads flags of two letters and of numbers, and older encodings', () => {
  const long = readHunspell(
    Buffer.from('SET UTF-8\nFLAG long\nSFX Aa Y 1\nSFX Aa 0 t .\n'),
    Buffer.from('1\nmal/BbAa\n'),
  )
  expect([long('malt'), long('mala')]).toEqual([true, false])
  const number = readHunspell(
    Buffer.from('SET UTF-8\nFLAG num\nSFX 12 Y 1\nSFX 12 0 t .\n'),
    Buffer.from('1\nmal/3,12\n'),
  )
  expect([number('malt'), number('mal')]).toEqual([true, true])
  const latin = readHunspell(Buffer.from('SET ISO8859-1\n', 'latin1'), Buffer.from('1\ndritë\n', 'latin1'))
  expect([latin('dritë'), latin('drite')]).toEqual([true, false])
})

test('suggests the word with its ë and ç, else the one that a letter away', () => {
  const known = new Set(['është', 'çështje', 'laps'])
  const isRight = (word: string) => known.has(word)
  expect(suggest('eshte', isRight)).toBe('është')
  expect(suggest('ceshtje', isRight)).toBe('çështje')
  expect(suggest('lpas', isRight)).toBe('laps')
  expect(suggest('lapsi', isRight)).toBe('laps')
  expect(suggest('mal', isRight)).toBeUndefined()
})

test('points at each unknown word once, and leaves names of the list, short words and initials alone', () => {
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

test('does not judge words of other languages', () => {
  const text = 'shadow window'
  const builder = createPassages(createSource('a.mdx', text), 'html')
  builder.add(0, text.length, 'en')
  expect(checkSpelling([builder.passages], speller, new Set())).toEqual([])
})
