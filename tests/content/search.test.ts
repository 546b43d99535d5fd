import { beforeAll, expect, test, vi } from 'vitest'
import { answerTo } from '../../src/components/search/answer.ts'
import { shardsFor } from '../../src/components/search/needed-shards.ts'
import { strength } from '../../src/components/search/terms.ts'
import { order, searchParts } from '../../src/content/generated/search.ts'
import type { SearchDocument } from '../../src/content/schema/search.ts'
import { searchKinds } from '../../src/content/search/kinds.ts'
import { readOrder } from '../../src/content/search/order.ts'
import { firstLetters, shardOf } from '../../src/content/search/shard-names.ts'
import { wordsOf } from '../../src/content/search/words-of.ts'
import { searchEverything } from './search-reference.ts'

let documents: SearchDocument[] = []
let words: string[] = []

beforeAll(async () => {
  const parts = await Promise.all(searchParts.map((load) => load()))
  const all = parts.flatMap((part) => part.documents)
  documents = searchKinds.flatMap((kind) =>
    readOrder(order[kind]).flatMap((id) => all.filter((one) => one.kind === kind && one.id === id)),
  )
  const texts = documents.flatMap(({ title, date = '', sections }) => [
    title,
    date,
    ...sections.flatMap(({ heading = '', text }) => [heading, text]),
  ])
  words = [...new Set(texts.flatMap(wordsOf).map(({ folded }) => folded))].sort()
})

/** What the index finds, in the order of the groups in which it is shown. */
async function find(query: string) {
  const { groups, count } = await answerTo(query, Number.POSITIVE_INFINITY)
  return { count, found: groups.flatMap(({ results }) => results.map(plain)) }
}

function plain({ kind, id, sections }: { kind: string; id: number; sections: readonly number[] }) {
  return { kind, id, sections: [...sections] }
}

function expected(query: string) {
  const hits = searchEverything(documents, query)
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return {
    count: hits.length,
    found: kinds.flatMap((kind) => hits.filter((hit) => hit.kind === kind).map(plain)),
  }
}

test('every document is in the order of its kind, once', () => {
  expect(documents.map(({ kind }) => kind)).toEqual(
    searchKinds.flatMap((kind) => readOrder(order[kind]).map(() => kind)),
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
])('the index finds for „%s“ what a reading of all texts finds, in the same order', async (query) => {
  expect(await find(query)).toEqual(expected(query))
})

test('so it does while each of these is typed, letter by letter', async () => {
  for (const whole of ['energjise se diellit', 'çfarë bën era', 'raporti 2023', 'pse CO2', 'shkolla në Bogë'])
    for (let length = 1; length <= whole.length; length++) {
      const query = whole.slice(0, length)
      expect([query, await find(query)]).toEqual([query, expected(query)])
    }
})

test('so it does for every tenth word of the content', async () => {
  for (const word of words.filter((_, index) => index % 10 === 0))
    expect([word, await find(word)]).toEqual([word, expected(word)])
})

test('whatever shards there are, a term needs none but those in which words stand that answer it', () => {
  const short = words.filter((_, index) => index % 4 === 0)
  const terms = [
    ...new Set([
      ...short,
      ...short.map((word) => word.slice(0, 3)),
      ...short.map((word) => word.slice(0, 2)),
    ]),
  ]
  const prefixes = [...new Set(words.flatMap((word) => [1, 2, 3].map((length) => word.slice(0, length))))]
  for (const every of [1, 2, 3]) {
    // With each shard those of the letters before it, as they are listed.
    const some = prefixes.filter((_, index) => index % every === 0)
    const listed = new Set([
      '',
      ...some.flatMap((prefix) => [1, 2, 3].map((length) => prefix.slice(0, length))),
    ])
    const homes = new Map(words.map((word) => [word, shardOf(firstLetters(word), listed)]))
    for (const text of terms) {
      for (const isWhole of text.length <= 2 ? [true, false] : [false]) {
        const term = { text, isWhole }
        const needed = new Set(shardsFor(term, listed))
        const answers = words.filter((word) => strength(word, term) > 0)
        expect([term, answers.filter((word) => !needed.has(homes.get(word) ?? '?'))]).toEqual([term, []])
      }
    }
  }
})

test('texts wait until the visitor rests, unless they are there already', async () => {
  vi.resetModules()
  const fresh = await import('../../src/components/search/answer.ts')
  const restsFor = async (query: string) => {
    const rest = vi.fn(async () => {})
    const { groups } = await fresh.answerTo(query, 1, rest)
    return { shown: groups.length, rests: rest.mock.calls.length }
  }
  const { shown, rests } = await restsFor('dielli')
  expect(shown).toBeGreaterThan(1)
  expect(rests).toBe(shown)
  expect(await restsFor('dielli')).toEqual({ shown, rests: 0 })
  // Two letters may become any word: their shards wait as well.
  expect((await restsFor('uj')).rests).toBeGreaterThan(0)
})
