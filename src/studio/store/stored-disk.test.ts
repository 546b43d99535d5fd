import { expect, test } from 'vitest'
import { textIn } from '../../util/disk/disk.ts'
import { openStoredDisk, type Stored } from './stored-disk.ts'
import { storeInMemory } from './testing/store.ts'

const file = 'content/words.yaml'
const bytes = (text: string) => new TextEncoder().encode(text)

test('stored disk keeps drafts but no published files', async () => {
  const stored = new Map<string, Stored>()
  const { disk } = await openStoredDisk({ [file]: 'Një' }, storeInMemory(stored))
  await disk.write('drafts/open/a/draft.json', '{}')
  const later = await openStoredDisk({ [file]: 'Dy' }, storeInMemory(stored))
  expect([textIn(later.disk, file), textIn(later.disk, 'drafts/open/a/draft.json')]).toEqual(['Dy', '{}'])
  expect([...stored.keys()]).toEqual(['drafts/open/a/draft.json'])
})

test('stored disk keeps pulled files until a build contains them', async () => {
  const stored = new Map<string, Stored>()
  const { disk, replacePublished } = await openStoredDisk(
    { [file]: 'Një', 'content/a.mdx': 'a' },
    storeInMemory(stored),
  )
  const pulled = new Map([
    [file, bytes('Dy')],
    ['content/a.mdx', undefined],
  ])
  await replacePublished(pulled, new Date(2000))
  expect([textIn(disk, file), textIn(disk, 'content/a.mdx')]).toEqual(['Dy', undefined])
  const open = async (builtAt: number) =>
    (await openStoredDisk({ [file]: 'Tre', 'content/a.mdx': 'a' }, storeInMemory(stored), new Date(builtAt)))
      .disk
  const before = await open(1000)
  expect([textIn(before, file), textIn(before, 'content/a.mdx')]).toEqual(['Dy', undefined])
  const after = await open(2000)
  expect([textIn(after, file), textIn(after, 'content/a.mdx')]).toEqual(['Tre', 'a'])
  expect([...stored.keys()]).toEqual([])
})

test('stored disk replaces all published files or none', async () => {
  const stored = new Map<string, Stored>()
  const { disk, replacePublished } = await openStoredDisk({ [file]: 'Një' }, storeInMemory(stored, 0))
  await expect(replacePublished(new Map([[file, bytes('Dy')]]), new Date())).rejects.toThrow()
  expect([textIn(disk, file), stored.size]).toEqual(['Një', 0])
})
