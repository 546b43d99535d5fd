import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentFiles } from '../../check/files.ts'
import { copyGoodSite, pictureFacts } from '../../check/testing/good-site.ts'
import { recordsInMemory } from '../../check/testing/overlay.ts'
import { diskAt } from '../../util/disk/node.ts'
import { servicesWith } from '../core/testing/studio.ts'
import { createRecords } from './records.ts'

const news = 'content/news/dita-e-diellit/index.mdx'

let root = ''
let checked = 0
beforeEach(async () => {
  root = await copyGoodSite()
  checked = 0
})
afterEach(() => rm(root, { recursive: true }))

function open() {
  const { checker, ...services } = servicesWith(pictureFacts)
  return createRecords({
    root,
    files: contentFiles(diskAt(root)),
    services: {
      ...services,
      store: recordsInMemory(),
      checker: async (jobs, options) => {
        checked += jobs.length
        return await checker(jobs, options)
      },
    },
  })
}

test('records of a folder are checked once and given again', async () => {
  const records = open()
  const [first, second] = await Promise.all([records(), records()])
  const count = Object.keys(first).length
  expect(count).toBeGreaterThan(3)
  expect([second, await records(), checked]).toEqual([first, first, count])
})

test('records of a folder follow a change and leave out the former text', async () => {
  const records = open()
  const first = await records()
  checked = 0
  await writeFile(join(root, news), 'no frontmatter\n')
  const second = await records()
  expect([checked, Object.keys(second).length]).toEqual([1, Object.keys(first).length])
  expect(Object.keys(second).filter((key) => !(key in first))).toHaveLength(1)
})

test('records of a folder that cannot be read are absent', async () => {
  const files = { ...contentFiles(diskAt(root)), read: () => Promise.reject(new Error('EACCES')) }
  const records = createRecords({ root, files, services: servicesWith(pictureFacts) })
  expect(await records()).toEqual({})
})
