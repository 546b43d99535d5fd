import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import { format } from '../../model/message/format.ts'
import { refusals as coreWords } from '../words/core.json'
import trashWords from '../words/trash.json'
import { interruptedAt } from './testing/steps.ts'
import {
  openStudioOf,
  projectForEachTest,
  readIn,
  removeProject,
  runtimes,
  stateOf,
  writeIn,
} from './testing/studio.ts'

const report = 'content/reports/2024/index.mdx'
const news = 'content/news/prizren-klima/index.mdx'
const site = 'content/site.yaml'
const { refusals } = trashWords

let root: string
let before: Record<string, string>
const take = (...project: [root: string, before: Record<string, string>]) => {
  ;[root, before] = project
}

/** A document with a link to the report. */
const linking = 'content/projects/2023-2024-shkolla-verore-dy-edicione.mdx'

const siteText = () => readIn(root, site)

async function removeIn(at: Awaited<ReturnType<typeof openStudioOf>>, file: string) {
  const { revision } = await at.call('open', { file })
  return await at.call('remove', { file, revision })
}

/** Takes the links to a document out of those that have them; publishes that. */
async function publishWithoutLinks(at: Awaited<ReturnType<typeof openStudioOf>>, to: string): Promise<void> {
  const { page = '' } = await at.call('open', { file: to })
  const { links } = await at.call('links', { file: to })
  for (const { file } of links) {
    const opened = await at.call('open', { file })
    const text = opened.text.replaceAll(new RegExp(`${page}(?:#[\\w-]+)?(?![\\w/])`, 'g'), '/projects')
    await at.edit(opened, { op: 'write', text })
  }
  await at.publish(...links.map(({ file }) => file))
}

describe.each(runtimes)('%s', (runtime) => {
  projectForEachTest(take, runtime)

  test('open says that a removed document is in the trash', async () => {
    const at = await openStudioOf(root)
    await removeIn(at, news)
    await expect(at.call('open', { file: news })).rejects.toThrow(coreWords.inTrash)
    await at.publish(news)
    await expect(at.call('open', { file: news })).rejects.toThrow(coreWords.inTrash)
    const other = 'content/news/tjetri/index.mdx'
    await expect(at.call('open', { file: other })).rejects.toThrow(coreWords.noDocument)
  })

  test('removal is a draft: the list lacks the document, and nothing is written', async () => {
    const at = await openStudioOf(root)
    const { title } = await at.call('open', { file: report })
    expect(await removeIn(at, report)).toEqual({ gone: true })
    expect(await stateOf(root)).toEqual(before)
    const { documents } = await at.call('documents', {})
    expect(documents.map(({ file }) => file)).not.toContain(report)
    // Only the document with a link to the report has an error.
    expect(documents.filter(({ errors }) => errors > 0).map(({ file }) => file)).toEqual([linking])
    const own = Object.keys(before).filter((name) => name.startsWith('reports/2024/'))
    const removal = { file: report, title, state: 'removed', pictures: own.length - 1 }
    const links = documents.flatMap((one) =>
      one.file === linking ? { file: linking, title: one.title } : [],
    )
    expect((await at.call('changes', {})).documents).toEqual([
      { ...removal, errors: 1, hasConflict: false, links },
    ])
    // It is left out as long as another document has a link to it.
    expect(await at.publish(report)).toEqual({
      done: 'nothing',
      left: [{ file: report, title, why: 'links' }],
    })
    expect(await stateOf(root)).toEqual(before)
  })

  test('removal that is restored before it is published leaves nothing behind', async () => {
    const at = await openStudioOf(root)
    await removeIn(at, report)
    const again = await openStudioOf(root)
    const { deleted } = await again.call('trash', {})
    expect(deleted).toMatchObject([{ what: 'document', picture: expect.stringContaining('01.jpg') }])
    expect(await again.call('restore', { name: deleted[0]?.name ?? '' })).toEqual({ file: report })
    expect(await again.call('open', { file: report })).toMatchObject({ isDraft: false })
    expect(await again.call('trash', {})).toEqual({ deleted: [] })
    expect(await again.call('changes', {})).toMatchObject({ documents: [] })
    expect(await stateOf(root)).toEqual(before)
  })

  test('removal of a document with a draft keeps the draft in the trash', async () => {
    const at = await openStudioOf(root)
    await at.edit(await at.call('open', { file: news }), { op: 'set', path: ['author'], value: 'Redaksia' })
    await removeIn(at, news)
    const { deleted } = await at.call('trash', {})
    await at.call('restore', { name: deleted[0]?.name ?? '' })
    const opened = await at.call('open', { file: news })
    expect(opened).toMatchObject({ isDraft: true, values: { author: 'Redaksia' } })
  })

  test('removal is refused while the settings cannot be read, and for a new document', async () => {
    const at = await openStudioOf(root)
    await writeIn(root, site, 'name: "A\n')
    await expect(removeIn(at, report)).rejects.toMatchObject({ status: 409, message: refusals.site })
    const begun = await at.call('create', { kind: 'news', title: 'Dita', published: '2026-01-02' })
    const removed = at.call('remove', { file: begun.file, revision: begun.revision })
    await expect(removed).rejects.toMatchObject({ status: 409, message: refusals.notPublished })
  })
})

describe('on a computer', () => {
  projectForEachTest(take)

  test('publishing a removal lists its number, and its entry in the trash has everything', async () => {
    const at = await openStudioOf(root)
    const { title, id } = (await at.call('open', { file: report })).values as { title: string; id: number }
    await publishWithoutLinks(at, report)
    await removeIn(at, report)
    expect(await at.publish(report)).toEqual({ done: 'written', left: [] })
    const own = Object.keys(before).filter((name) => name.startsWith('reports/2024/'))
    const after = await stateOf(root)
    expect(Object.keys(after).filter((name) => name.startsWith('reports/2024/'))).toEqual([])
    expect(after['site.yaml']).toBe(`${before['site.yaml']}retired:\n  reports: [${id}]\n`)

    const { deleted } = await (await openStudioOf(root)).call('trash', {})
    const [one] = deleted.filter(({ what }) => what === 'document')
    expect(one).toMatchObject({ label: 'Raport', title, day: expect.stringMatching(/^\d+ \S+ \d{4}$/) })
    expect(await at.call('restore', { name: one?.name ?? '' })).toEqual({ file: report })
    expect(await at.call('open', { file: report })).toMatchObject({ isNew: true, title })
    expect(await at.call('changes', {})).toMatchObject({ documents: [{ file: report, state: 'restored' }] })
    await at.publish(report)
    const back = await stateOf(root)
    for (const name of [...own, 'site.yaml']) expect(back[name], name).toBe(before[name])
  })

  test('removal keeps concurrent changes of the settings', async () => {
    const at = await openStudioOf(root)
    const posts = (await at.call('documents', {})).documents.filter(({ kind }) => kind === 'project')
    const files = posts.slice(0, 2).map(({ file }) => file)
    for (const file of files) await removeIn(at, file)
    const other = (await siteText()).replace('shortName: Energjia', 'shortName: "Tjetër" # shënim')
    await writeIn(root, site, other)
    await at.publish(...files)
    expect(await siteText()).toMatch(
      /shortName: "Tjetër" # shënim[\s\S]*retired:\n {2}projects: \[\d+, \d+\]/,
    )
    for (const { name } of (await at.call('trash', {})).deleted) await at.call('restore', { name })
    await at.publish(...files)
    expect(await siteText()).toBe(other)
  })

  test.each([
    ['in one line', 'retired: { news: [98], reports: [99] }', 'retired: { news: [98], reports: [99, 9] }'],
    ['with a comment', 'retired: # të vjetra\n  reports: [99]', 'retired: # të vjetra\n  reports: [99, 9]'],
    ['without lists', 'retired: {}', 'retired: { reports: [9] }'],
  ])('trash keeps the bytes of retired numbers that are written %s', async (_, written, expected) => {
    const good = await siteText()
    await writeIn(root, site, `${written}\n${good}`)
    const at = await openStudioOf(root)
    const { id } = (await at.call('open', { file: report })).values as { id: number }
    await publishWithoutLinks(at, report)
    await removeIn(at, report)
    await at.publish(report)
    expect(await siteText()).toBe(`${expected.replace(/\b9\b/, String(id))}\n${good}`)
  })

  test('trash lists documents that link to a deleted one, which then have findings', async () => {
    const news = 'content/news/prizren-klima/index.mdx'
    const text = await readIn(root, news)
    const at = await openStudioOf(root)
    expect(await at.call('links', { file: report })).toMatchObject({
      links: [{ file: linking }],
      id: expect.any(Number),
    })
    const { id } = await at.call('links', { file: report })
    const links = `<p><a href="/blog/${id}#perfundimi">Përfundimi i edicionit</a> dhe <a href="/blog/${id}">raporti i plotë</a></p>`
    await writeIn(root, news, `${text.trimEnd()}\n${links}\n`)
    const { title } = (await at.call('open', { file: news })).values as { title: string }
    expect((await at.call('links', { file: report })).links).toMatchObject([
      { file: news, title },
      { file: linking },
    ])
    expect((await at.call('links', { file: news })).links).toMatchObject([
      { file: 'content/pages/home/index.yaml' },
      { file: 'content/projects/2022-veprimi-klimatik-prizren.mdx' },
    ])

    await removeIn(at, report)
    const { problems } = await at.call('open', { file: news })
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(2)
  })

  test('trash deletes no document that others changed since it was opened', async () => {
    const at = await openStudioOf(root)
    const { revision, text } = await at.call('open', { file: report })
    await writeIn(root, report, text.replace('author: Ekipi i shoqatës', 'author: Tjetri'))
    await expect(at.call('remove', { file: report, revision })).rejects.toMatchObject({ status: 409 })
    expect(Object.keys(await stateOf(root))).toEqual(Object.keys(before))
  })

  test('trash refuses pages, settings, other paths and unknown names, writes nothing', async () => {
    const at = await openStudioOf(root)
    for (const name of ['site.yaml', 'words.yaml', 'pages/home/index.yaml', 'pages/about/index.yaml']) {
      const removed = removeIn(at, `content/${name}`)
      await expect(removed).rejects.toMatchObject({ status: 403, message: refusals.notRemovable })
    }
    const reports = 'content/reports'
    for (const file of [reports, `${reports}/2024/01.jpg`, `${reports}/../site.yaml`, '/etc/passwd', 7]) {
      const removed = at.call('remove', { file: file as string, revision: 0 })
      await expect(removed).rejects.toMatchObject({ status: 404 })
    }
    for (const name of ['trash/../undo/x', 'trash/', '../..', 7])
      await expect(at.call('restore', { name: name as string })).rejects.toMatchObject({ status: 404 })
    expect(await stateOf(root)).toEqual(before)
  })

  test('trash deletes nothing from a folder with a link outside the content', async () => {
    await symlink('/etc/hostname', join(root, 'content/reports/2024/99.jpg'))
    const at = await openStudioOf(root)
    await expect(removeIn(at, report)).rejects.toMatchObject({ status: 403 })
    expect(Object.keys(await stateOf(root))).toHaveLength(Object.keys(before).length + 1)
  })

  test('restore overwrites no file of others', async () => {
    const at = await openStudioOf(root)
    await publishWithoutLinks(at, news)
    await removeIn(at, news)
    await at.publish(news)
    const name = (await at.call('trash', {})).deleted.find(({ what }) => what === 'document')?.name ?? ''
    const folder = posix.dirname(news)
    await writeIn(root, `${folder}/01.jpg`, 'e dikujt')
    await writeIn(root, news, '---\ntitle: E tjetrit\n---\n')
    await expect(at.call('restore', { name })).rejects.toMatchObject({
      message: format(refusals.occupied, { title: 'E tjetrit' }),
    })
    expect(await readIn(root, `${folder}/01.jpg`)).toBe('e dikujt')
    expect((await at.call('trash', {})).deleted.map((one) => one.name)).toContain(name)
  })

  test('removal of a broken document lists its number, unless another document has it', async () => {
    const at = await openStudioOf(root)
    await publishWithoutLinks(at, news)
    const text = await readFile(join(root, news), 'utf8')
    await writeIn(root, news, text.replace('author: Ekipi', 'author: "Ekipi'))
    await removeIn(at, news)
    await at.publish(news)
    expect(await siteText()).toContain('retired:')
    await writeIn(root, site, Buffer.from(before['site.yaml'] ?? '', 'latin1').toString())
    const twin = 'content/reports/2014/index.mdx'
    await mkdir(join(root, 'content/reports/1999'))
    await writeIn(root, 'content/reports/1999/index.mdx', await readFile(join(root, twin), 'utf8'))
    await publishWithoutLinks(at, twin)
    await removeIn(at, twin)
    await at.publish(twin)
    expect(await siteText()).not.toContain('retired:')
  })

  test('publishing a removal goes on when it is repeated after a stop at any step', async () => {
    const file = 'content/reports/2021/index.mdx'
    const projects: string[] = []
    const publishRemoval = async (project: string, end = Number.POSITIVE_INFINITY) => {
      const at = await openStudioOf(project)
      await publishWithoutLinks(at, file)
      await removeIn(at, file)
      return await interruptedAt(end, () => at.publish(file))
    }
    const copy = async () => {
      const project = await copyGoodSite()
      projects.push(project)
      return project
    }
    try {
      const whole = await copy()
      const steps = await publishRemoval(whole)
      const gone = await stateOf(whole)
      expect(steps).toBeGreaterThan(6)
      for (let end = 0; end < steps; end++) {
        const project = await copy()
        await publishRemoval(project, end).catch(() => undefined)
        const at = await openStudioOf(project)
        await at.publish(file)
        expect(await stateOf(project), `ended at ${end}`).toEqual(gone)
        const { deleted } = await at.call('trash', {})
        await at.call('restore', { name: deleted[0]?.name ?? '' })
        const { pictures } = await at.call('open', { file })
        for (const { file: name } of pictures) at.studio.picture(file, name)
        expect(pictures.length, `ended at ${end}`).toBeGreaterThan(2)
      }
    } finally {
      for (const project of projects) await removeProject(project)
    }
  })
})
