import { expect, test } from 'vitest'
import type { SiteTitles } from '../../content/index.ts'
import { pageOfAnchor } from './YearIndex.tsx'

const titles = [12, 11, 10, 9].map((id, position) => ({
  id,
  title: `Projekti ${id}`,
  year: position < 3 ? '2021' : '2008-2009',
  page: position < 2 ? 1 : 2,
}))
const listed = titles.map((project) => ({ ...project, blocks: [] }))
const years = [
  { year: '2021', page: 1 },
  { year: '2008-2009', page: 2 },
]
let asked = 0
const load = async () => {
  asked += 1
  return { projects: titles } as unknown as SiteTitles
}
const pageOf = (anchor: string, page: number) =>
  pageOfAnchor(anchor, { entries: listed.filter((project) => project.page === page), page, years }, load)

test('a project of another page is found by the titles of all', async () => {
  expect(await pageOf('projekti-9', 1)).toBe(2)
  expect(await pageOf('projekti-12', 2)).toBe(1)
  expect(await pageOf('projekti-99', 1)).toBeUndefined()
})

test('a year is on the page where it begins, and here if it goes on here', async () => {
  expect(await pageOf('viti-2008-2009', 1)).toBe(2)
  expect(await pageOf('viti-2021', 2)).toBe(2)
  expect(await pageOf('viti-1999', 1)).toBeUndefined()
})

test('nothing is loaded for what this page has, for a year, or for what is no project', async () => {
  asked = 0
  expect(await pageOf('projekti-12', 1)).toBe(1)
  expect(await pageOf('viti-2008-2009', 1)).toBe(2)
  expect(await pageOf('main', 1)).toBeUndefined()
  expect(await pageOf('', 1)).toBeUndefined()
  expect(asked).toBe(0)
})
