import { expect, test } from 'vitest'
import type { SearchDocument } from '../../../../model/schema/search.ts'
import { finderOf } from './find.ts'

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
    kind: 'project',
    path: '/projects',
    title: 'Pylli larg nesh',
    date: '2007',
    sections: [{ anchor: 'projekti-1', text: 'Druri thahet në diell.' }],
  },
  {
    kind: 'page',
    path: '/about',
    title: 'Rreth nesh',
    sections: [{ anchor: 'vizioni', heading: 'Vizioni', text: 'Efiçienca dhe pylli.' }],
  },
]
const find = await finderOf(documents)

const answer = (query: string, limit = 20) => find(query, limit)

/** The titles that a query finds, each with its matching sections. */
function found(query: string) {
  return answer(query).groups.flatMap(({ results }) =>
    results.map(({ document, sections }) => [document.title, sections.map(({ anchor = 'top' }) => anchor)]),
  )
}

test('search ranks a word in a title above one in a text', () => {
  expect(found('pylli')).toEqual([
    ['Pylli pranë nesh', []],
    ['Pylli larg nesh', []],
    ['Dielli mbi çati', ['dita-1', 'dita-2']],
    ['Rreth nesh', ['vizioni']],
  ])
})

test.each(['CO2', 'CO₂', 'co2', 'tCO2eq'])('search finds for %s the unit that contains it', async (query) => {
  const text = 'Emetimet ranë për 500 tCO₂eq.'
  const { groups } = (await finderOf([{ kind: 'news', path: '', title: 'Emetimet', sections: [{ text }] }]))(
    query,
    9,
  )
  expect(groups.map(({ count }) => count)).toEqual([1])
})

test.each([
  ['karboni', 'Karbon', 'Flitet për karbonin; karboni, karboni dhe karboni.'],
  ['energjisë', 'Energji', 'Për përdorimin e energjisë.'],
  ['pylli', 'Pyjet', 'Në pyll, te pylli.'],
  ['qytet', 'Qytetet', 'Një qytet.'],
])('search ranks a title with another form of %s above a text with the word', async (query, title, text) => {
  const documents: SearchDocument[] = [
    { kind: 'news', path: '', title: 'Tjetër', sections: [{ text }] },
    { kind: 'news', path: '', title, sections: [{ text: 'Asgjë.' }] },
  ]
  const { groups } = (await finderOf(documents))(query, 9)
  expect(groups[0]?.results.map(({ document }) => document.title)).toEqual([title, 'Tjetër'])
})

test('search links a word in a heading to its section before one in a text', () => {
  expect(found('qershor 4')).toEqual([['Dielli mbi çati', ['dita-2']]])
  expect(found('vizioni')).toEqual([['Rreth nesh', ['vizioni']]])
})

test('search ignores diacritics and letter case', () => {
  expect(found('EFICIENCA')).toEqual([['Rreth nesh', ['vizioni']]])
  expect(found('çati')).toEqual([['Dielli mbi çati', []]])
  expect(found('cati')).toEqual(found('çati'))
})

test('search finds a word by another ending', () => {
  expect(found('pyllit')).toEqual(found('pylli'))
  expect(found('panelave')).toEqual([['Dielli mbi çati', ['top']]])
})

test('search requires every word to be anywhere in the document', () => {
  expect(found('çati ftohtë')).toEqual([['Dielli mbi çati', ['dita-2']]])
  expect(found('pylli deti')).toEqual([])
})

test('search finds a document by its year or date', () => {
  expect(found('2008')).toEqual([['Pylli pranë nesh', []]])
})

test.each(['', '  – ', 'e'])('search finds nothing for „%s“', (query) => {
  expect(answer(query)).toMatchObject({ query, isAsked: false, count: 0, groups: [] })
})

test('search sorts kinds by their best document, limits each and counts all results', () => {
  const groups = answer('pylli', 1).groups.map(({ kind, count, results }) => [kind, count, results.length])
  expect(groups).toEqual([
    ['project', 2, 1],
    ['report', 1, 1],
    ['page', 1, 1],
  ])
})

test('search keeps the site order for documents of equal rank', async () => {
  const sections = [{ text: 'Uji i ftohtë.' }]
  const equal = ['Tre', 'Një', 'Dy'].map(
    (title): SearchDocument => ({ kind: 'news', path: '', title, sections }),
  )
  const { groups } = (await finderOf(equal))('uji', 20)
  expect(groups[0]?.results.map(({ document }) => document.title)).toEqual(['Tre', 'Një', 'Dy'])
})
