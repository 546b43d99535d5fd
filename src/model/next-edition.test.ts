import { afterEach, expect, test, vi } from 'vitest'
import { editionScript } from './next-edition.ts'
import type { NextEdition } from './schema/next-edition.ts'
import { shownEdition } from './shown-edition.ts'

const edition = { start: '2031-07-07', end: '2031-07-11', deadline: '2031-05-15' } as NextEdition

afterEach(() => void vi.useRealTimers())

/** The mark that the published script sets on the document at a moment. */
function markedAt(moment: string): string | undefined {
  vi.useFakeTimers({ now: new Date(moment) })
  const document = { documentElement: { dataset: {} as { edition?: string } } }
  new Function('document', editionScript(edition))(document)
  return document.documentElement.dataset.edition
}

test.each([
  ['2031-01-01T12:00:00Z', 'open'],
  // Summer time in Kosovo is UTC plus two hours.
  ['2031-05-15T21:59:59Z', 'open'],
  ['2031-05-15T22:00:00Z', 'closed'],
  ['2031-07-11T21:59:59Z', 'closed'],
  ['2031-07-11T22:00:00Z', 'past'],
  ['2032-01-01T12:00:00Z', 'past'],
])('next edition at %s is %s, by the day in Kosovo', (moment, mark) => {
  expect(markedAt(moment)).toBe(mark)
})

test('next edition prints its days as a report does', () => {
  expect(shownEdition(edition)).toEqual({ ...edition, days: '7-11 Korrik 2031', until: '15 Maj 2031' })
})
