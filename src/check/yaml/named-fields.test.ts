import { expect, test } from 'vitest'
import { homeSourceSchema } from '../../model/schema/home.ts'
import { newsFrontmatterSchema } from '../../model/schema/news.ts'
import { projectFrontmatterSchema } from '../../model/schema/project.ts'
import { reportFrontmatterSchema } from '../../model/schema/report.ts'
import { siteSchema } from '../../model/schema/site.ts'
import { wordsSchema } from '../../model/schema/words.ts'
import { namedFieldsOf } from './named-fields.ts'

test('named fields differ from file names, addresses, dates and numbers in text', () => {
  const wordless = (schema: Parameters<typeof namedFieldsOf>[0]) => [...namedFieldsOf(schema).wordless].sort()
  expect(wordless(reportFrontmatterSchema)).toEqual([
    'credit',
    'date',
    'day',
    'end',
    'file',
    'focus',
    'id',
    'placeholder',
    'readTime',
    'start',
    'x',
    'y',
    'year',
  ])
  expect(wordless(newsFrontmatterSchema)).toEqual([
    'credit',
    'date',
    'file',
    'focus',
    'id',
    'placeholder',
    'published',
    'x',
    'y',
  ])
  expect(wordless(projectFrontmatterSchema)).toEqual(['id', 'placeholder', 'themes', 'year'])
  expect(wordless(homeSourceSchema)).toEqual(['file', 'focus', 'place', 'placeholder', 'x', 'y'])
  expect(wordless(siteSchema)).toEqual([
    'address',
    'branch',
    'email',
    'from',
    'news',
    'phones',
    'placeholders',
    'projects',
    'redirects',
    'reports',
    'repository',
    'retired',
    'to',
    'url',
  ])
  expect(wordless(wordsSchema)).toEqual(['lang'])
})
