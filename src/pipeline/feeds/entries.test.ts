import { expect, test } from 'vitest'
import { goodContent } from '../../check/testing/good-site.ts'
import type { DocumentId } from '../../model/document-ids.ts'
import { feedEntries } from './entries.ts'

test('feed has the fifty newest documents', async () => {
  const content = await goodContent()
  const reports = Array.from({ length: 60 }, (_, index) =>
    content.reports.slice(0, 1).map((entry) => ({
      ...entry,
      report: {
        ...entry.report,
        id: (index + 1) as DocumentId<'report'>,
        end: `19${String(index + 10)}-06-01`,
      },
    })),
  ).flat()
  const entries = await feedEntries(
    { ...content, reports, news: [] },
    { origin: 'https://dielli.test', base: '/' },
    async () => '',
  )
  const times = entries.map(({ time }) => time)
  expect(times).toHaveLength(50)
  expect([times[0], times.at(-1)]).toEqual(['1969-06-01T00:00:00Z', '1920-06-01T00:00:00Z'])
})

test('feed entry shows the caption and author below its first picture', async () => {
  const content = await goodContent()
  const news = content.news.map((post) => ({
    ...post,
    images: post.images.map((image) => ({ ...image, caption: 'Hija < muri', credit: 'Klubi' })),
  }))
  const address = { origin: 'https://dielli.test', base: '/' }
  const [entry] = await feedEntries({ ...content, reports: [], news }, address, async () => '<p>Teksti.</p>')
  expect(entry?.html).toMatch(
    /^<figure><img [^>]+><figcaption>Hija &lt; muri · Klubi<\/figcaption><\/figure>\n<p>Teksti.<\/p>$/,
  )
})

test('feed entry is updated on the day of its last change, not before publication', async () => {
  const content = await goodContent()
  const address = { origin: 'https://dielli.test', base: '/' }
  const datesFor = async (changedOn: (file: string) => string | undefined) => {
    const [entry] = await feedEntries({ ...content, reports: [] }, address, async () => '', changedOn)
    return [entry?.time, entry?.updated]
  }
  const published = '2021-05-03T00:00:00Z'
  const file = 'content/news/dita-e-diellit/index.mdx'
  expect(await datesFor((one) => (one === file ? '2024-02-01' : undefined))).toEqual([
    published,
    '2024-02-01T00:00:00Z',
  ])
  expect(await datesFor(() => '2020-01-01')).toEqual([published, published])
  expect(await datesFor(() => undefined)).toEqual([published, published])
})
