import { expect, test } from 'vitest'
import { listHead } from './page-head.ts'

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
