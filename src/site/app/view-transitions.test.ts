import { expect, test } from 'vitest'
import { reportBetween } from './view-transitions.ts'

test('view transition runs between the list and a report in both directions', () => {
  expect(reportBetween('/summer-school', '/blog/3')).toBe('/blog/3')
  expect(reportBetween('/blog/3', '/summer-school')).toBe('/blog/3')
  expect(reportBetween('/energjia/summer-school', '/energjia/blog/12')).toBe('/energjia/blog/12')
})

test.each([
  ['/blog/3', '/blog/4'],
  ['/summer-school', '/about'],
  ['/', '/blog/3'],
  ['/summer-school', '/summer-school'],
  ['/summer-school', '/blog/abc'],
])('view transition does not run between %s and %s', (from, to) => {
  expect(reportBetween(from, to)).toBeUndefined()
})
