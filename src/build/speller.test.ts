import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSpeller } from './speller.ts'

test('without a dictionary no word is judged', async () => {
  expect(await readSpeller('')).toBeUndefined()
})

test('reads the pair of files that a path names by either of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'speller-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'sq.aff'), 'SET UTF-8\n')
  await writeFile(join(folder, 'sq.dic'), '1\ndritë\n')
  for (const name of ['sq.dic', 'sq.aff', 'sq']) {
    const speller = await readSpeller(join(folder, name))
    expect([speller?.('dritë'), speller?.('drit')]).toEqual([true, false])
  }
})

test('says which files cannot be read', async () => {
  await expect(readSpeller('/nuk/ka/sq.dic')).rejects.toThrow(
    'HUNSPELL_SQ: /nuk/ka/sq.dic dhe /nuk/ka/sq.aff nuk lexohen',
  )
})
