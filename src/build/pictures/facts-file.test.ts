import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFactsFile, worthKeeping, writeFactsFile } from './facts-file.ts'

test('what was read by other rules is not remembered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'facts-'))
  const file = join(folder, 'facts.json')
  const facts = { hash: 'a1b2c3d4', width: 1600, height: 1067, tone: 3, format: 'jpeg' } as const
  const memory = { facts: new Map([['aa', facts]]), hashes: new Map([['state', 'aa']]) }
  await writeFactsFile(file, memory)
  expect(await readFactsFile(file)).toEqual(memory)
  const { version, ...rest } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ version: `${version}x`, ...rest }))
  expect(await readFactsFile(file)).toEqual({ facts: new Map(), hashes: new Map() })
  await rm(folder, { recursive: true })
})

const known = new Map([
  ['cc', 3],
  ['aa', 1],
  ['ee', 5],
  ['bb', 2],
  ['dd', 4],
])

test('facts of shown pictures are kept, whatever their number, sorted and after the others', () => {
  expect(worthKeeping(known, new Set(['ee', 'cc', 'bb']), 1)).toEqual([
    ['dd', 4],
    ['bb', 2],
    ['cc', 3],
    ['ee', 5],
  ])
})

test('of the others those go first that were of use longest ago', () => {
  const once = worthKeeping(known, new Set(['aa']), 2)
  expect(once).toEqual([
    ['bb', 2],
    ['dd', 4],
    ['aa', 1],
  ])
  expect(worthKeeping(new Map(once), new Set(['bb']), 1)).toEqual([
    ['aa', 1],
    ['bb', 2],
  ])
})

test('without room for others only shown pictures are left', () => {
  expect(worthKeeping(known, new Set(['dd']), 0)).toEqual([['dd', 4]])
})
