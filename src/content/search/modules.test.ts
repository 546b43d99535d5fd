import { expect, test } from 'vitest'
import { searchKinds } from './kinds.ts'
import { textsName } from './modules.ts'
import { idsPerSegment } from './postings.ts'

test('neighbouring ids have their texts in one module, and those of a module are of one segment', () => {
  expect([0, 3, 4, 1000].map((id) => textsName('report', id))).toEqual([
    'report-0',
    'report-0',
    'report-1',
    'report-250',
  ])
  expect([textsName('question', 3), textsName('page', 0)]).toEqual(['pages', 'pages'])
  for (const kind of searchKinds.slice(0, 3)) {
    const namesOf = (segment: number) =>
      Array.from({ length: idsPerSegment }, (_, index) => textsName(kind, segment * idsPerSegment + index))
    expect(namesOf(0).filter((name) => namesOf(1).includes(name))).toEqual([])
  }
})
