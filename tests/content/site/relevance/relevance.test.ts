import { expect, test } from 'vitest'
import { wholeContent } from '../../../../src/check/testing/whole-site.ts'
import { searchDocuments } from '../../../../src/pipeline/data/search.ts'
import { finderOf } from '../../../../src/site/components/search/finding/find.ts'
import fresh from './fresh.json' with { type: 'json' }
import known from './known.json' with { type: 'json' }
import unseen from './unseen.json' with { type: 'json' }

const content = await wholeContent()
const find = await finderOf(searchDocuments(content), content.words.synonyms)

/** Where the first result leads. */
function firstHit(query: string): string {
  const [result] = find(query, 1).groups[0]?.results ?? []
  if (result === undefined) return 'nothing'
  const anchor = (result.sections[0] ?? result.document.sections[0])?.anchor
  return anchor === undefined ? result.document.path : `${result.document.path}#${anchor}`
}

/** Whether an address is one of the expected ones; a page without an anchor allows each of its sections. */
function isRight(address: string, expected: readonly string[]): boolean {
  return expected.some((one) => address === one || (one !== '/' && address.startsWith(`${one}#`)))
}

function wrong(queries: Record<string, string[]>): string[] {
  return Object.entries(queries)
    .map(([query, expected]) => ({ query, expected, seen: firstHit(query) }))
    .filter(({ seen, expected }) => !isRight(seen, expected))
    .map(({ query, seen, expected }) => `${query}: ${seen} instead of ${expected.join(' or ')}`)
}

/** Share of queries of which the first result is right. */
const bound = 0.95

test('search finds the right page first for the tuning queries', () => {
  const missed = wrong(known)
  expect(1 - missed.length / Object.keys(known).length, missed.join('\n')).toBeGreaterThanOrEqual(bound)
})

// For judging only: whoever tunes the search must not look at these. Each set was written before it was first run.
test.each(Object.entries({ unseen, fresh }))(
  'search finds the right page first for queries unused in tuning: %s',
  (_, queries) => {
    const missed = wrong(queries as Record<string, string[]>)
    expect(1 - missed.length / Object.keys(queries).length, missed.join('\n')).toBeGreaterThanOrEqual(bound)
  },
)
