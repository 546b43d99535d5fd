import { beforeAll, expect, test } from 'vitest'
import { memoryDisk } from '../../../util/disk/memory.ts'
import { type Files, openStudioOn, siteFiles, stateOf } from './testing/studio.ts'

const report = 'content/reports/2021/index.mdx'
const other = 'content/reports/2019/index.mdx'
const project = 'content/projects/2017-fletorja.mdx'
const news = 'content/news/dita-e-diellit/index.mdx'
const site = 'content/site.yaml'

let files: Files = {}
beforeAll(async () => {
  files = await siteFiles()
})

async function openSite() {
  const disk = memoryDisk(files)
  return { disk, before: stateOf(disk), ...(await openStudioOn(disk)) }
}

test('publish writes text and photographs, and removes photographs no longer shown', async () => {
  const { disk, before, edit, addPhoto, publish, call, textOf } = await openSite()
  await edit(report, { op: 'set', path: ['title'], value: 'Titull i ri' })
  await edit(report, { op: 'remove', path: ['gallery', 1] })
  const { text } = await addPhoto(report, 'foto-1.jpg')
  expect(stateOf(disk)).toEqual(before)
  expect((await call('changes', {})).documents).toEqual([
    { file: report, title: 'Titull i ri', state: 'changed', pictures: 2, errors: 0, hasConflict: false },
  ])
  expect(await publish(report)).toEqual({ done: 'written', left: [] })
  const { 'reports/2021/02.jpg': gone, ...rest } = before
  expect(gone).toBeDefined()
  const name = 'reports/2021/index.mdx'
  const photo = { 'reports/2021/foto-1.jpg': 'foto-1.jpg' }
  expect({ ...stateOf(disk), [name]: '' }).toEqual({ ...rest, ...photo, [name]: '' })
  expect(textOf(report)).toBe(text)
  expect(await call('changes', {})).toMatchObject({ documents: [], pending: [], way: 'folder' })
  expect(disk.list('drafts/open')).toEqual([])
})

test('publish does not write a photograph that the text does not show', async () => {
  const { disk, addPhoto, edit, publish } = await openSite()
  await addPhoto(report, 'foto-1.jpg')
  await edit(report, { op: 'remove', path: ['gallery', 2] })
  await edit(report, { op: 'set', path: ['title'], value: 'Titull i ri' })
  await publish(report)
  expect(disk.entryKind('content/reports/2021/foto-1.jpg')).toBeUndefined()
  expect(disk.list('drafts/open')).toEqual([])
})

test('publish writes the ticked one of two drafts, and the other stays a draft', async () => {
  const { edit, publish, call, textOf, before, disk } = await openSite()
  for (const file of [report, project]) await edit(file, { op: 'set', path: ['title'], value: 'Titull i ri' })
  expect(await publish(project)).toEqual({ done: 'written', left: [] })
  expect(textOf(project)).toContain('title: Titull i ri')
  expect(stateOf(disk)).toMatchObject({ 'reports/2021/index.mdx': before['reports/2021/index.mdx'] })
  expect(await call('changes', {})).toMatchObject({ documents: [{ file: report, state: 'changed' }] })
})

test('publish leaves out a document with an error or a conflict and says which', async () => {
  const { disk, edit, publish, textOf, call } = await openSite()
  await edit(project, { op: 'set', path: ['title'], value: 'Titull i ri' })
  await edit(report, { op: 'set', path: ['year'], value: 1821 })
  await edit(news, { op: 'set', path: ['title'], value: 'Dita jonë' })
  const theirs = textOf(news).replace('title: Dita e Diellit', 'title: Dita e tyre')
  await disk.write(news, theirs)
  const documents = [
    { file: project, errors: 0, hasConflict: false },
    { file: report, errors: 1, hasConflict: false },
    { file: news, errors: 0, hasConflict: true },
  ]
  const changes = await call('changes', {})
  expect(changes.documents.map(({ file, errors, hasConflict }) => ({ file, errors, hasConflict }))).toEqual(
    documents,
  )
  const { done, left } = await publish(report, news, project)
  expect([done, left.length]).toEqual(['written', 2])
  expect(left).toEqual(
    expect.arrayContaining([
      { file: report, title: 'Dritarja: një javë për diellin', why: 'errors' },
      { file: news, title: 'Dita jonë', why: 'conflict' },
    ]),
  )
  expect([textOf(project).includes('title: Titull i ri'), textOf(news)]).toEqual([true, theirs])
  expect(await publish(report)).toMatchObject({ done: 'nothing', left: [{ why: 'errors' }] })
})

test('publish removes the new pictures of a document that it could not write', async () => {
  const { disk, edit, addPhoto, publish, textOf } = await openSite()
  const before = stateOf(disk, 'content')
  await addPhoto(report, 'foto-1.jpg')
  await edit(report, { op: 'set', path: ['title'], value: 'Titull i ri' })
  const { write } = disk
  disk.write = async (file, data) => {
    if (file === report) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    await write(file, data)
  }
  await expect(publish(report)).rejects.toThrow()
  expect(stateOf(disk, 'content')).toEqual(before)
  disk.write = write
  expect(await publish(report)).toMatchObject({ done: 'written' })
  expect(textOf(report)).toContain("title: 'Titull i ri'")
})

test('publish leaves out a removal that leaves links nowhere, and writes the others', async () => {
  const { disk, edit, remove, publish, textOf, call } = await openSite()
  await edit(project, { op: 'set', path: ['title'], value: 'Titull i ri' })
  await remove(news)
  const { documents } = await call('changes', {})
  expect(documents.map(({ file, errors }) => [file, errors > 0])).toEqual([
    [project, false],
    [news, true],
  ])
  const left = [{ file: news, title: 'Dita e Diellit', why: 'links' }]
  expect(await publish(news, project)).toEqual({ done: 'written', left })
  expect([disk.entryKind(news), textOf(project).includes('title: Titull i ri')]).toEqual(['file', true])
})

test('publish keeps the edits of another program in the same document', async () => {
  const { disk, edit, publish, textOf } = await openSite()
  await edit(report, { op: 'set', path: ['title'], value: 'Titull i ri' })
  await disk.write(report, textOf(report).replace('place: Prizren', 'place: Gjakovë'))
  await publish(report)
  expect(textOf(report)).toContain("\ntitle: 'Titull i ri'\n")
  expect(textOf(report)).toContain('\nplace: Gjakovë\n')
})

test('publish gives a new document another path when its path was taken meanwhile', async () => {
  const { disk, call, edit, publish, textOf } = await openSite()
  const { file } = await call('create', { kind: 'project', title: 'Pylli', year: '2024' })
  const { text } = await edit(file, { op: 'body', text: 'Pylli ynë.\n' })
  const theirs = text.replace('ynë', 'i tyre').replace(/^id: .*$/m, 'id: 7')
  await disk.write(file, theirs)
  expect(await publish(file)).toMatchObject({ done: 'written', left: [] })
  expect(textOf(file)).toBe(theirs)
  expect(textOf(file.replace('.mdx', '-2.mdx'))).toBe(text)
})

test('word typed during publishing stays a draft of the published text', async () => {
  for (const delay of [0, 1, 2, 3, 5, 8, 13, 21]) {
    const { edit, publish, call, textOf } = await openSite()
    const { revision } = await edit(report, { op: 'set', path: ['title'], value: 'Titull' })
    const publishing = publish(report)
    for (let turn = 0; turn < delay; turn++) await undefined
    const value = 'Titull i gjatë'
    await call('edit', { file: report, revision, operation: { op: 'set', path: ['title'], value } })
    expect(await publishing).toMatchObject({ done: 'written' })
    const opened = await call('open', { file: report })
    expect([opened.values, opened.conflict]).toMatchObject([{ title: value }, undefined])
    await publish(report)
    expect(textOf(report)).toContain(`title: '${value}'\n`)
  }
})

test('trash keeps and restores the former version with its photographs', async () => {
  const { disk, before, edit, publish, call, studio } = await openSite()
  await edit(report, { op: 'set', path: ['title'], value: 'Titull i ri' })
  await edit(report, { op: 'remove', path: ['gallery', 1] })
  await publish(report)
  const { deleted } = await call('trash', {})
  expect(deleted).toEqual([
    {
      name: expect.any(String),
      label: 'Raport',
      title: 'Dritarja: një javë për diellin',
      day: expect.stringMatching(/^\d+ \S+ \d{4}$/),
      what: 'version',
      picture: expect.stringContaining('kopertina.jpg'),
    },
  ])
  const { name = '' } = deleted[0] ?? {}
  const text = Buffer.from(studio.picture(report, '02.jpg', name)).toString()
  // A picture that both versions show is kept with neither.
  expect(Buffer.from(studio.picture(report, '01.jpg', name)).toString()).toBe(before['reports/2021/01.jpg'])
  expect(text).toBe(before['reports/2021/02.jpg'])
  expect(await call('restore', { name })).toEqual({ file: report })
  expect(await call('changes', {})).toMatchObject({ documents: [{ file: report, pictures: 1 }] })
  expect(await publish(report)).toEqual({ done: 'written', left: [] })
  expect(stateOf(disk)).toEqual(before)
  // The version between is the former one now.
  expect((await call('trash', {})).deleted).toMatchObject([{ title: 'Titull i ri', what: 'version' }])
})

test('trash keeps the former version when publishing cannot write the document', async () => {
  const { disk, edit, publish, call } = await openSite()
  const versions = async () => (await call('trash', {})).deleted.map(({ title, what }) => [title, what])
  const publishTitle = async (value: string) => {
    await edit(report, { op: 'set', path: ['title'], value })
    return await publish(report)
  }
  const { write } = disk
  const refuse = () => {
    disk.write = async (file, data) => {
      if (file === report) throw Object.assign(new Error('read-only'), { code: 'EACCES' })
      await write(file, data)
    }
  }
  refuse()
  for (const title of ['Titull i ri', 'Titull më i ri']) await expect(publishTitle(title)).rejects.toThrow()
  expect(await versions()).toEqual([])
  disk.write = write
  await publishTitle('Titull i ri')
  const first = [['Dritarja: një javë për diellin', 'version']]
  expect(await versions()).toEqual(first)
  refuse()
  await expect(publishTitle('Titulli i dytë')).rejects.toThrow()
  expect(await versions()).toEqual(first)
  disk.write = write
  await publish(report)
  expect(await versions()).toEqual([['Titull i ri', 'version']])
  expect(disk.list('drafts/trash')).toHaveLength(1)
})

test('publish removes a document and its folder, lists its number, fills the trash', async () => {
  const { disk, before, remove, publish, call, studio, textOf } = await openSite()
  await remove(other)
  expect(stateOf(disk)).toEqual(before)
  expect((await call('documents', {})).documents.map(({ file }) => file)).not.toContain(other)
  expect(await call('changes', {})).toMatchObject({ documents: [{ file: other, state: 'removed' }] })
  expect(await publish(other)).toEqual({ done: 'written', left: [] })
  const rest = Object.entries(before).filter(([name]) => !name.startsWith('reports/2019/'))
  const listed = `${before['site.yaml']}retired:\n  reports: [2]\n`
  expect(stateOf(disk)).toEqual({ ...Object.fromEntries(rest), 'site.yaml': listed })
  expect(disk.entryKind('content/reports/2019')).toBeUndefined()

  const [{ name = '', what = '' } = {}] = (await call('trash', {})).deleted
  expect(what).toBe('document')
  expect(Buffer.from(studio.picture(other, '01.jpg', name)).toString()).toBe(before['reports/2019/01.jpg'])
  expect(await call('restore', { name })).toEqual({ file: other })
  expect((await call('open', { file: other })).problems).toEqual([])
  expect(await publish(other)).toEqual({ done: 'written', left: [] })
  expect(stateOf(disk)).toEqual(before)
  expect(textOf(site)).not.toContain('retired')
  expect((await call('trash', {})).deleted).toEqual([])
})

test('publish keeps files that the site does not read when it removes a document', async () => {
  const { disk, remove, publish, call } = await openSite()
  await disk.write('content/reports/2019/plani.docx', 'a note')
  await disk.write('content/.env', 'a secret')
  expect((await call('changes', {})).leftOut).toEqual(['content/.env', 'content/reports/2019/plani.docx'])
  await remove(other)
  await publish(other)
  expect(Object.keys(stateOf(disk)).filter((name) => name.startsWith('reports/2019/'))).toEqual([
    'reports/2019/plani.docx',
  ])
})

test('publish writes nothing through a link that leads outside the content', async () => {
  const { disk, edit } = await openSite()
  await edit(report, { op: 'set', path: ['title'], value: 'Titull i ri' })
  const linked = {
    ...disk,
    entryKind: (path: string) => (path === report ? ('other' as const) : disk.entryKind(path)),
  }
  const before = stateOf(disk)
  const { publish } = await openStudioOn(linked)
  await expect(publish(report)).rejects.toMatchObject({ status: 403 })
  expect(stateOf(disk)).toEqual(before)
})
