import { expect, test } from 'vitest'
import type { Disk } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { openCommitter } from './commit.ts'
import { openDrafts } from './drafts.ts'

const file = 'content/news/a.mdx'
const entry = { kept: 'trash/a' }

/** A committer over files in memory, from which nothing can be moved to the trash while `isBlocked`. */
async function openBlocked() {
  const state = { isBlocked: true }
  const memory = memoryDisk({ [file]: 'E para' })
  const disk: Disk = {
    ...memory,
    async move(from, to) {
      if (state.isBlocked && to.startsWith('drafts/trash/')) throw new Error('EPERM')
      await memory.move(from, to)
    },
  }
  return { state, disk, committer: await openCommitter({ disk, drafts: openDrafts(disk) }) }
}

test('save keeps a deletion of the same document that did not reach the trash', async () => {
  const { state, disk, committer } = await openBlocked()
  expect(await committer.commit(file, [{ file, data: undefined }], entry)).toBe(true)
  await disk.write(file, 'E dyta')
  await expect(committer.commit(file, [{ file, data: 'E treta' }])).rejects.toThrow('EPERM')
  state.isBlocked = false
  await committer.settle()
  const [{ kept } = { kept: '' }] = committer.kept('trash')
  expect(committer.earlier(kept)).toMatchObject([{ file, data: new TextEncoder().encode('E para') }])
  expect(await committer.commit(file, [{ file, data: 'E treta' }])).toBe(true)
})

test('deletion keeps an existing trash entry of the same name', async () => {
  const { state, disk, committer } = await openBlocked()
  state.isBlocked = false
  for (const text of ['E para', 'E dyta']) {
    await disk.write(file, text)
    await committer.commit(file, [{ file, data: undefined }], entry)
  }
  const texts = committer.kept('trash').map(({ kept }) => {
    return new TextDecoder().decode(committer.earlier(kept)[0]?.data as Uint8Array)
  })
  expect(texts.sort()).toEqual(['E dyta', 'E para'])
})
