import { expect, test } from 'vitest'
import { memoryDisk } from '../../../util/disk/memory.ts'
import { zip as words } from '../../words/publish.json'
import { createHandOver } from './hand-over.ts'

test('an archive that could not be packed marks nothing as sent', async () => {
  const file = 'content/words.yaml'
  const disk = memoryDisk({ [file]: 'a: 1\n' })
  let isBroken = true
  const byHand = createHandOver({
    disk,
    drafts: { all: new Map() },
    mutex: (work) => work(),
    originalOf: async () => {
      if (isBroken) throw new Error('no bytes')
      return undefined
    },
  })
  expect(await byHand.changes()).toMatchObject({ documents: [] })
  await disk.write(file, 'a: 2\n')
  await expect(byHand.zip()).rejects.toThrow('no bytes')
  await expect(byHand.markSent()).rejects.toThrow(words.notPacked)
  expect(await byHand.changes()).toMatchObject({ documents: [{ file }] })
  isBroken = false
  await byHand.zip()
  expect(await byHand.markSent()).toEqual({ done: 'marked' })
  expect(await byHand.changes()).toMatchObject({ documents: [] })
})
