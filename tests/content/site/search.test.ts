import { expect, test } from 'vitest'
import { type SearchDocument, searchKinds } from '../../../src/model/schema/search.ts'
import { searchDocuments } from '../../../src/pipeline/data/search.ts'
import { finderOf } from '../../../src/site/components/search/finding/find.ts'
import {
  entriesOf,
  isForm,
  significantTerms,
  strength,
  termsOf,
} from '../../../src/site/components/search/finding/terms.ts'
import { content } from '../../site-content.ts'

const documents = searchDocuments(content)
const { synonyms } = content.words
const find = await finderOf(documents, synonyms)

/** The distinct words of each document. */
const wordsIn = new Map(
  documents.map((document) => {
    const { kind, title, names = '', date = '', sections } = document
    const texts = [
      content.words.searching.kinds[kind],
      title,
      names,
      date,
      ...sections.flatMap(({ heading = '', text }) => [heading, text]),
    ]
    return [document, [...new Set(texts.flatMap(entriesOf).map(({ folded }) => folded))]]
  }),
)

const vocabulary = [...new Set([...wordsIn.values()].flat())].sort()

/** The results of the index, in the order of the site. */
function found(query: string): string[] {
  const { groups } = find(query, Number.POSITIVE_INFINITY)
  return namesOf(groups.flatMap(({ results }) => results.map(({ document }) => document)))
}

/** The same without an index: compares every word of every document with every word of the query. */
function expected(query: string): string[] {
  const terms = significantTerms(termsOf(query, synonyms))
  if (terms.length === 0) return []
  const matching = terms.map((term) => new Set(vocabulary.filter((word) => strength(word, term) > 0)))
  return namesOf(
    documents.filter((document) =>
      matching.every((matches) => wordsIn.get(document)?.some((word) => matches.has(word))),
    ),
  )
}

function namesOf(some: readonly SearchDocument[]): string[] {
  return some.map(({ kind, title }) => `${kind} ${title}`).sort()
}

test('search documents are in the order of their kinds', () => {
  expect([...new Set(documents.map(({ kind }) => kind))]).toEqual(searchKinds)
  expect([...documents].sort((a, b) => searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind))).toEqual(
    documents,
  )
})

test.each([
  'energjia',
  'energji',
  'diell',
  'dielli',
  'diellit në Rahovec',
  'eficienca',
  'efiçiencës',
  'Çfarë është',
  'shkolla verore',
  'shkollës verore 2024',
  'pyjet dhe klima',
  'fidanë pyllëzimi',
  'ndryshimet klimatike',
  'Durrës 2017',
  'Boga',
  'Boge',
  'ujë',
  'era',
  'erë e fortë',
  'plani komunal i efiçiencës',
  'tCO2',
  '2024',
  '10–14 korrik',
  'qershor 4',
  'në',
  'në ujë',
  'ujë në',
  'dhe',
  'e',
  'energjia e',
  'energjia e paster',
  'si mund të bëhem vullnetar',
  'vizioni',
  'rreth nesh',
  'qwerty',
  'energjia qwerty',
  '',
  ' – ',
])('search index finds for „%s“ what a full text scan finds', (query) => {
  expect(found(query)).toEqual(expected(query))
})

test('search index matches a full text scan for each typed letter of a query', () => {
  for (const whole of ['energjise se diellit', 'çfarë bën era', 'raporti 2023', 'pse CO2', 'shkolla në Bogë'])
    for (let length = 1; length <= whole.length; length++) {
      const query = whole.slice(0, length)
      expect([query, found(query)]).toEqual([query, expected(query)])
    }
})

test('search index matches a full text scan for every tenth word of the content', () => {
  for (const word of vocabulary.filter((_, index) => index % 10 === 0))
    expect([word, found(word)]).toEqual([word, expected(word)])
})

test('search finds a document by its title before all others of its kind', () => {
  for (const document of documents) {
    const group = find(document.title, 1).groups.find(({ kind }) => kind === document.kind)
    expect([document.title, group?.results[0]?.document.title]).toEqual([document.title, document.title])
  }
})

test('search sorts documents without the word in the title by its form', () => {
  const order = (query: string) => {
    const terms = significantTerms(termsOf(query, synonyms))
    const { groups } = find(query, Number.POSITIVE_INFINITY)
    const hasInTitle = ({ title, names = '', date = '' }: SearchDocument) =>
      entriesOf(`${title} ${names} ${date}`).some(({ folded }) =>
        terms.some(({ text }) => isForm(folded, text)),
      )
    return groups.map(({ results }) =>
      results
        .filter(({ document }) => !hasInTitle(document))
        .map(({ document }) =>
          Math.min(
            ...terms.map((term) =>
              Math.max(...(wordsIn.get(document) ?? []).map((word) => strength(word, term))),
            ),
          ),
        ),
    )
  }
  for (const query of ['shkolla', 'shkollë', 'energji', 'plan', 'panel diellor', 'prizren', 'klim', 'pyll'])
    for (const strengths of order(query)) expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
})

test.each([
  ['shkolla', 'shkon'],
  ['shkollë', 'shkop'],
  ['prizren', 'priza'],
  ['panel diellor', 'panë'],
])('search for „%s“ does not find „%s“', (query, word) => {
  const [term] = termsOf(query, synonyms)
  expect(term && entriesOf(word).map(({ folded }) => strength(folded, term))).toEqual([0])
})
