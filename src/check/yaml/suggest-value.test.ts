import { expect, test } from 'vitest'
import { newsFrontmatterSchema } from '../../model/schema/news.ts'
import { projectFrontmatterSchema } from '../../model/schema/project.ts'
import { reportFrontmatterSchema } from '../../model/schema/report.ts'
import { siteSchema } from '../../model/schema/site.ts'
import { suggestValue } from './suggest-value.ts'

test('suggestValue puts a single value into the expected list', () => {
  expect(suggestValue(siteSchema, ['retired', 'reports'], 3)).toBe('[3]')
  expect(suggestValue(projectFrontmatterSchema, ['themes'], 'pyjet')).toBe('[pyjet]')
  expect(suggestValue(projectFrontmatterSchema, ['themes'], 'gjithçka')).toBeUndefined()
})

test('suggestValue reads a date with dots and refuses an ambiguous one with slashes', () => {
  expect(suggestValue(newsFrontmatterSchema, ['published'], '05.12.2021')).toBe('2021-12-05')
  expect(suggestValue(newsFrontmatterSchema, ['published'], '5. 12. 2021')).toBe('2021-12-05')
  expect(suggestValue(newsFrontmatterSchema, ['published'], '05/12/2021')).toBeUndefined()
  expect(suggestValue(newsFrontmatterSchema, ['published'], '31.02.2021')).toBeUndefined()
})

test.each([
  ['02/28/2021', '2021-02-28'],
  ['2021-28-02', '2021-02-28'],
  ['2021.02.28.', '2021-02-28'],
  ['5 shkurt 2024', '2024-02-05'],
  ['2021-31-02', undefined],
  ['31 qershor 2021', undefined],
])('suggestValue offers a day of the calendar for %j or nothing', (written, expected) => {
  expect(suggestValue(newsFrontmatterSchema, ['published'], written)).toBe(expected)
})

test('suggestValue reads a value before a comma and minutes without their space', () => {
  expect(suggestValue(newsFrontmatterSchema, ['id'], '3,')).toBe('3')
  expect(suggestValue(projectFrontmatterSchema, ['title'], '5 fletore,')).toBe('5 fletore')
  expect(suggestValue(reportFrontmatterSchema, ['place'], 'Prizren ;')).toBe('Prizren')
  expect(suggestValue(projectFrontmatterSchema, ['themes'], 'pyjet,')).toBe('[pyjet]')
  expect(suggestValue(reportFrontmatterSchema, ['readTime'], '5min')).toBe('5 minuta lexim')
})
