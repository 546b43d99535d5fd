import { expect, test } from 'vitest'
import { projectFrontmatterSchema } from './project.ts'

test('project schema accepts the years 1990 to 2100 and two years with a dash', () => {
  const accepts = (year: unknown) =>
    projectFrontmatterSchema.safeParse({ id: 1, year, title: 'Hartat e diellit' }).success
  expect([1989, 1990, 2100, 2101].map(accepts)).toEqual([false, true, true, false])
  expect(['1999-2001', '1899-1900', '2019–2020', '2019'].map(accepts)).toEqual([true, false, false, false])
})
