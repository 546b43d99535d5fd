import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSpeller, readSpeller } from './speller.ts'

test('speller checks no word without a dictionary', async () => {
  expect(await readSpeller('')).toBeUndefined()
})

test('speller reads both dictionary files from the path of either', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'speller-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'sq.aff'), 'SET UTF-8\n')
  await writeFile(join(folder, 'sq.dic'), '1\ndritë\n')
  for (const name of ['sq.dic', 'sq.aff', 'sq']) {
    const speller = await readSpeller(join(folder, name))
    expect([speller?.('dritë'), speller?.('drit')]).toEqual([true, false])
  }
})

test('speller reports which dictionary files cannot be read', async () => {
  await expect(readSpeller('/nuk/ka/sq.dic')).rejects.toThrow(
    'HUNSPELL_SQ: /nuk/ka/sq.dic dhe /nuk/ka/sq.aff nuk lexohen',
  )
})

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
const dictionary = `7
hijë/A
dritë
mal/AP
lis/XA
vetë/P
gabim/!
Prizren/A
`
const speller = await createSpeller(Buffer.from(affixes), Buffer.from(dictionary))

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
])('speller accepts %s', (word) => {
  expect(speller(word)).toBe(true)
})

test.each(['drita', 'hijet', 'lis', 'gabim', 'prizren', 'pahijë', 've', 'pa', 'dritëa', 'hijve'])(
  'speller refuses %s',
  (word) => {
    expect(speller(word)).toBe(false)
  },
)

test('speller reads two-letter, numeric and grouped flags and older encodings', async () => {
  const long = await createSpeller(
    Buffer.from('SET UTF-8\nFLAG long\nSFX Aa Y 1\nSFX Aa 0 t .\n'),
    Buffer.from('1\nmal/BbAa\n'),
  )
  expect([long('malt'), long('mala')]).toEqual([true, false])
  const number = await createSpeller(
    Buffer.from('SET UTF-8\nFLAG num\nSFX 12 Y 1\nSFX 12 0 t .\n'),
    Buffer.from('1\nmal/3,12\n'),
  )
  expect([number('malt'), number('mal')]).toEqual([true, true])
  const sets = await createSpeller(
    Buffer.from('SET UTF-8\nAF 2\nAF B\nAF BA\nSFX A Y 1\nSFX A 0 t .\n'),
    Buffer.from('2\nmal/2\nlis/1\n'),
  )
  expect([sets('malt'), sets('mal'), sets('list')]).toEqual([true, true, false])
  const latin = await createSpeller(
    Buffer.from('SET ISO8859-1\n', 'latin1'),
    Buffer.from('1\ndritë\n', 'latin1'),
  )
  expect([latin('dritë'), latin('drite')]).toEqual([true, false])
})
