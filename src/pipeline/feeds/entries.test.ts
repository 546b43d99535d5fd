import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkContent } from '../../check/check.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { copyGoodSite, pictureFacts } from '../../check/testing/good-site.ts'
import type { DocumentId } from '../../model/document-ids.ts'
import { feedEntries } from './entries.ts'

test('a feed has the fifty newest documents, however many there are', async () => {
  const root = await copyGoodSite()
  const { content } = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })
  await rm(root, { recursive: true })
  const [entry] = content?.reports ?? []
  if (content === undefined || entry === undefined) throw new Error('The good site is not good.')
  const reports = Array.from({ length: 60 }, (_, index) => ({
    ...entry,
    report: {
      ...entry.report,
      id: (index + 1) as DocumentId<'report'>,
      end: `19${String(index + 10)}-06-01`,
    },
  }))
  const entries = await feedEntries(
    { ...content, reports, news: [] },
    { origin: 'https://dielli.test', base: '/' },
    async () => '',
  )
  const times = entries.map(({ time }) => time)
  expect(times).toHaveLength(50)
  expect([times[0], times.at(-1)]).toEqual(['1969-06-01T00:00:00Z', '1920-06-01T00:00:00Z'])
})
