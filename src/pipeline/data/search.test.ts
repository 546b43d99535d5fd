import { expect, test, vi } from 'vitest'
import { inOneLine, parseHtml, plainText } from '../../check/html/tree.ts'
import { goodContent, nextEdition } from '../../check/testing/good-site.ts'
import { missionAnchor, purposeAnchor, visionAnchor } from '../../model/anchors.ts'
import type { SearchKind } from '../../model/schema/search.ts'
import { editionRemoval, maxSearchSize, searchDocuments, searchTitles } from './search.ts'

const content = await goodContent()
const documents = searchDocuments(content)

const only = (kind: SearchKind) => documents.filter((document) => document.kind === kind)

test('search index has each report, post, project, question, main page and the contact', () => {
  expect(documents.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'report /blog/1',
    'report /blog/2',
    'news /information-blog/1',
    'project /projects',
    'project /projects',
    'question /',
    'question /',
    'question /',
    'question /',
    'page /',
    'page /',
    'page /summer-school',
    'page /projects',
    'page /about',
    'page /en',
    'page /',
  ])
})

test('list of everything names the pages that the menu does not, and no sections', () => {
  expect(searchTitles(content).page.map(({ path, lang }) => [path, lang])).toEqual([['/en', 'en']])
})

test('search index has the next edition until its last day is over', () => {
  const found = searchDocuments({ ...content, nextEdition })
  expect(found.slice(0, -1)).toEqual(documents)
  expect(found.at(-1)).toMatchObject({
    path: '/summer-school',
    title: 'Shkolla e diellit',
    sections: [
      {
        anchor: 'edicioni-i-ardhshem',
        text: '6-10 Korrik 2099, Durrës. Afati i aplikimit: 15 Maj 2099. Nxënës të klasave 10 deri në 12. aplikime@dielli.test',
      },
    ],
  })
  expect(searchTitles({ ...content, nextEdition })).toEqual(searchTitles(content))
  const after = (day: string) => {
    vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) })
    const code = editionRemoval({ ...content, nextEdition }) ?? ''
    const shown = [...found]
    new Function('documents', code)(shown)
    vi.useRealTimers()
    return shown
  }
  expect(after('2099-07-10')).toEqual(found)
  expect(after('2099-07-11')).toEqual(documents)
  expect(editionRemoval(content)).toBeUndefined()
})

test('search index splits a report at its headings and keeps their anchors', () => {
  expect(only('report')[1]?.sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    [undefined, undefined],
    ['hyrje', 'Hyrje'],
    ['dita-1', '3 Qershor 2019'],
    ['perfundim', 'Përfundim'],
  ])
  expect(only('report')[1]?.date).toBe('3 Qershor 2019')
})

test('search index has the captions and authors of pictures in reports and posts', () => {
  const [entry] = content.reports
  const [post] = content.news
  const [picture] = post?.images ?? []
  if (!entry || !post || !picture) throw new Error('The good site has a report, and a post with a picture.')
  const images = [{ ...picture, caption: 'Mulliri i vjetër', credit: 'Klubi' }, picture]
  const report = { ...entry.report, images }
  const changed = { ...content, reports: [{ ...entry, report }], news: [{ ...post, images }] }
  for (const { kind, sections } of searchDocuments(changed).slice(0, 2))
    expect([kind, sections.at(-1)]).toEqual([kind, { text: 'Mulliri i vjetër · Klubi' }])
})

test('search index has the place of a report, separated from its description', () => {
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has reports.')
  const report = { ...entry.report, place: 'Rugovë', description: 'Një javë në bjeshkë.' }
  const [found] = searchDocuments({ ...content, reports: [{ ...entry, report }] })
  expect(found?.sections[0]?.text).toBe('Rugovë · Një javë në bjeshkë.')
})

test('search index links projects and questions to their place on the page', () => {
  expect(only('project').map(({ sections }) => sections[0]?.anchor)).toEqual(['projekti-2', 'projekti-1'])
  expect(only('question').map(({ sections }) => sections[0]?.anchor)).toEqual([
    'pyetja-1',
    'pyetja-2',
    'pyetja-3',
    'pyetja-4',
  ])
})

test('search index makes a section with an anchor from each group of fields of a page', () => {
  const { about } = content
  const [top, ...sections] = only('page').find(({ path }) => path === '/about')?.sections ?? []
  expect(top).toEqual({ text: about.description })
  expect(sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    [purposeAnchor, about.purpose.title],
    [visionAnchor, about.vision.title],
    [missionAnchor, about.mission.title],
  ])
  const [goal] = about.purpose.goals
  expect(sections[0]?.text).toContain(
    inOneLine(`${about.purpose.intro} ${goal?.title}: ${goal?.description}`),
  )
  expect(sections[1]?.text).toBe(inOneLine(about.vision.text))
  expect(sections[2]?.text).toBe(inOneLine([about.mission.intro, ...about.mission.points].join(' ')))
})

test('search index links a project to its page of the timeline', () => {
  const [project] = content.projects
  if (project === undefined) throw new Error('The good site has projects.')
  const projects = Array.from({ length: 121 }, () => project)
  const found = searchDocuments({ ...content, projects }).filter(({ kind }) => kind === 'project')
  expect([59, 60, 120].map((place) => found[place]?.path)).toEqual([
    '/projects',
    '/projects/faqja/2',
    '/projects/faqja/3',
  ])
})

test('search index has no tags, line breaks or double spaces in its texts', () => {
  const items = content.home.faq.items.map((item) => ({
    ...item,
    description: ` ${item.description.replaceAll(' ', '\n  ')}`,
  }))
  const home = { ...content.home, faq: { ...content.home.faq, items } }
  expect(searchDocuments({ ...content, home })).toEqual(documents)
  const texts = documents.flatMap(({ sections }) => sections.map(({ text }) => text))
  expect(
    texts.filter((text) => /<\/?[a-z]|\n| {2}/.test(text) || text.trim() !== text || text === ''),
  ).toEqual([])
})

test('search index joins inline tags, separates blocks and decodes entities of HTML', () => {
  expect(
    plainText(
      parseHtml('<h2>Titull</h2><p>tCO<sub>2</sub>eq &amp; <b>er</b>a</p><ul><li>një</li><li>dy</li></ul>'),
    ),
  ).toBe('Titull tCO2eq & era një dy')
})

test('search index replaces white space of any kind by one space', () => {
  const texts = [' a  b ', 'a\nb', 'a \n b', 'a\n  \tb\u00a0 c', '\n', 'a b c', '\u00a0a\u2028 b']
  expect(texts.map(inOneLine)).toEqual(['a b', 'a b', 'a b', 'a b c', '', 'a b c', 'a b'])
})

test('search index falls back to titles, dates, descriptions and days when too large', () => {
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has reports.')
  const [whole] = searchDocuments(content)
  const fitting = Math.floor(maxSearchSize / JSON.stringify(whole).length) - 10
  const sizes = [fitting, fitting + 20].map((length) => {
    const [report, ...others] = searchDocuments({ ...content, reports: Array.from({ length }, () => entry) })
    return { report, post: others.find(({ kind }) => kind === 'news'), last: others.at(-1) }
  })
  expect(sizes[0]?.report).toEqual(whole)
  const [top, ...sections] = whole?.sections ?? []
  expect(sizes[1]?.report).toEqual({
    ...whole,
    sections: [
      top,
      ...sections
        .filter(({ anchor }) => anchor?.startsWith('dita-'))
        .map((section) => ({ ...section, text: '' })),
    ],
  })
  expect([sizes[0]?.post?.sections.length, sizes[1]?.post?.sections.length]).toEqual([2, 1])
  expect(sizes[1]?.last).toEqual(documents.at(-1))
})
