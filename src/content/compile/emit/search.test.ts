import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchDocument } from '../../schema/search.ts'
import { checkContent } from '../check.ts'
import type { Content } from '../content.ts'
import { copyGoodSite, pictureFacts } from '../testing/good-site.ts'
import { htmlText } from './html-text.ts'
import { createEmitMemory } from './memory.ts'
import { inOneLine } from './one-line.ts'
import { searchDocuments, searchParts } from './search.ts'
import { emitSearch } from './search-modules.ts'

let root = ''
let content: Content
let documents: SearchDocument[] = []

beforeAll(async () => {
  root = await copyGoodSite()
  const checked = await checkContent({ root, pictures: pictureFacts })
  if (checked.content === undefined) throw new Error('The good site is not good.')
  content = checked.content
  documents = searchDocuments(content)
})

afterAll(async () => await rm(root, { recursive: true }))

const only = (path: string) => documents.filter((document) => document.path === path)

test('there is a document for each report, post, project, question and the about page', () => {
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
    'page /about',
  ])
})

test('a report is cut at its headings, each with the anchor of its page', () => {
  expect(only('/blog/2')[0]?.sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    [undefined, undefined],
    ['hyrje', 'Hyrje'],
    ['dita-1', '3 Qershor 2019'],
    ['perfundim', 'Përfundim'],
  ])
  expect(only('/blog/2')[0]?.date).toBe('3 Qershor 2019')
})

test('projects and questions lead to their place on the page', () => {
  expect(only('/projects').map(({ sections }) => sections[0]?.anchor)).toEqual(['projekti-2', 'projekti-1'])
  expect(only('/').map(({ sections }) => sections[0]?.anchor)).toEqual([
    'pyetja-1',
    'pyetja-2',
    'pyetja-3',
    'pyetja-4',
  ])
})

test('a project is found on the page of the timeline on which it stands, also after it has moved on', () => {
  const [project] = content.projects
  if (project === undefined) throw new Error('The good site has projects.')
  const projects = Array.from({ length: 61 }, (_, index) => ({ ...project, id: 61 - index }))
  const remember = createEmitMemory()
  const pathsOf = (list: typeof projects) =>
    [...new Map(emitSearch({ ...content, projects: list }, remember))]
      .filter(([name]) => name.startsWith('search/project'))
      .flatMap(([, text]) => text.match(/(?<=path\\":\\")[^\\]*/g) ?? [])
      .filter((path) => path !== '/projects')
  expect(pathsOf(projects)).toEqual(['/projects/faqja/2'])
  expect(pathsOf([{ ...project, id: 62 }, ...projects])).toEqual(['/projects/faqja/2', '/projects/faqja/2'])
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

test('the texts stand in parts of fifty ids of a kind, as the site lists them', () => {
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has reports.')
  const reports = [120, 7, 60, 99].map((id) => ({ ...entry, report: { ...entry.report, id } }))
  const parts = searchParts({ ...content, reports }).map(({ name, sources }) => [name, sources.length])
  expect(parts).toEqual([
    ['report-2', 1],
    ['report-0', 1],
    ['report-1', 2],
    ['news-0', 1],
    ['project-0', 2],
    ['pages', 2],
  ])
})
