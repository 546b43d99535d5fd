import { expect, test } from 'vitest'
import { site } from '../content/index.ts'
import { listHead, pageHead } from './page-head.ts'

const descriptionOf = ({ meta }: ReturnType<typeof listHead>) =>
  meta.flatMap((one) => ('name' in one && one.name === 'description' ? one.content : []))

test('listHead describes the first page by the list, further pages by their title', () => {
  const [first = ''] = descriptionOf(listHead('projects', { page: 1, pages: 3 }))
  const [second = ''] = descriptionOf(listHead('projects', { page: 2, pages: 3 }))
  expect(first).not.toBe('')
  expect(second).toMatch(/2\. /)
  expect(second.endsWith(`. ${first}`)).toBe(true)
})

test('listHead links each page to its neighbours', () => {
  const relations = (page: number) => listHead('projects', { page, pages: 3 }).links.map(({ rel }) => rel)
  expect(relations(1)).toEqual(['canonical', 'next'])
  expect(relations(2)).toEqual(['canonical', 'prev', 'next'])
  expect(relations(3)).toEqual(['canonical', 'prev'])
})

const propertiesOf = ({ meta }: ReturnType<typeof pageHead>) =>
  Object.fromEntries(meta.flatMap((one) => ('property' in one ? [[one.property, one.content]] : [])))

test('pageHead describes an article by its day, and other pages without one', () => {
  const page = { title: 'Titulli', description: 'Përshkrimi.', path: '/blog/1' }
  const article = propertiesOf(pageHead({ ...page, published: '2024-11-25' }))
  expect([article['og:type'], article['article:published_time']]).toEqual(['article', '2024-11-25'])
  const other = propertiesOf(pageHead(page))
  expect([other['og:type'], 'article:published_time' in other]).toEqual(['website', false])
})

test('pageHead names a shared page by its title, or by the site', () => {
  const page = { description: 'Përshkrimi.', path: '/' }
  expect(propertiesOf(pageHead({ ...page, title: 'Titulli' }))['og:title']).toBe('Titulli')
  expect(propertiesOf(pageHead(page))['og:title']).toBe(site.name)
})

test('pageHead names the locale of the page', () => {
  const page = { title: 'Titulli', description: 'Përshkrimi.', path: '/' }
  expect(propertiesOf(pageHead(page))['og:locale']).toBe('sq_AL')
  expect(propertiesOf(pageHead({ ...page, lang: 'en' }))['og:locale']).toBe('en_GB')
})

test('pageHead links the home page and the English page to each other alone', () => {
  const languages = (path: string) =>
    pageHead({ description: 'Përshkrimi.', path }).links.flatMap((link) =>
      'hrefLang' in link ? [link.hrefLang] : [],
    )
  expect([languages('/'), languages('/en'), languages('/about')]).toEqual([['sq', 'en'], ['sq', 'en'], []])
})
