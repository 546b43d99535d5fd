import { expect, test } from 'vitest'
import { findExcess, limitFindings } from './limits.ts'
import { finding } from './problem.ts'
import { createSource, placeIn } from './source.ts'

const source = createSource('a.mdx', '&'.repeat(103))
const aliases = Array.from({ length: 103 }, (_, at) => finding('yaml/alias', placeIn(source, at, at + 1)))

test('finding limit shows the first 100 places of a rule and counts the others', () => {
  const shown = limitFindings(aliases.toReversed())
  expect(shown.map(({ rule, place }) => [rule, place.start])).toEqual([
    ...aliases.slice(0, 100).map(({ place }) => ['yaml/alias', place.start]),
    ['document/more-problems', 100],
  ])
  expect(shown.at(-1)?.values).toEqual({ rule: 'yaml/alias', count: 3 })
})

test('finding limit shows 100 findings of a rule without a further one', () => {
  expect(limitFindings(aliases.slice(0, 100))).toEqual(aliases.slice(0, 100))
})

test.each(['[a](b) ', '{a} ', '<b>a</b> ', '<Figure /> ', 'a<br>'])(
  'nesting limit counts levels and not all of many times %s',
  (part) => {
    expect(findExcess(part.repeat(101))).toBeUndefined()
  },
)

test.each(['[', '{', '<b>'])('nesting limit refuses the level after 100 of %s', (part) => {
  expect(findExcess(part.repeat(100))).toBeUndefined()
  expect(findExcess(part.repeat(101))).toEqual({ at: 100 * part.length })
})
