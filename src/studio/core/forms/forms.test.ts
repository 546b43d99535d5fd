import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wholeSite } from '../../../check/testing/whole-site.ts'
import { isGroup } from '../../../check/yaml/locate.ts'
import type { FormField } from '../../protocol.ts'
import appWords from '../../words/app.json'
import { readDocument } from '../parsed-document.ts'
import { formOf } from './forms.ts'

const examples = {
  report: 'content/reports/2024/index.mdx',
  news: 'content/news/prizren-klima/index.mdx',
  project: 'content/projects/2023-2024-shkolla-verore.mdx',
  home: 'content/pages/home/index.yaml',
  about: 'content/pages/about/index.yaml',
  site: 'content/site.yaml',
  words: 'content/words.yaml',
}
type Kind = keyof typeof examples
const kinds = Object.keys(examples) as Kind[]

function valuesOf(kind: Kind): unknown {
  if (kind === 'project') return { id: 1, year: 2020, title: 'T' }
  return readDocument(examples[kind], readFileSync(join(wholeSite, examples[kind]), 'utf8')).values
}

function form(kind: Kind): FormField[] {
  return formOf(kind, valuesOf(kind))
}

function find(fields: readonly FormField[], ...[key, ...rest]: string[]): FormField | undefined {
  const field = fields.find((one) => one.key === key)
  return rest.length === 0 ? field : find(field?.fields ?? [], ...rest)
}

test.each(kinds)('form of a %s labels every field with a text other than its key', (kind) => {
  const visit = (fields: readonly FormField[]): void => {
    for (const { key, label, fields: inner = [] } of fields) {
      expect(label, key).not.toBe('')
      expect(label, key).not.toBe(key)
      visit(inner)
    }
  }
  visit(form(kind))
})

test.each(kinds)('form of a %s has a field for every value of the document', (kind) => {
  const visit = (fields: readonly FormField[], values: unknown): void => {
    if (!isGroup(values)) return
    for (const [key, value] of Object.entries(values)) {
      const field = find(fields, key)
      expect(field, key).toBeDefined()
      if (isGroup(value)) {
        expect(field?.type).toBe(key === 'focus' ? 'focus' : 'group')
        visit(field?.fields ?? [], value)
      } else if (Array.isArray(value)) {
        expect(field?.type).toBe('list')
        for (const item of value) visit(field?.fields?.[0]?.fields ?? [], item)
      }
    }
  }
  visit(form(kind), valuesOf(kind))
})

test('form shows fields that are derived from others as read-only', () => {
  const derived = (kind: Kind) => form(kind).flatMap(({ key, type }) => (type === 'derived' ? [key] : []))
  expect(derived('report')).toEqual(['id', 'year', 'date', 'readTime'])
  expect(derived('news')).toEqual(['id', 'date'])
})

test('form names the field from which a derived date follows', () => {
  expect(find(form('report'), 'date')).toMatchObject({ type: 'derived', source: 'start' })
  expect(find(form('news'), 'date')).toMatchObject({ type: 'derived', source: 'published' })
  expect(find(form('report'), 'readTime')).not.toHaveProperty('source')
})

test('form gives every kind of value its type', () => {
  const report = form('report')
  expect(find(report, 'title')).toMatchObject({ type: 'line', label: 'Titulli', isRequired: true })
  expect(find(report, 'description')?.type).toBe('text')
  expect(find(report, 'start')?.type).toBe('day')
  expect(find(report, 'place')?.isRequired).toBe(false)
  expect(find(report, 'placeholder')?.type).toBe('mark')
  expect(find(report, 'gallery', '', 'file')?.type).toBe('picture')
  expect(find(report, 'gallery')?.count).toBeUndefined()
  expect(find(form('project'), 'themes', '')?.choices?.[0]).toEqual({
    value: 'planet',
    label: 'Plane dhe studime komunale',
  })
})

test('form states fixed list lengths and makes fixed values read-only', () => {
  const home = form('home')
  expect(find(home, 'banner', 'headlines')?.count).toBe(2)
  expect(find(home, 'faq', 'items')?.count).toBe(4)
  expect(find(home, 'banner', 'picture', 'alt')?.type).toBe('fixed')
  expect(find(form('site'), 'phones')?.count).toBe(2)
})

test('form of the words lists their variables and accepts another language', () => {
  const fields = form('words')
  expect(find(fields, 'title')?.variables).toEqual(['{page}', '{site}'])
  expect(find(fields, 'nav', 'home')?.type).toBe('group')
  expect(find(fields, 'nav', 'menu')?.type).toBe('line')
  expect(find(fields, 'author', 'text')?.variables).toEqual(['{author}'])
})

test('form explains every variable of the words and no other', () => {
  const partsOf = ({ variables = [], fields = [] }: FormField): string[] => [
    ...variables,
    ...fields.flatMap(partsOf),
  ]
  const explained = Object.keys(appWords.form.variableMeanings)
  expect([...new Set(form('words').flatMap(partsOf))].sort()).toEqual(
    explained.map((name) => `{${name}}`).sort(),
  )
})

test('form marks only English texts as English', () => {
  const fields = form('report')
  expect(find(fields, 'english', 'title')?.lang).toBe('en')
  expect(find(fields, 'english', 'summary')).toMatchObject({ type: 'text', lang: 'en' })
  expect(find(fields, 'title')?.lang).toBeUndefined()
  const page = formOf('english', {})
  expect(find(page, 'about', 'text')?.lang).toBe('en')
  expect(find(page, 'about', 'points')?.fields?.[0]?.lang).toBe('en')
})
