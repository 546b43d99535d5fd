import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchDocument } from '../../schema/search.ts'
import type { SearchKind } from '../../search/kinds.ts'
import { readOrder } from '../../search/order.ts'
import { checkContent } from '../check.ts'
import type { Content } from '../content.ts'
import { copyGoodSite, pictureFacts } from '../testing/good-site.ts'
import { htmlText } from './html-text.ts'
import { inOneLine } from './one-line.ts'
import { searchOrder, searchParts } from './search.ts'
import { emitSearchTexts } from './search-modules.ts'

let root = ''
let content: Content
let documents: SearchDocument[] = []

beforeAll(async () => {
  root = await copyGoodSite()
  const checked = await checkContent({ root, pictures: pictureFacts })
  if (checked.content === undefined) throw new Error('The good site is not good.')
  content = checked.content
  documents = searchParts(content).flatMap(({ sources }) => sources.flatMap(({ make }) => make()))
})

afterAll(async () => await rm(root, { recursive: true }))

const only = (kind: SearchKind) => documents.filter((document) => document.kind === kind)

test('there is a document for each report, post, project, question and the about page', () => {
  expect(documents.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'report 1',
    'report 2',
    'news 1',
    'project 2',
    'project 1',
    'question 0',
    'question 1',
    'question 2',
    'question 3',
    'page 0',
  ])
})

test('a report is cut at its headings, each with the anchor of its page', () => {
  expect(only('report')[1]?.sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    [undefined, undefined],
    ['hyrje', 'Hyrje'],
    ['dita-1', '3 Qershor 2019'],
    ['perfundim', 'Përfundim'],
  ])
  expect(only('report')[1]?.date).toBe('3 Qershor 2019')
})

test('projects and questions lead to their place on the page', () => {
  expect(only('project').map(({ sections }) => sections[0]?.anchor)).toEqual(['projekti-2', 'projekti-1'])
  expect(only('question').map(({ sections }) => sections[0]?.anchor)).toEqual([
    'pyetja-1',
    'pyetja-2',
    'pyetja-3',
    'pyetja-4',
  ])
})

test('the documents are in order as the site lists them', () => {
  const [project] = content.projects
  if (project === undefined) throw new Error('The good site has projects.')
  const projects = [62, 61, 60, 7].map((id) => ({ ...project, id }))
  const order = searchOrder({ ...content, projects })
  expect(Object.values(order).map(readOrder)).toEqual([[1, 2], [1], [62, 61, 60, 7], [0, 1, 2, 3], [0]])
})

test('no text holds a tag, a line break or two spaces', () => {
  const texts = documents.flatMap(({ sections }) => sections.map(({ text }) => text))
  expect(
    texts.filter((text) => /<\/?[a-z]|\n| {2}/.test(text) || text.trim() !== text || text === ''),
  ).toEqual([])
})

test('HTML becomes text: blocks end words, marks within a word do not, and entities are letters', () => {
  expect(
    htmlText('<h2>Titull</h2><p>tCO<sub>2</sub>eq &amp; <b>er</b>a</p><ul><li>një</li><li>dy</li></ul>'),
  ).toBe('Titull tCO2eq & era një dy')
})

test('white space of any kind becomes one blank', () => {
  const texts = [' a  b ', 'a\nb', 'a \n b', 'a\n  \tb\u00a0 c', '\n', 'a b c', '\u00a0a\u2028 b']
  expect(texts.map(inOneLine)).toEqual(['a b', 'a b', 'a b', 'a b c', '', 'a b c', 'a b'])
})

test('a body without entities is read without the parser, to the same text', () => {
  const bodies = [
    'Dielli <b>l</b>ind<br/>herët',
    '<figure><img src="01.jpg" alt="a > b"><figcaption>Puna</figcaption></figure>\n\n<P>Era</P>',
    '<table><caption>Matjet</caption><tr><th scope="col">Ora</th><td>10</td></tr></table>',
    '<p title=\'"x"\'>Një<sup>2</sup> <a href="/projects">dy</a>tre</p><ul><li>katër<li>pesë</ul>',
    '<p>3 < 4</p>',
    '<!-- <b> -->Uji',
  ]
  // The sign at the end asks for the parser.
  expect(bodies.map((html) => `${htmlText(html)} &`)).toEqual(bodies.map((html) => htmlText(`${html} &amp;`)))
})

/** The content with reports of these numbers. */
function withReports(ids: readonly number[]): Content {
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has reports.')
  return { ...content, reports: ids.map((id) => ({ ...entry, report: { ...entry.report, id } })) }
}

test('the documents stand in parts of 48 ids of a kind, whatever their order', () => {
  const parts = searchParts(withReports([120, 7, 48, 95])).map(({ name, sources }) => [name, sources.length])
  expect(parts).toEqual([
    ['report-0', 1],
    ['report-1', 2],
    ['report-2', 1],
    ['news-0', 1],
    ['project-0', 2],
    ['pages', 2],
  ])
})

test('texts are published in small modules, each with the documents of its ids', () => {
  const [first, second] = emitSearchTexts(withReports([51, 4, 3, 50, 2]))
  expect(first?.documents().map((text) => JSON.parse(text).id)).toEqual([2, 3, 4])
  expect(first?.modules.map(({ name }) => name)).toEqual(['search/report-0', 'search/report-1'])
  const last = second?.modules.find(({ name }) => name === 'search/report-12')
  expect(last?.values()).toEqual({
    documents: [expect.objectContaining({ id: 50 }), expect.objectContaining({ id: 51 })],
  })
  expect(last?.of).toHaveLength(2)
})
