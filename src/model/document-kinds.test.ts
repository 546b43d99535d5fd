import { expect, test } from 'vitest'
import { documentKinds } from './document-kinds.ts'
import type { NewsPost } from './schema/news.ts'
import type { Project } from './schema/project.ts'
import type { ReportEntry } from './schema/report.ts'

test('documents sort reports and posts by day, newest first, then by number', () => {
  const days = [
    [1, '2019-07-01'],
    [2, '2024-11-21'],
    [4, '2021-07-05'],
    [3, '2021-07-05'],
  ]
  const reports = days.map(([id, start]) => ({ report: { id, start } }) as ReportEntry)
  const { report, news } = documentKinds
  expect(reports.toSorted(report.compare).map(report.idOf)).toEqual([2, 3, 4, 1])
  const posts = days.map(([id, published]) => ({ id, published }) as NewsPost)
  expect(posts.toSorted(news.compare).map(news.idOf)).toEqual([2, 3, 4, 1])
})

test('documents sort projects by last year, then by first year and number', () => {
  const projects = [
    [1, '2017'],
    [2, '2018-2020'],
    [3, '2020'],
    [4, '2019-2020'],
    [5, '2017'],
  ].map(([id, year]) => ({ id, year }) as Project)
  const { compare, idOf } = documentKinds.project
  expect(projects.toSorted(compare).map(idOf)).toEqual([3, 4, 2, 5, 1])
})
