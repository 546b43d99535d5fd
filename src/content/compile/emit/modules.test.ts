import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import type { Content } from '../content.ts'
import { copyGoodSite, pictureFacts } from '../testing/good-site.ts'
import { createEmitMemory } from './memory.ts'
import { emitModules, emitPublished } from './modules.ts'

let root = ''
let content: Content

beforeAll(async () => {
  root = await copyGoodSite()
  const checked = await checkContent({ root, pictures: pictureFacts })
  if (checked.content === undefined) throw new Error('The good site is not good.')
  content = checked.content
})

afterAll(async () => await rm(root, { recursive: true }))

test('emits one module a list, a report and a news post', () => {
  expect([...emitModules(content).keys()]).toEqual([
    'ids.ts',
    'site.ts',
    'words/editions.ts',
    'words/reading.ts',
    'words/furtherNews.ts',
    'words/missing.ts',
    'words/searching.ts',
    'words/timeline.ts',
    'words/projectFilter.ts',
    'words/projectPages.ts',
    'words/gallery.ts',
    'home.ts',
    'about.ts',
    'lists/reports-1.ts',
    'lists.ts',
    'lists/projects-1.ts',
    'project-lists.ts',
    'titles.ts',
    'known.ts',
    'report/1.ts',
    'report/2.ts',
    'news/1.ts',
    'loaders/report-0.ts',
    'loaders/news-0.ts',
    'loaders.ts',
    'reports.ts',
    'news.ts',
    'search/report-0.ts',
    'search/news-0.ts',
    'search/project-0.ts',
    'search/pages.ts',
    'search.ts',
    'entities.ts',
    'pictures.json',
  ])
})

test('emits ids as literal unions', () => {
  expect(
    emitModules(content).get('ids.ts'),
  ).toBe(`// Generated from content/ by the content compiler; changes here are overwritten.

export type ReportId = 1 | 2
export const reportIds = [1, 2] as const

export type NewsId = 1
export const newsIds = [1] as const

export type ProjectId = 1 | 2
export const projectIds = [1, 2] as const
`)
})

test('emits the loaders of the documents in parts of fifty ids', () => {
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has reports.')
  const reports = [1, 49, 50].map((id) => ({ ...entry, report: { ...entry.report, id } }))
  const modules = emitModules({ ...content, reports })
  expect(
    modules.get('loaders.ts'),
  ).toBe(`// Generated from content/ by the content compiler; changes here are overwritten.

export const reportParts = {
  0: () => import('./loaders/report-0.ts'),
  1: () => import('./loaders/report-1.ts'),
}

export const newsParts = {
  0: () => import('./loaders/news-0.ts'),
}
`)
  expect(
    modules.get('loaders/report-0.ts'),
  ).toBe(`// Generated from content/ by the content compiler; changes here are overwritten.

export const modules = {
  1: () => import('../report/1.ts'),
  49: () => import('../report/49.ts'),
}
`)
})

test('emits a report with its body', () => {
  expect(
    emitModules(content).get('report/2.ts'),
  ).toBe(`// Generated from content/ by the content compiler; changes here are overwritten.
import type { ReportAround, ReportPage } from '../../schema/report.ts'

export const report: ReportPage = {
  "id": 2,
  "year": 2019,
  "title": "Një ditë me erë",
  "description": "Një ditë e vetme në kodër, me fije leshi, me karton dhe me shumë durim për erën.",
  "date": "3 Qershor 2019",
  "start": "2019-06-03",
  "end": "2019-06-03",
  "author": "Klubi",
  "readTime": "1 minutë lexim",
  "images": [
    {
      "key": "2019-01.0123abcd",
      "width": 1600,
      "height": 1067,
      "tone": 3,
      "alt": "Kodra"
    }
  ],
  "sections": [
    {
      "anchor": "hyrje",
      "kind": "intro",
      "label": "Hyrje"
    },
    {
      "anchor": "dita-1",
      "kind": "day",
      "label": "3 Qershor 2019"
    },
    {
      "anchor": "perfundim",
      "kind": "conclusion",
      "label": "Përfundim"
    }
  ],
  "figures": {}
}

export const around: ReportAround = {
  "later": {
    "id": 1,
    "title": "Dritarja: një javë për diellin",
    "date": "28 Shkurt - 4 Mars 2021"
  },
  "others": []
}

export { default as Body } from '../../../../content/reports/2019/index.mdx'
`)
})

/** What a module of constants exports. */
function evaluate(module: string): unknown {
  const statements = module
    .replaceAll(/^(?:import type|export \{).*$/gm, '')
    .replaceAll(/^export const (\w+)(?:: .*?)? = /gm, 'module.$1 = ')
  return new Function(`const module = {};${statements};return module`)()
}

test('what is published of a module are its values, and of a report the document of its body too', () => {
  const modules = emitModules(content)
  const published = emitPublished(content)
  expect(published.map(({ name, body }) => [name, body])).toEqual([
    ['home', undefined],
    ['about', undefined],
    ['titles', undefined],
    ['known', undefined],
    ['lists/reports-1', undefined],
    ['lists/projects-1', undefined],
    ['report/1', 'content/reports/2021/index.mdx'],
    ['report/2', 'content/reports/2019/index.mdx'],
    ['news/1', undefined],
  ])
  for (const { name, values } of published)
    expect(evaluate(modules.get(`${name}.ts`) ?? ''), name).toEqual(JSON.parse(JSON.stringify(values())))
})

test('splits the list of editions, and tells each of those around it, however many there are', () => {
  const [first] = content.reports
  if (first === undefined) throw new Error('The good site has no report.')
  const reports = Array.from({ length: 50 }, (_, index) => ({
    ...first,
    report: { ...first.report, id: index + 1, title: `Edicioni ${index + 1}` },
  }))
  const modules = emitModules({ ...content, reports })
  expect([...modules.keys()].filter((name) => /^lists\.ts|^lists\/reports/.test(name))).toEqual([
    'lists/reports-1.ts',
    'lists/reports-2.ts',
    'lists/reports-3.ts',
    'lists.ts',
  ])
  const titles = (name: string) => modules.get(name)?.match(/"title": "Edicioni \d+"/g)
  expect(titles('lists/reports-3.ts')).toEqual(['"title": "Edicioni 49"', '"title": "Edicioni 50"'])
  expect(modules.get('lists/reports-3.ts')).toContain('"page": 3,\n  "pages": 3')
  const around = (id: number) =>
    modules
      .get(`report/${id}.ts`)
      ?.split('export const around')[1]
      ?.match(/(?<="title": "Edicioni )\d+/g)
  // Earlier, later, and three others that are neither.
  expect(around(20)).toEqual(['21', '19', '18', '22', '23'])
  expect(around(1)).toEqual(['2', '3', '4', '5'])
  expect(around(2)).toEqual(['3', '1', '4', '5', '6'])
  expect(around(49)).toEqual(['50', '48', '45', '46', '47'])
  expect(around(50)).toEqual(['49', '46', '47', '48'])
})

test('a post leads to the next older one, the oldest to the newest, and the only one nowhere', () => {
  const [post] = content.news
  if (post === undefined) throw new Error('The good site has no post.')
  const news = [7, 2, 5].map((id) => ({ ...post, id, title: `Lajmi ${id}` }))
  const nextOf = (posts: typeof news, id: number) =>
    emitModules({ ...content, news: posts })
      .get(`news/${id}.ts`)
      ?.match(/"next": \{\n *"id": (\d+),\n *"title": "(.*)"/)
      ?.slice(1)
  expect(news.map(({ id }) => nextOf(news, id))).toEqual([
    ['2', 'Lajmi 2'],
    ['5', 'Lajmi 5'],
    ['7', 'Lajmi 7'],
  ])
  expect(nextOf(news.slice(0, 1), 7)).toBeUndefined()
})

test('lists newest first and pictures by key, each file once', () => {
  expect(content.reports.map(({ report }) => report.id)).toEqual([1, 2])
  expect(content.projects.map(({ id }) => id)).toEqual([2, 1])
  expect(content.pictures.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    '2019-01.0123abcd raster',
    '2021-01.0123abcd raster',
    '2021-02.0123abcd raster',
    '2021-03.0123abcd raster',
    '2021-kopertina.0123abcd raster',
    'dita-e-diellit-01.0123abcd raster',
    'dita-e-diellit-02.0123abcd raster',
    'home-a.0123abcd raster',
    'home-b.0123abcd raster',
    'home-c.0123abcd raster',
    'home-d.0123abcd raster',
    'home-diell.0123abcd vector',
    'home-e.0123abcd raster',
    'home-kreu.0123abcd raster',
  ])
})

test('the same content yields the same bytes, with or without a cache', async () => {
  const cache = new Map()
  const runs = [{}, { cache }, { cache }]
  const texts = []
  for (const options of runs) {
    const checked = await checkContent({ root, pictures: pictureFacts, ...options })
    texts.push(checked.content && [...emitModules(checked.content)])
  }
  expect(texts).toEqual([[...emitModules(content)], [...emitModules(content)], [...emitModules(content)]])
})

test('texts that are remembered are those that would be made anew, also after an edit', async () => {
  const [cache, remember] = [new Map(), createEmitMemory()]
  const emit = async () => {
    const { content: now } = await checkContent({ root, pictures: pictureFacts, cache })
    if (now === undefined) throw new Error('The good site is not good.')
    const modules = emitModules(now, remember)
    expect([...modules]).toEqual([...emitModules(now)])
    return modules
  }
  await emit()
  const [project, report] = ['content/projects/2017-fletorja.mdx', content.reports[0]?.file ?? '']
  const texts = new Map<string, string>()
  for (const file of [project, report]) {
    texts.set(file, await readFile(path.join(root, file), 'utf8'))
    const text = texts.get(file)?.replace(/^title: .*$/m, 'title: Një tjetër') ?? ''
    await writeFile(path.join(root, file), text)
  }
  const modules = await emit()
  const places = ['entities.ts', 'lists/projects-1.ts', 'report/2.ts', 'lists/reports-1.ts', 'titles.ts']
  expect(places.filter((name) => modules.get(name)?.includes('Një tjetër'))).toEqual(places)
  for (const [file, text] of texts) await writeFile(path.join(root, file), text)
})
