import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { Route } from './$list.faqja.$n.tsx'

const parse = (list: string, n: string) => Route.options.params?.parse?.({ list, n })

test('address of a later page gives its list and its number', () => {
  expect(parse('projects', '2')).toEqual({ list: 'projects', n: 2 })
  expect(parse('summer-school', '104')).toEqual({ list: 'summer-school', n: 104 })
})

test.each([
  ...['0', '1', '01', '1.5', '-1', 'abc', '', ' 2', '1e3', '9999999'].map((n) => ['projects', n] as const),
  ['blog', '2'] as const,
])('address of a later page refuses „%s/faqja/%s“', (list, n) => {
  expect(() => parse(list, n)).toThrow(expect.toSatisfy(isNotFound))
})
