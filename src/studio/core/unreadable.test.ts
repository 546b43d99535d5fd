import { describe, expect, test } from 'vitest'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import * as posix from '../../util/posix.ts'
import type { OpenDocument } from '../protocol.ts'
import { failures } from '../words/core.json'
import { openDrafts } from './drafts.ts'
import { createStudio } from './studio.ts'
import { withClosed, withUnlisted } from './testing/faulty-disk.ts'
import { diskOf, optionsOf, projectForEachTest, runtimes } from './testing/studio.ts'

const report = 'content/reports/2024/index.mdx'
const news = 'content/news/rahovec-2050/index.mdx'
const homePage = 'content/pages/home/index.yaml'

describe.each(runtimes)('%s', (runtime) => {
  let root: string
  projectForEachTest((project) => {
    root = project
  }, runtime)

  test.each([
    [news, withClosed],
    [posix.dirname(news), withClosed],
    [posix.dirname(news), withUnlisted],
  ])('list marks one document when %s is unreadable', async (closed, close) => {
    const disk = await diskOf(root)
    const given = await optionsOf(root)
    const isWritable = (file: string) => file !== homePage
    const there = { ...close(disk, closed), isWritable }
    const studio = await createStudio({ ...given, disk: there, drafts: openDrafts(there) })
    const { documents } = await studio.call('documents', {})
    const faults = documents.filter(({ fault }) => fault !== undefined)
    expect(faults.map(({ file }) => file)).toEqual([news, homePage])
    expect(faults[0]?.fault).toBe(failures.notReadable)
    expect(documents.filter(({ errors }) => errors > 0)).toEqual([])
    expect(await studio.call('open', { file: report })).toMatchObject({ file: report })
    await expect(studio.call('open', { file: news })).rejects.toThrow(failures.notReadable)
  })

  test.each([
    ['news', 'news/0000/index.mdx', 'project', withClosed],
    ['news', 'news/0000/index.mdx', 'project', withUnlisted],
    ['reports', 'reports/0000/index.mdx', 'project', withClosed],
    ['projects', 'projects/0000-0.mdx', 'news', withUnlisted],
  ])(
    'list marks the folder %s and keeps other kinds when it is unreadable',
    async (name, placeholder, kind, close) => {
      const { studio, listed } = await openClosed(`content/${name}`, { close })
      const { documents } = await listed()
      const faults = documents.filter(({ fault }) => fault !== undefined)
      expect(faults).toMatchObject([
        { file: `content/${placeholder}`, title: name, fault: failures.closedFolder },
      ])
      expect(documents.filter(({ errors }) => errors > 0)).toEqual([])
      await expect(studio.call('open', { file: faults[0]?.file })).rejects.toThrow(failures.closedFolder)
      const begun = { title: 'Drita e re', published: '2026-01-02', year: '2026', start: '2026-01-02' }
      expect(await studio.call('create', { ...begun, kind })).toMatchObject({ isNew: true })
      const closed = { ...begun, kind: documents.find(({ fault }) => fault)?.kind, end: '2026-01-03' }
      await expect(studio.call('create', closed)).rejects.toThrow(failures.closedFolder)
    },
  )

  test.each([withClosed, withUnlisted])(
    'list marks every page when the folder of all pages is unreadable',
    async (close) => {
      const { documents } = await (await openClosed('content/pages', { close })).listed()
      const faults = documents.filter(({ fault }) => fault !== undefined)
      expect(faults.map(({ file }) => file)).toContain(homePage)
      expect(faults.every(({ file }) => file.startsWith('content/pages/'))).toBe(true)
    },
  )

  test.each([withClosed, withUnlisted])(
    'list marks everything except a draft when no content is readable',
    async (close) => {
      const begun = { kind: 'news', title: 'Drita e re', published: '2026-01-02' }
      const { studio: before } = await openClosed('none')
      const { file } = (await before.call('create', begun)) as OpenDocument
      const { studio, listed } = await openClosed('content', { close })
      const { documents } = await listed()
      expect(documents.filter(({ fault }) => fault === undefined).map((one) => one.file)).toEqual([file])
      const faults = documents.map((one) => one.file)
      expect(faults).toEqual(
        expect.arrayContaining([homePage, 'content/site.yaml', 'content/news/0000/index.mdx']),
      )
      expect(await studio.call('changes', {})).toMatchObject({ documents: [{ file, state: 'new' }] })
    },
  )

  test.each([withClosed, withUnlisted])(
    'list shows the documents unchanged when the static files are unreadable',
    async (close) => {
      const { documents } = await (await openClosed('public', { close })).listed()
      expect(documents.filter(({ errors, fault }) => errors > 0 || fault)).toEqual([])
      expect(documents.map(({ file }) => file)).toContain(news)
    },
  )

  test('create begins a document when another one of its kind is unreadable', async () => {
    const { studio } = await openClosed(news)
    const begun = { kind: 'news', title: 'Drita e re', published: '2026-01-02' }
    expect(await studio.call('create', begun)).toMatchObject({ file: 'content/news/drita-e-re/index.mdx' })
  })

  test('list reports a problem only at the document whose photo is unreadable', async () => {
    const { pictures } = (await optionsOf(root)).services
    const closed = `${posix.dirname(report)}/01.jpg`
    const { studio, listed } = await openClosed(closed, {
      pictures: async (file) => {
        if (file === posix.join(root, closed)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
        return await pictures(file)
      },
    })
    const { documents } = await listed()
    expect(documents.filter(({ errors }) => errors > 0).map(({ file }) => file)).toEqual([report])
    expect(await studio.call('open', { file: report })).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]),
    })
    expect(await studio.call('open', { file: news })).toMatchObject({ file: news })
  })

  async function openClosed(
    closed: string,
    { close = withClosed, pictures }: { close?: typeof withClosed; pictures?: PictureFacts } = {},
  ) {
    const given = await optionsOf(root)
    const disk = close(await diskOf(root), closed)
    const services = { ...given.services, ...(pictures && { pictures }) }
    const studio = await createStudio({ ...given, disk, drafts: openDrafts(disk), services })
    const listed = async () => await studio.call('documents', {})
    return { studio, listed }
  }
})
