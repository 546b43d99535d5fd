import { expect, test } from 'vitest'
import { listPath } from '../../../model/paging.ts'
import type { SearchTitles } from '../../../model/schema/search.ts'
import { pathOfAnchor } from './YearIndex.tsx'

const projects = [12, 11, 10, 9].map((id, position) => ({
  id,
  title: `Projekti ${id}`,
  year: position < 3 ? '2021' : '2008-2009',
  page: position < 2 ? 1 : 2,
}))
const listed = projects.map((project) => ({ ...project, blocks: [] }))
const years = [
  { year: '2021', page: 1 },
  { year: '2008-2009', page: 2 },
]
let asked = 0
const load = async () => {
  asked += 1
  const project = projects.map(({ id, title, page }) => ({
    title,
    path: listPath('projects', page),
    anchor: `projekti-${id}`,
  }))
  return { titles: { project } as unknown as SearchTitles }
}
const pathOf = (anchor: string, page: number) =>
  pathOfAnchor(anchor, { entries: listed.filter((project) => project.page === page), page, years }, load)

test('year index finds a project of another page by the list of all titles', async () => {
  expect(await pathOf('projekti-9', 1)).toBe('/projects/faqja/2')
  expect(await pathOf('projekti-12', 2)).toBe('/projects')
  expect(await pathOf('projekti-99', 1)).toBeUndefined()
})

test('year index links a year to its first page, or here when it continues here', async () => {
  expect(await pathOf('viti-2008-2009', 1)).toBe('/projects/faqja/2')
  expect(await pathOf('viti-2021', 2)).toBe('/projects/faqja/2')
  expect(await pathOf('viti-1999', 1)).toBeUndefined()
})

test('year index loads nothing for this page, for a year or for an unknown project', async () => {
  asked = 0
  expect(await pathOf('projekti-12', 1)).toBe('/projects')
  expect(await pathOf('viti-2008-2009', 1)).toBe('/projects/faqja/2')
  expect(await pathOf('main', 1)).toBeUndefined()
  expect(await pathOf('', 1)).toBeUndefined()
  expect(asked).toBe(0)
})
