import { expect, test } from 'vitest'
import type { SearchDocument } from '../../content/schema/search.ts'
import { createSearchIndex, find } from './search-index.ts'

const documents: SearchDocument[] = [
  {
    kind: 'report',
    path: '/blog/1',
    title: 'Dielli mbi çati',
    date: '3-4 Qershor 2019',
    sections: [
      { text: 'Dy ditë për panelet.' },
      { anchor: 'dita-1', heading: '3 Qershor 2019', text: 'Era fryu gjithë ditën, pylli heshti.' },
      { anchor: 'dita-2', heading: '4 Qershor 2019', text: 'Pylli i vjetër dhe uji i ftohtë.' },
    ],
  },
  {
    kind: 'project',
    path: '/projects',
    title: 'Pylli pranë nesh',
    date: '2008',
    sections: [{ anchor: 'projekti-2', text: 'Druri thahet në diell.' }],
  },
  {
    kind: 'page',
    path: '/about',
    title: 'Rreth nesh',
    sections: [{ anchor: 'vizioni', heading: 'Vizioni', text: 'Efiçienca dhe pylli.' }],
  },
]
const index = await createSearchIndex(documents)
const found = (query: string) =>
  find(index, query).map(({ document, sections }) => [
    document.path,
    sections.map((section) => document.sections[section]?.anchor ?? 'top'),
  ])

test('a word in a title counts more than one in a text', () => {
  expect(found('pylli')).toEqual([
    ['/projects', []],
    ['/blog/1', ['dita-1', 'dita-2']],
    ['/about', ['vizioni']],
  ])
})

test('a word in a heading leads to its section before one in a text', () => {
  expect(found('qershor 4')).toEqual([['/blog/1', ['dita-2']]])
  expect(found('vizioni')).toEqual([['/about', ['vizioni']]])
})

test('letters without marks find those with marks, in any case', () => {
  expect(found('EFICIENCA')).toEqual([['/about', ['vizioni']]])
  expect(found('çati')).toEqual(found('cati'))
  expect(found('cati')).toEqual([['/blog/1', []]])
})

test('another ending of the word finds it too', () => {
  expect(found('pyllit').map(([path]) => path)).toEqual(['/projects', '/blog/1', '/about'])
  expect(found('panelave')).toEqual([['/blog/1', ['top']]])
})

test('every word must stand in the document, wherever', () => {
  expect(found('çati ftohtë')).toEqual([['/blog/1', ['dita-2']]])
  expect(found('pylli deti')).toEqual([])
})

test('the year or the date of a document finds it', () => {
  expect(found('2008')).toEqual([['/projects', []]])
})

test('nothing is found for nothing', () => {
  expect(found('')).toEqual([])
  expect(found('  – ')).toEqual([])
})

test('what has much text is read in stretches, and found all the same', async () => {
  const long = documents.map((document) => ({
    ...document,
    sections: [...document.sections, { anchor: 'fund', text: 'Uji rrjedh. '.repeat(6000) }],
  }))
  let pauses = 0
  const read = await createSearchIndex(long, async () => {
    pauses++
  })
  expect(pauses).toBe(2)
  expect(find(read, 'rrjedh').map(({ document }) => document.path)).toHaveLength(3)
})
