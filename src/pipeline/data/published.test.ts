import { expect, test } from 'vitest'
import type { Content } from '../../check/content.ts'
import { checkSite, documents, goodContent, pictureFacts } from '../../check/testing/good-site.ts'
import type { DocumentId } from '../../model/document-ids.ts'
import { sitemap } from '../feeds/sitemap.ts'
import { publishedModules } from './published.ts'

const content = await goodContent()

type Numbered = { id: number }

/** The parts of modules that the tests read. */
type ModuleValues = {
  list?: unknown
  english?: unknown
  picture?: unknown
  entries?: unknown
  post?: { next?: unknown }
  neighbours?: { earlier?: Numbered; later?: Numbered; others: Numbered[] }
}

function valuesOf(name: string, of: Content = content): ModuleValues | undefined {
  return publishedModules(of)
    .find((one) => one.name === name)
    ?.values() as ModuleValues | undefined
}

test('build publishes a module for each list, report and post and its document', () => {
  expect(publishedModules(content).map(({ name, body }) => [name, body])).toEqual([
    ['home', undefined],
    ['lists/reports-1', undefined],
    ['lists/projects-1', undefined],
    ['about', undefined],
    ['english', undefined],
    ['titles', undefined],
    ['suggestions', undefined],
    ['known', undefined],
    ['search', undefined],
    ['report/1', content.reports[0]?.file],
    ['report/2', content.reports[1]?.file],
    ['news/1', undefined],
  ])
})

test('report module has everything that its page shows', () => {
  expect(valuesOf('report/2')).toEqual({
    report: {
      id: 2,
      year: 2019,
      title: 'Një ditë me erë',
      description: 'Një ditë e vetme në kodër, me fije leshi, me karton dhe me shumë durim për erën.',
      date: '3 Qershor 2019',
      start: '2019-06-03',
      end: '2019-06-03',
      author: 'Klubi',
      readTime: '1 minutë lexim',
      images: [
        { key: expect.stringMatching(/^[0-9a-f]{12}$/), width: 1600, height: 1067, tone: 3, alt: 'Kodra' },
      ],
      sections: [
        { anchor: 'hyrje', kind: 'intro', label: 'Hyrje' },
        { anchor: 'dita-1', kind: 'day', label: '3 Qershor 2019' },
        { anchor: 'perfundim', kind: 'conclusion', label: 'Përfundim' },
      ],
      figures: {},
    },
    neighbours: {
      later: { id: 1, title: 'Dritarja: një javë për diellin', date: '28 Shkurt - 4 Mars 2021' },
      others: [],
    },
  })
})

test('known module has the document numbers as ranges and the page counts of lists', () => {
  expect(valuesOf('known')).toEqual({
    ids: { report: [[1, 2]], news: [[1, 1]] },
    pages: { reports: 1, projects: 1 },
  })
})

test('page with a content file requires it, enters the sitemap and can be linked to', async () => {
  const linking = { [documents.project]: [/$/, '\n[Rreth nesh](/about)\n'] as const }
  const { content: checked = content, problems } = await checkSite(linking, pictureFacts)
  expect(problems).toEqual([])
  const modules = publishedModules(checked)
  const about = modules.filter(({ name }) => name === 'about')
  expect(about.map(({ path, needsKnown, files }) => [path, needsKnown, files?.()])).toEqual([
    ['/about', undefined, [documents.about]],
  ])
  expect(sitemap(modules, { origin: 'https://dielli.test', base: '/' })).toContain('/about<')
  const absent = await checkSite({ ...linking, [documents.about]: undefined }, pictureFacts)
  expect(absent.problems.map(({ rule }) => rule)).toEqual(['collect/missing'])
  expect(absent.content).toBeUndefined()
})

test('English page lists the documents with English texts, newest first', () => {
  const english = { title: 'A day with wind', summary: 'One day on a hill.' }
  const [first, second] = content.reports
  const [post] = content.news
  const [project, another] = content.projects
  if (!first || !second || !post || !project || !another) throw new Error('The good site lacks documents.')
  const values = valuesOf('english', {
    ...content,
    reports: [first, { ...second, report: { ...second.report, english } }],
    news: [{ ...post, english }],
    projects: [{ ...project, english }, another],
  })
  expect(values?.entries).toEqual({
    report: [{ ...english, path: '/blog/2', date: '3 June 2019', picture: second.report.cover }],
    news: [{ ...english, path: '/information-blog/1', date: '3 May 2021', picture: post.images[0] }],
    project: [{ ...english, path: '/projects', anchor: 'projekti-2', date: '2018–2020' }],
  })
  expect(values?.english).toEqual(content.english)
  expect(values?.picture).toBe(content.home.banner.picture)
})

test('English page has its line about examples only while settings are placeholders', () => {
  const placeholders = 'These texts are examples.'
  const pageWith = (listed: Content['site']['placeholders']) =>
    valuesOf('english', {
      ...content,
      english: { ...content.english, placeholders },
      site: { ...content.site, placeholders: listed },
    })?.english
  expect(pageWith(['email'])).toHaveProperty('placeholders', placeholders)
  expect(pageWith([])).not.toHaveProperty('placeholders')
})

test('report list is split into pages and each report knows its neighbours', () => {
  const [first] = content.reports
  if (first === undefined) throw new Error('The good site has no report.')
  const reports = Array.from({ length: 50 }, (_, index) => ({
    ...first,
    report: { ...first.report, id: (index + 1) as DocumentId<'report'>, title: `Edicioni ${index + 1}` },
  }))
  const many = { ...content, reports }
  const lists = publishedModules(many).filter(({ name }) => name.startsWith('lists/reports'))
  expect(lists.map(({ name }) => name)).toEqual(['lists/reports-1', 'lists/reports-2', 'lists/reports-3'])
  expect(valuesOf('lists/reports-3', many)?.list).toMatchObject({
    entries: [{ title: 'Edicioni 49' }, { title: 'Edicioni 50' }],
    page: 3,
    pages: 3,
  })
  const neighbours = (id: number) => {
    const { earlier, later, others = [] } = valuesOf(`report/${id}`, many)?.neighbours ?? {}
    return [earlier?.id, later?.id, ...others.map((other) => other.id)]
  }
  // Earlier, later, and three others that are neither.
  expect(neighbours(20)).toEqual([21, 19, 18, 22, 23])
  expect(neighbours(1)).toEqual([2, undefined, 3, 4, 5])
  expect(neighbours(2)).toEqual([3, 1, 4, 5, 6])
  expect(neighbours(49)).toEqual([50, 48, 45, 46, 47])
  expect(neighbours(50)).toEqual([undefined, 49, 46, 47, 48])
})

test('post links to the next older post, the oldest to the newest, a lone one to none', () => {
  const [post] = content.news
  if (post === undefined) throw new Error('The good site has no post.')
  const news = [7, 2, 5].map((id) => ({ ...post, id: id as DocumentId<'news'>, title: `Lajmi ${id}` }))
  const nextOf = (posts: typeof news, id: number) =>
    valuesOf(`news/${id}`, { ...content, news: posts })?.post?.next
  expect(news.map(({ id }) => nextOf(news, id))).toEqual([
    { id: 2, title: 'Lajmi 2' },
    { id: 5, title: 'Lajmi 5' },
    { id: 7, title: 'Lajmi 7' },
  ])
  expect(nextOf(news.slice(0, 1), 7)).toBeUndefined()
})

test('published content lists newest first and has each picture once by its key', () => {
  expect(content.reports.map(({ report }) => report.id)).toEqual([1, 2])
  expect(content.projects.map(({ id }) => id)).toEqual([2, 1])
  const keys = content.pictures.map(({ key }) => key)
  expect(keys).toEqual([...new Set(keys)].sort())
  expect(content.pictures.map(({ file, kind }) => `${file} ${kind}`).sort()).toEqual([
    ...['dita-e-diellit/01', 'dita-e-diellit/02'].map((name) => `content/news/${name}.jpg raster`),
    ...['a', 'b', 'c', 'd'].map((name) => `content/pages/home/${name}.jpg raster`),
    'content/pages/home/diell.svg vector',
    ...['e', 'kreu'].map((name) => `content/pages/home/${name}.jpg raster`),
    ...['2019/01', '2021/01', '2021/02', '2021/03', '2021/kopertina'].map(
      (name) => `content/reports/${name}.jpg raster`,
    ),
  ])
})
