import { expect, test } from 'vitest'
import { newsFrontmatterSchema } from '../../model/schema/news.ts'
import { projectFrontmatterSchema } from '../../model/schema/project.ts'
import { reportFrontmatterSchema } from '../../model/schema/report.ts'
import { siteSchema } from '../../model/schema/site.ts'
import { repairedLine } from './values.ts'

test('puts one value into the list that is expected', () => {
  expect(repairedLine(siteSchema, ['retired', 'reports'], 3)).toBe('reports: [3]')
  expect(repairedLine(projectFrontmatterSchema, ['themes'], 'pyjet')).toBe('themes: [pyjet]')
  expect(repairedLine(projectFrontmatterSchema, ['themes'], 'gjithçka')).toBeUndefined()
})

test('reads a day with dots as Albanian does, and leaves one with slashes that has two meanings', () => {
  expect(repairedLine(newsFrontmatterSchema, ['published'], '05.12.2021')).toBe('published: 2021-12-05')
  expect(repairedLine(newsFrontmatterSchema, ['published'], '5. 12. 2021')).toBe('published: 2021-12-05')
  expect(repairedLine(newsFrontmatterSchema, ['published'], '05/12/2021')).toBeUndefined()
  expect(repairedLine(newsFrontmatterSchema, ['published'], '31.02.2021')).toBeUndefined()
})

test.each([
  ['02/28/2021', 'published: 2021-02-28'],
  ['2021-28-02', 'published: 2021-02-28'],
  ['2021.02.28.', 'published: 2021-02-28'],
  ['5 shkurt 2024', 'published: 2024-02-05'],
  ['2021-31-02', undefined],
  ['31 qershor 2021', undefined],
])('offers for the day %j one that the calendar has, or none', (written, expected) => {
  expect(repairedLine(newsFrontmatterSchema, ['published'], written)).toBe(expected)
})

test('reads a number or a name before a comma, and minutes without their space', () => {
  expect(repairedLine(newsFrontmatterSchema, ['id'], '3,')).toBe('id: 3')
  expect(repairedLine(projectFrontmatterSchema, ['title'], '5 fletore,')).toBe('title: 5 fletore')
  expect(repairedLine(reportFrontmatterSchema, ['place'], 'Prizren ;')).toBe('place: Prizren')
  expect(repairedLine(projectFrontmatterSchema, ['themes'], 'pyjet,')).toBe('themes: [pyjet]')
  expect(repairedLine(reportFrontmatterSchema, ['readTime'], '5min')).toBe('readTime: 5 minuta lexim')
})
