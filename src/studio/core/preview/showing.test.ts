import { readFile, rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../../../check/check.ts'
import { createMemory, forgetFile } from '../../../check/check-documents.ts'
import { filesOnDisk } from '../../../check/files-on-disk.ts'
import { copyGoodSite, documents, pictureFacts } from '../../../check/testing/good-site.ts'
import { recordsInMemory } from '../../../check/testing/overlay.ts'
import { compileBody } from '../../../pipeline/data/content-modules.ts'
import { publishedModules } from '../../../pipeline/data/published.ts'
import type { CurrentDraft } from '../draft.ts'
import { createDraftCheck } from './showing.ts'

let root = ''
beforeAll(async () => {
  root = await copyGoodSite()
})
afterAll(async () => await rm(root, { recursive: true }))

// Most documents are the same in each test.
const store = recordsInMemory()

/** The site with drafts that a test writes. */
function openSite() {
  const all = new Map<string, CurrentDraft>()
  const write = (file: string, text: string, pictures: readonly string[] = []) => {
    const draft = { file, text, base: '', original: '', pictures }
    all.set(file, { ...draft, published: '', isSent: false, isPublished: false, draft })
  }
  const memory = createMemory()
  const isOfDraft = (file: string) => [...all.values()].some(({ pictures }) => pictures.includes(file))
  const storedPath = (file: string) => (isOfDraft(file) ? `drafts/open/1/${posix.basename(file)}` : file)
  const check = createDraftCheck({ all: () => [...all.values()], has: (file) => all.has(file), storedPath })
  return {
    drafts: { all, write },
    memory,
    async show() {
      const { content, textOf } = await check({
        root,
        files: filesOnDisk(root),
        pictures: pictureFacts,
        store,
        memory,
      })
      if (content === undefined) throw new Error('Nothing is shown.')
      return { content, textOf }
    },
    /** Writes a draft of a document with some words replaced, and shows the site. */
    async write(file: string, ...changes: readonly (readonly [from: string, to: string])[]) {
      let text = all.get(file)?.text ?? (await readFile(join(root, file), 'utf8'))
      for (const [from, to] of changes) {
        expect(text).toContain(from)
        text = text.replace(from, to)
      }
      write(file, text, all.get(file)?.pictures)
      forgetFile(memory, file)
      return await this.show()
    },
  }
}

const reportOf = ({ content }: Awaited<ReturnType<ReturnType<typeof openSite>['show']>>) =>
  content.reports.find(({ file }) => file === documents.report)

test('preview shows the content of a build when there are no drafts or errors', async () => {
  const { content } = await openSite().show()
  const built = (await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })).content
  if (built === undefined) throw new Error('The good site is not good.')
  const valuesOf = (one: typeof content) => publishedModules(one).map(({ name, values }) => [name, values()])
  expect(valuesOf(content)).toEqual(valuesOf(built))
})

test('preview shows a valid draft', async () => {
  const site = openSite()
  const before = reportOf(await site.show())?.report.title ?? ''
  expect(reportOf(await site.write(documents.report, [before, 'Titulli i ri']))?.report.title).toBe(
    'Titulli i ri',
  )
})

/** The values of a content module, and the compiled code of its body. */
async function published(
  { content, textOf }: Awaited<ReturnType<ReturnType<typeof openSite>['show']>>,
  name: string,
) {
  const module = publishedModules(content).find((one) => one.name === name)
  if (module === undefined) return undefined
  const { body } = module
  return {
    values: module.values(),
    code: body === undefined ? '' : await compileBody(textOf(body) ?? '', body),
  }
}

test('preview marks empty fields and shows the rest of the document as written', async () => {
  const site = openSite()
  const shown = await site.write(
    documents.report,
    ["title: 'Dritarja: një javë për diellin'", "title: ''"],
    ['author: "Klubi"', 'author:'],
    ['alt: Hija e parë mbi fletore', "alt: ' '"],
    ['Dielli hyri', 'Hëna hyri'],
  )
  expect(reportOf(shown)?.report).toMatchObject({
    title: 'pa titull',
    author: 'pa autor',
    place: 'Prizren',
    images: [{ alt: 'pa përshkrim' }, { alt: 'Hija e mesditës: një vijë e shkurtër' }],
  })
  expect((await published(shown, 'report/1'))?.code).toContain('Hëna hyri')
})

test('preview shows the last readable body and the current fields', async () => {
  const site = openSite()
  await site.write(documents.report, ['Dielli hyri', 'Hëna hyri'])
  const shown = await site.write(
    documents.report,
    ['Hëna hyri', 'Ylli <Note> hyri'],
    ['place: Prizren', 'place: Pejë'],
  )
  expect(reportOf(shown)?.report.place).toBe('Pejë')
  expect((await published(shown, 'report/1'))?.code).toContain('Hëna hyri')
})

test('preview shows a body with minor errors and keeps it as the last readable body', async () => {
  const site = openSite()
  const unfinished = await site.write(
    documents.report,
    ['Dielli hyri', 'Ora hyri'],
    ['## Objektivat', '## Objektiv'],
  )
  expect((await published(unfinished, 'report/1'))?.code).toContain('Ora hyri')
  const broken = await site.write(documents.report, ['Ora hyri', 'Ylli {hyri'])
  expect((await published(broken, 'report/1'))?.code).toContain('Ora hyri')
})

test('preview runs no code of a draft and shows no foreign markup', async () => {
  const report = await openSite().write(documents.report, ['Dielli hyri', '{process.exit()}\n\nYlli hyri'])
  expect((await published(report, 'report/1'))?.code).toContain('Dielli hyri')
  const post = await openSite().write(documents.news, ['<p>Dita', '<script>alert(1)</script><p>Nata'])
  expect(post.content.news.find(({ id }) => Number(id) === 1)?.content).toContain('<p>Dita')
})

test('preview shows a post with an unfinished table and an undescribed picture', async () => {
  const shown = await openSite().write(
    documents.news,
    ['<th scope="col">Ora</th><th scope="col">Gradët</th>', '<td>Ora</td>'],
    ['<IMG alt="Furra hapet"', '<img alt=""'],
    ['published: 2021-05-03', 'published: 2021-06-03'],
  )
  const post = shown.content.news.find(({ id }) => Number(id) === 1)
  expect(post?.content).toContain('<td>Ora</td>')
  expect(post?.content).toContain('alt="pa përshkrim"')
  expect(post?.published).toBe('2021-06-03')
})

test('preview shows other documents when one has errors', async () => {
  const site = openSite()
  await site.write(documents.home, ['title:', 'titull:'])
  await site.write(documents.project, ['---\n', '--\n'])
  await site.write(documents.about, [':', ''])
  const shown = await site.write(documents.news, ['<p>Dita', '<p>Nata'])
  expect(shown.content.news.find(({ id }) => Number(id) === 1)?.content).toContain('<p>Nata')
  expect(shown.content.projects).toHaveLength(2)
  expect(shown.content.about.title).not.toBe('')
})

test('preview shows a page for a new document and removes it with its draft', async () => {
  const site = openSite()
  await site.show()
  site.drafts.write(
    'content/reports/2025/index.mdx',
    '---\nid: 9\nyear: 2025\ntitle:\nstart: 2025-11-21\nend: 2025-11-22\n---\n\n## Hyrje\n\n## Data: 21 Nëntor 2025\n',
  )
  delete site.memory.collected
  const { values } = (await published(await site.show(), 'report/9')) ?? {}
  expect(values?.report).toMatchObject({ id: 9, title: 'pa titull', images: [{ key: 'pa-foto' }] })
  site.drafts.all.clear()
  delete site.memory.collected
  expect(await published(await site.show(), 'report/9')).toBeUndefined()
})

test('preview finds the pictures of a draft in the drafts folder', async () => {
  const site = openSite()
  site.drafts.write(documents.report, await readFile(join(root, documents.report), 'utf8'), [
    posix.join(documents.report, '../03.jpg'),
  ])
  const shown = await site.write(documents.report, [
    'alt: "Hija e mesditës: një vijë e shkurtër"\n    file: 02.jpg',
    'alt: Ylli\n    file: 03.jpg',
  ])
  const image = reportOf(shown)?.report.images[1]
  expect(image?.alt).toBe('Ylli')
  expect(shown.content.pictures.find(({ key }) => key === image?.key)?.file).toBe('drafts/open/1/03.jpg')
})

/** A text as during typing or after a wrong paste: a random stretch of it is removed, doubled or replaced. */
function spoilt(text: string, round: number): string {
  const random = (limit: number) =>
    Math.floor(Math.abs(Math.sin(round++ * 12.9898) * 43_758.5453) * limit) % limit
  const start = random(text.length)
  const end = Math.min(text.length, start + random(40))
  const characters = ['', '{', '<', '"', ': ', '\n---\n', '<Note>', "'", text.slice(start, end).repeat(2)]
  return text.slice(0, start) + characters[random(characters.length)] + text.slice(end)
}

test.each(Object.entries(documents))(
  'preview builds every page for any text in the document „%s“',
  async (_name, file) => {
    const site = openSite()
    await site.show()
    const text = await readFile(join(root, file), 'utf8')
    for (let round = 0; round < 6; round++) {
      site.drafts.write(file, spoilt(text, round * 7))
      forgetFile(site.memory, file)
      const { content, textOf } = await site.show()
      for (const { body, values } of publishedModules(content)) {
        values()
        if (body === file) await compileBody(textOf(body) ?? '', body)
      }
      expect(content.reports.length + content.news.length + content.projects.length).toBe(5)
    }
  },
)
