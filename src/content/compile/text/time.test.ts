import { expect, test } from 'vitest'
import { createSource } from '../source.ts'
import { checkSpaces, checkTabs } from '../spaces.ts'
import { problemsOf } from '../testing/good-site.ts'

/** Work that grows with the square of this would take minutes; what grows with it takes a moment. */
const long = 200_000

test.each([
  ['dots between letters', 'a.'.repeat(long)],
  ['an address without its end', `www.${'a'.repeat(long)}@`],
  ['brackets that do not pair', '[)'.repeat(long)],
  ['blanks within a line', `a\n${' '.repeat(long)}b`],
  ['stars', '* '.repeat(long / 200).repeat(100)],
  ['quotes', '"“«'.repeat(long / 20)],
  ['dashes', '-'.repeat(long)],
  ['garbled letters', 'Ã«'.repeat(long / 10)],
])('reads %s in time that grows with the text', { timeout: 60_000 }, async (_, text) => {
  for (const [name, sentence] of [
    ['news', '<hr>'],
    ['report', 'Në fund i krahasuam fletoret.'],
  ] as const) {
    expect(await problemsOf(name, [sentence, text])).toBeDefined()
  }
})

test('reads blanks and marks at the beginning of lines in time that grows with them', () => {
  const text = `\u00A0${' '.repeat(long)}\n${'- '.repeat(long)}\n${'#'.repeat(long)}\n${'a:'.repeat(long)}`
  expect(checkSpaces(createSource('a.mdx', text)).findings).toHaveLength(1)
  expect(checkTabs(createSource('a.mdx', text))).toEqual([])
})
