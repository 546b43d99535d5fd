import { expect, test } from 'vitest'
import type { Project } from '../../schema/project.ts'
import { createEmitMemory, withoutMemory } from './memory.ts'
import { emitProjectLists } from './project-lists.ts'

const project = (id: number, year: string, more: Partial<Project> = {}): Project => ({
  id,
  year,
  title: `Projekti ${id}`,
  description: 'Matja e diellit.',
  blocks: [{ kind: 'paragraph', children: ['Matja e diellit.'] }],
  ...more,
})

/** 130 projects, newest first: 50 of 2021, 50 of 2020 and 30 of 2018-2019, on pages of 60. */
const projects = Array.from({ length: 130 }, (_, index) =>
  project(130 - index, index < 50 ? '2021' : index < 100 ? '2020' : '2018-2019'),
)
const emit = (list: readonly Project[], remember = withoutMemory) => new Map(emitProjectLists(list, remember))
const ids = (text = '') => [...text.matchAll(/^ {4}"id": (\d+),$/gm)].map(([, id]) => Number(id))

test('each page of the projects is a module of its own', () => {
  const modules = emit(projects)
  expect([...modules.keys()]).toEqual([
    'lists/projects-1.ts',
    'lists/projects-2.ts',
    'lists/projects-3.ts',
    'project-lists.ts',
  ])
  expect(ids(modules.get('lists/projects-1.ts'))).toEqual(projects.slice(0, 60).map(({ id }) => id))
  expect(ids(modules.get('lists/projects-2.ts'))).toEqual(projects.slice(60, 120).map(({ id }) => id))
  expect(ids(modules.get('lists/projects-3.ts'))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('each page says which years there are, where each begins, and how many projects there are', () => {
  const modules = emit(projects)
  const years = [
    { year: '2021', page: 1 },
    { year: '2020', page: 1 },
    { year: '2018-2019', page: 2 },
  ]
  for (const page of [1, 2, 3])
    expect(modules.get(`lists/projects-${page}.ts`)).toContain(`  page: ${page},
  pages: 3,
  total: 130,
  themes: [],
  years: ${JSON.stringify(years, undefined, 2)},
}
`)
})

test('themes are those that a project of any page has, in the order of the schema', () => {
  const [newest, ...others] = projects
  const oldest = project(0, '2001', { themes: ['klima', 'planet'] })
  const list = [
    ...(newest ? [{ ...newest, themes: ['pyjet' as const, 'klima' as const] }] : []),
    ...others,
    oldest,
  ]
  expect(emit(list).get('lists/projects-1.ts')).toMatch(/themes: \[\s+"planet",\s+"klima",\s+"pyjet"\s+\],/)
})

test('a page has no plain text of its projects, which the search alone reads', () => {
  expect(emit([project(1, '2021')]).get('lists/projects-1.ts')).not.toContain('description')
})

test('a site without projects has an empty page', () => {
  expect(emit([]).get('lists/projects-1.ts')).toContain(
    '  entries: [],\n  page: 1,\n  pages: 1,\n  total: 0,',
  )
})

test('what is remembered of a page is what would be made, also when other pages change', () => {
  const remember = createEmitMemory()
  emit(projects, remember)
  for (const changed of [
    projects.slice(0, 129),
    projects.with(70, project(60, '2020', { title: 'Një tjetër', themes: ['klima'] })),
    [project(131, '2022'), ...projects],
  ])
    expect([...emit(changed, remember)]).toEqual([...emit(changed)])
})
