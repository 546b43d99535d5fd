import { expect, test } from 'vitest'
import type { SearchDocument } from '../../content/schema/search.ts'
import { searchModulesOf } from '../../content/search/in-memory.ts'
import { writeOrder } from '../../content/search/order.ts'
import { catalogueOf } from './catalogue.ts'
import { find } from './find.ts'
import { shardsFor } from './needed-shards.ts'
import { termsOf } from './terms.ts'

const documents: SearchDocument[] = [
  {
    kind: 'report',
    id: 1,
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
    id: 2,
    title: 'Pylli pranë nesh',
    date: '2008',
    sections: [{ anchor: 'projekti-2', text: 'Druri thahet në diell.' }],
  },
  {
    kind: 'page',
    id: 0,
    title: 'Rreth nesh',
    sections: [{ anchor: 'vizioni', heading: 'Vizioni', text: 'Efiçienca dhe pylli.' }],
  },
]
const order = {
  report: writeOrder([1]),
  news: '',
  project: writeOrder([2]),
  question: '',
  page: writeOrder([0]),
}
const load = searchModulesOf(order, [documents])
const { table } = load('table')
const catalogue = catalogueOf(table)

function found(query: string) {
  const sought = termsOf(query).map((term) => {
    const shards = shardsFor(term, new Set(table.shards)).map((shard) => load(`words-${shard}`).words)
    return { term, shards }
  })
  return find(catalogue, sought).map(({ position, sections }) => {
    const document = documents[position]
    return [document?.kind, sections.map((section) => document?.sections[section]?.anchor ?? 'top')]
  })
}

test('a word in a title counts more than one in a text', () => {
  expect(found('pylli')).toEqual([
    ['project', []],
    ['report', ['dita-1', 'dita-2']],
    ['page', ['vizioni']],
  ])
})

test('a word in a heading leads to its section before one in a text', () => {
  expect(found('qershor 4')).toEqual([['report', ['dita-2']]])
  expect(found('vizioni')).toEqual([['page', ['vizioni']]])
})

test('letters without marks find those with marks, in any case', () => {
  expect(found('EFICIENCA')).toEqual([['page', ['vizioni']]])
  expect(found('çati')).toEqual(found('cati'))
  expect(found('cati')).toEqual([['report', []]])
})

test('another ending of the word finds it too', () => {
  expect(found('pyllit').map(([kind]) => kind)).toEqual(['project', 'report', 'page'])
  expect(found('panelave')).toEqual([['report', ['top']]])
})

test('every word must stand in the document, wherever', () => {
  expect(found('çati ftohtë')).toEqual([['report', ['dita-2']]])
  expect(found('pylli deti')).toEqual([])
})

test('the year or the date of a document finds it', () => {
  expect(found('2008')).toEqual([['project', []]])
})

test('nothing is found for nothing', () => {
  expect(found('')).toEqual([])
  expect(found('  – ')).toEqual([])
})

test('words of a document that has gone since the table was loaded are passed over', () => {
  const without = catalogueOf({ ...table, order: { ...order, project: '' } })
  const shards = shardsFor({ text: 'pylli', isWhole: false }, new Set(table.shards))
  const texts = shards.map((shard) => load(`words-${shard}`).words)
  const hits = find(without, [{ term: { text: 'pylli', isWhole: false }, shards: texts }])
  expect(hits.map(({ position }) => without.documents[position]?.kind)).toEqual(['report', 'page'])
})
