import { describe, expect, test } from 'vitest'
import * as posix from '../../util/posix.ts'
import type { Calls } from '../protocol.ts'
import { failures } from '../words/server.json'
import { reasonOf } from './refusal.ts'
import { createStudio } from './studio.ts'
import { withClosed } from './testing/faulty-disk.ts'
import { diskOf, homes, optionsOf, projectForEachTest } from './testing/studio.ts'

const report = 'content/reports/2024/index.mdx'
const news = 'content/news/rahovec-2050/index.mdx'
const homePage = 'content/pages/home/index.yaml'

describe.each(homes)('%s', (home) => {
  let root: string
  projectForEachTest((project) => {
    root = project
  }, home)

  test.each([news, posix.dirname(news)])(
    'where %s cannot be read, its document is marked in the list, and the others are as they were',
    async (closed) => {
      const disk = await diskOf(root)
      const given = await optionsOf(root)
      const isWritable = (file: string) => file !== homePage
      const studio = await createStudio({ ...given, disk: { ...withClosed(disk, closed), isWritable } })
      const { documents } = (await studio.call('documents', {})) as Calls['documents']['gives']
      const faults = documents.filter(({ fault }) => fault !== undefined)
      expect(faults.map(({ file }) => file)).toEqual([news, homePage])
      expect(faults[0]?.fault).toBe(failures.notReadable)
      expect(documents.filter(({ errors }) => errors > 0)).toEqual([])
      expect(await studio.call('open', { file: report })).toMatchObject({ file: report })
      await expect(studio.call('open', { file: news })).rejects.toThrow(failures.notReadable)
    },
  )

  test('where a folder of many documents cannot be read, the missing permission is named', async () => {
    const disk = withClosed(await diskOf(root), 'content/news')
    const studio = await createStudio({ ...(await optionsOf(root)), disk })
    expect(await studio.call('documents', {}).catch(reasonOf)).toBe(failures.denied)
  })
})
