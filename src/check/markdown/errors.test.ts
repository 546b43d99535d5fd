import { expect, test } from 'vitest'
import { problemsOf } from '../testing/good-site.ts'

test.each([
  ['Hija.</strong></strong>', [67, 6, 67, 24]],
  ['Hija.</em> </em>\n</em> ora', [67, 6, 68, 6]],
  ['Hija.</em>', [67, 6, 67, 11]],
])('equal end tags in a row are one finding up to the last of them: %j', async (text, place) => {
  const problems = await problemsOf('report', ['Në fund i krahasuam fletoret.', text])
  expect(
    problems.map(({ rule, line, column, endLine, endColumn }) => [rule, line, column, endLine, endColumn]),
  ).toEqual([['mdx/stray-end-tag', ...place]])
})
