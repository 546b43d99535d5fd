import { expect, test } from 'vitest'
import { checkSpaces, checkTabs } from '../encoding/decode.ts'
import { createSource } from '../source.ts'
import { problemsOf } from '../testing/good-site.ts'

/** With this length, quadratic time would be minutes, and linear time is a moment. */
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

test.each([
  ['blanks', `x${' '.repeat(long)}y`],
  ['lines of fields', 'a: 1\n'.repeat(long / 40)],
  ['the same field', 'x\ntitle: a\n'.repeat(long / 200)],
  ['lines without a field', 'a: "b\n> c\n'.repeat(long / 40)],
  ['points with a printed dash', 'x\n– a\n'.repeat(long / 20)],
])('reads %s among the fields in time that grows with the text', { timeout: 60_000 }, async (_, text) => {
  expect(await problemsOf('report', [/(?<=\ntitle: ).*/, text])).toBeDefined()
})

test('refuses brackets in such numbers that the parser would take minutes', async () => {
  const problems = await problemsOf('report', ['Në fund i krahasuam fletoret.', '[x] '.repeat(long / 4)])
  expect(problems.map(({ rule }) => rule)).toEqual(['document/too-deep'])
})

test('reads blanks and marks at the beginning of lines in time that grows with them', () => {
  const text = `\u00A0${' '.repeat(long)}\n${'- '.repeat(long)}\n${'#'.repeat(long)}\n${'a:'.repeat(long)}`
  expect(checkSpaces(createSource('a.mdx', text))).toHaveLength(1)
  expect(checkTabs(createSource('a.mdx', text))).toEqual([])
})
