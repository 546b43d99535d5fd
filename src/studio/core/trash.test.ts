import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import coreWords from '../words/core.json'
import { format } from '../words/format.ts'
import trashWords from '../words/trash.json'
import { beforeEachStep, interruptedAt } from './testing/steps.ts'
import {
  homes,
  openStudioOf,
  projectForEachTest,
  readIn,
  removeProject,
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

describe.each(homes)('%s', (home) => {
  projectForEachTest(take, home)

  test('trash deletes a document with pictures, retires its number and restores it', async () => {
    const at = await openStudioOf(root)
    const { title, id } = (await at.call('open', { file: report })).values as { title: string; id: number }
    expect(await removeIn(at, report)).toEqual({ gone: true })
    const after = await stateOf(root)
    const own = Object.keys(before).filter((name) => name.startsWith('reports/2024/'))
    expect(own.length).toBeGreaterThan(10)
    const rest = Object.entries(before).filter(([name]) => !own.includes(name))
    const listed = `${before['site.yaml']}retired:\n  reports: [${id}]\n`
    expect(after).toEqual({ ...Object.fromEntries(rest), 'site.yaml': listed })
    const { documents } = await at.call('documents', {})
    // Only the document with a link to the report has an error.
    expect(documents.filter(({ errors }) => errors > 0).map(({ file }) => file)).toEqual([linking])

    const { deleted } = await (await openStudioOf(root)).call('trash', {})
    const [one] = deleted
    expect(deleted).toEqual([
      { ...one, label: 'Raport', title, day: expect.stringMatching(/^\d+ \S+ \d{4}$/) },
    ])
    expect(await at.call('restore', { name: one?.name ?? '' })).toEqual({ file: report })
    expect(await stateOf(root)).toEqual(before)
    expect(await at.call('trash', {})).toEqual({ deleted: [] })
  })

  test('trash reuses no retired number and keeps other changes in any restore order', async () => {
    const at = await openStudioOf(root)
    const { documents } = await at.call('documents', {})
    const posts = documents.filter(({ kind }) => kind === 'news').slice(0, 2)
    for (const { file } of [...posts, { file: report }]) await removeIn(at, file)
    await writeIn(
      root,
      site,
      (await siteText()).replace('shortName: Energjia', 'shortName: "Tjetër" # shënim'),
    )
    const other = await siteText()
    const { deleted } = await at.call('trash', {})
    for (const { name } of deleted.toReversed()) await at.call('restore', { name })
    expect(other).toContain('retired:')
    expect(await stateOf(root)).toEqual({
      ...before,
      'site.yaml': before['site.yaml']?.replace('shortName: Energjia', 'shortName: "TjetÃ«r" # shÃ«nim'),
    })
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
    await removeIn(at, report)
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
      { file: 'content/projects/2022-veprimi-klimatik-prizren.mdx' },
    ])

    await removeIn(at, report)
    const { problems } = await at.call('open', { file: news })
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(2)
  })

  test('trash deletes nothing when the document or the settings have a draft', async () => {
    const at = await openStudioOf(root)
    const opened = await at.call('open', { file: report })
    const draft = await at.act(opened, { act: 'set', path: ['title'], value: 'Draft' })
    const call = at.call('remove', { file: report, revision: draft.revision })
    await expect(call).rejects.toMatchObject({ status: 409, message: refusals.hasDraft })
    await at.call('discard', { file: report })
    await at.act(await at.call('open', { file: site }), { act: 'set', path: ['shortName'], value: 'Tjetër' })
    await expect(removeIn(at, report)).rejects.toMatchObject({ status: 409, message: refusals.site })
    await at.call('discard', { file: site })
    await writeIn(root, site, 'name: "A\n')
    await expect(removeIn(at, report)).rejects.toMatchObject({ status: 409, message: refusals.site })
    await writeIn(root, site, Buffer.from(before['site.yaml'] ?? '', 'latin1').toString())
    expect(await stateOf(root)).toEqual(before)
  })
})

describe('on a computer', () => {
  projectForEachTest(take)

  test('trash deletes no document that others changed since it was opened', async () => {
    const at = await openStudioOf(root)
    const { revision, text } = await at.call('open', { file: report })
    await writeIn(root, report, text.replace('author: Ekipi i shoqatës', 'author: Tjetri'))
    await expect(at.call('remove', { file: report, revision })).rejects.toMatchObject({ status: 409 })
    expect(Object.keys(await stateOf(root))).toEqual(Object.keys(before))
  })

  test('trash stops deletion and restore without writing when others write meanwhile', async () => {
    const at = await openStudioOf(root)
    const folder = join(root, 'content/news/prizren-klima')
    const someoneWrites = (text: string) => () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'index.mdx'), text)
    }
    const deletion = beforeEachStep(someoneWrites('e dikujt'), () => removeIn(at, news))
    await expect(deletion).rejects.toMatchObject({ status: 409, message: coreWords.refusals.otherRevision })
    expect(await stateOf(root)).toEqual({ ...before, 'news/prizren-klima/index.mdx': 'e dikujt' })

    await removeIn(at, news)
    const name = (await at.call('trash', {})).deleted[0]?.name ?? ''
    const gone = await stateOf(root)
    const theirs = '---\ntitle: E tjetrit\n---\n'
    const restored = beforeEachStep(someoneWrites(theirs), () => at.call('restore', { name }))
    await expect(restored).rejects.toThrow(format(refusals.occupied, { title: 'E tjetrit' }))
    expect(await stateOf(root)).toEqual({ ...gone, 'news/prizren-klima/index.mdx': theirs })
    expect((await at.call('trash', {})).deleted).toHaveLength(1)

    await removeIn(at, report)
    const [deleted] = (await at.call('trash', {})).deleted
    let line = '# e dikujt\n'
    const addLine = () => {
      appendFileSync(join(root, site), line)
      line = ''
    }
    await beforeEachStep(addLine, () => at.call('restore', { name: deleted?.name ?? '' }))
    expect(await stateOf(root)).toMatchObject({ 'site.yaml': `${before['site.yaml']}# e dikujt\n` })
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

  test('trash restore overwrites no file and gives no number twice', async () => {
    const at = await openStudioOf(root)
    const { id } = (await at.call('open', { file: report })).values as { id: number }
    await removeIn(at, report)
    const name = (await at.call('trash', {})).deleted[0]?.name ?? ''
    await mkdir(join(root, 'content/reports/2024'))
    await writeFile(join(root, 'content/reports/2024/01.jpg'), 'e dikujt')
    const there = 'content/reports/2024/01.jpg'
    await expect(at.call('restore', { name })).rejects.toMatchObject({
      message: format(refusals.occupiedByFile, { name: '01.jpg' }),
    })
    expect(await readFile(join(root, there), 'utf8')).toBe('e dikujt')
    await writeFile(join(root, 'content/reports/2024/index.mdx'), '')
    await writeFile(join(root, 'content/reports/2014/index.mdx'), `---\nid: ${id}\n---\n`)
    await removeProject(join(root, 'content/reports/2024'))
    await expect(at.call('restore', { name })).rejects.toMatchObject({
      message: format(refusals.numberGiven, { id }),
    })
    expect((await at.call('trash', {})).deleted).toHaveLength(1)
  })

  test('trash deletes a broken document and does not retire a number still in use', async () => {
    const at = await openStudioOf(root)
    const text = await readFile(join(root, report), 'utf8')
    await writeIn(root, report, text.replace('author: Ekipi', 'author: "Ekipi'))
    await removeIn(at, report)
    expect(await siteText()).toContain('retired:')
    await writeIn(root, site, Buffer.from(before['site.yaml'] ?? '', 'latin1').toString())
    const twin = 'content/reports/2014/index.mdx'
    await mkdir(join(root, 'content/reports/1999'))
    await writeIn(root, 'content/reports/1999/index.mdx', await readFile(join(root, twin), 'utf8'))
    await removeIn(at, twin)
    expect(await siteText()).not.toContain('retired:')
    const [{ name } = { name: '' }] = (await at.call('trash', {})).deleted
    expect(await at.call('restore', { name })).toEqual({ file: twin })
  })

  test('trash leaves the old or the new state when deletion or restore crashes', async () => {
    const file = 'content/reports/2021/index.mdx'
    const projects: string[] = []
    const copy = async () => {
      const project = await copyGoodSite()
      projects.push(project)
      return project
    }
    const remove = async (project: string, end = Number.POSITIVE_INFINITY) => {
      const studio = await openStudioOf(project)
      return await interruptedAt(end, () => removeIn(studio, file))
    }
    const restore = async (project: string, end = Number.POSITIVE_INFINITY) => {
      const { call } = await openStudioOf(project)
      const { deleted } = await call('trash', {})
      return await interruptedAt(end, () => call('restore', { name: deleted[0]?.name ?? '' }))
    }
    try {
      const whole = await copy()
      const there = await stateOf(whole)
      const removals = await remove(whole)
      const gone = await stateOf(whole)
      const returns = await restore(whole)
      expect(await stateOf(whole)).toEqual(there)
      const outcomes = new Set<string>()
      for (const [act, most] of [
        [remove, removals],
        [restore, returns],
      ] as const) {
        expect(most).toBeGreaterThan(6)
        for (let end = 0; end < most; end++) {
          const project = await copy()
          if (act === restore) await remove(project)
          const isDone = await act(project, end).then(
            () => true,
            () => false,
          )
          const { call } = await openStudioOf(project)
          // A failed act takes no effect later.
          const isGone = (await call('trash', {})).deleted.length === 1
          expect(isGone, `${act.name} ended at ${end}`).toBe(isDone === (act === remove))
          expect(await stateOf(project), `${act.name} ended at ${end}`).toEqual(isGone ? gone : there)
          outcomes.add(`${act.name} ${isGone}`)
          if (isGone) await restore(project)
          expect(await stateOf(project)).toEqual(there)
        }
      }
      expect(outcomes.size).toBe(4)
    } finally {
      for (const project of projects) await removeProject(project)
    }
  })
})
