import { expect, test } from 'vitest'
import { newsFrontmatterSchema } from '../../schema/news.ts'
import { projectFrontmatterSchema } from '../../schema/project.ts'
import { siteSchema } from '../../schema/site.ts'
import { repairedLine } from './repair.ts'

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
