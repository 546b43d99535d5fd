import { expect, test } from 'vitest'
import type { Content } from '../../check/content.ts'
import { projectRecord } from '../../model/kinds/project.ts'
import type { Project, ProjectList } from '../../model/schema/project.ts'
import { publishedModules } from './published.ts'

const projectFacts = {
  municipality: 'Komuna',
  partners: 'Partnerët',
  funder: 'Mbështetësi',
  data: 'Të dhënat:',
}

const project = (id: number, year: string, more: Partial<Project> = {}): Project => ({
  id,
  year,
  title: `Projekti ${id}`,
  description: 'Matja e diellit.',
  blocks: [['Matja e diellit.']],
  ...more,
})

/** 130 projects, newest first: 50 of 2021, 50 of 2020 and 30 of 2018-2019, on pages of 60. */
const projects = Array.from({ length: 130 }, (_, index) =>
  project(130 - index, index < 50 ? '2021' : index < 100 ? '2020' : '2018-2019'),
)

/** The pages of the list of projects. */
function projectLists(projects: readonly Project[]): ProjectList[] {
  const modules = publishedModules({
    reports: [],
    news: [],
    projects,
    words: { projectFacts },
    home: {},
    site: {},
  } as unknown as Content)
  const lists = modules.filter(({ name }) => name.startsWith('lists/projects-'))
  return lists.map(({ values }) => values().list as ProjectList)
}

test('project list is split into pages', () => {
  const ids = projectLists(projects).map(({ entries }) => entries.map(({ id }) => id))
  expect(ids).toEqual([
    projects.slice(0, 60).map(({ id }) => id),
    projects.slice(60, 120).map(({ id }) => id),
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ])
})

test('project list page has all years, where each begins and the number of projects', () => {
  const years = [
    { year: '2021', page: 1 },
    { year: '2020', page: 1 },
    { year: '2018-2019', page: 2 },
  ]
  for (const [index, list] of projectLists(projects).entries())
    expect(list).toMatchObject({ page: index + 1, pages: 3, total: 130, themes: [], years })
})

test('project list page has the themes of all projects in the order of the schema', () => {
  const [newest, ...others] = projects
  const oldest = project(0, '2001', { themes: ['klima', 'planet'] })
  const list = [
    ...(newest ? [{ ...newest, themes: ['pyjet' as const, 'klima' as const] }] : []),
    ...others,
    oldest,
  ]
  expect(projectLists(list)[0]?.themes).toEqual(['planet', 'klima', 'pyjet'])
})

test('project list page has each municipality once and leaves out an empty list', () => {
  const [first, second, ...others] = projects
  if (!first || !second) throw new Error('There are 130 projects.')
  const at = (one: Project, municipality: string) => ({ ...one, municipality })
  const list = [at(first, 'Rahovec'), at(second, 'Çagllavicë'), ...others, project(0, '2001')]
  const [page, , last] = projectLists([...list, at(project(0, '2000'), 'Rahovec')])
  expect([page?.municipalities, last?.municipalities]).toEqual([
    ['Çagllavicë', 'Rahovec'],
    ['Çagllavicë', 'Rahovec'],
  ])
  expect(page?.entries.map(({ municipality }) => municipality).slice(0, 3)).toEqual([
    'Rahovec',
    'Çagllavicë',
    undefined,
  ])
  expect(JSON.stringify(projectLists(projects))).not.toContain('municipalit')
})

test('project list page leaves out the plain text that only search reads', () => {
  expect(Object.keys(projectLists([project(1, '2021')])[0]?.entries[0] ?? {})).not.toContain('description')
})

test('project list has one empty page when there are no projects', () => {
  expect(projectLists([])).toMatchObject([{ entries: [], page: 1, pages: 1, total: 0, themes: [] }])
})

test('listed project has its known places, partners and funders', () => {
  const project = { id: 1, year: '2024', title: 'Pylli', description: 'Fidane.', blocks: [['Fidane.']] }
  const complete = { ...project, municipality: 'Prizren', partners: ['Shkolla', 'Komuna'] }
  expect(projectRecord.card(complete, projectFacts).blocks).toEqual([
    ['p', {}, 'Fidane.'],
    [
      'ul',
      {},
      ['li', {}, ['strong', {}, 'Komuna:'], ' Prizren'],
      ['li', {}, ['strong', {}, 'Partnerët:'], ' Shkolla, Komuna'],
    ],
  ])
  expect(projectRecord.card(project, projectFacts).blocks).toEqual([['p', {}, 'Fidane.']])
  expect(projectRecord.searchEntry(complete).sections).toEqual([
    { anchor: 'projekti-1', text: 'Prizren · Shkolla · Komuna · Fidane.' },
  ])
})

test('project list links its data in both formats, and their licence if there is one', () => {
  const license = { name: 'CC BY 4.0', url: 'https://licenca.test/by' }
  const dataOf = (license?: { name: string; url: string }) =>
    projectRecord.listFacts(projects, projectFacts, { license, map: [] }).data
  const files = [
    'Të dhënat: ',
    ['a', { href: '/projects.csv' }, 'CSV'],
    ', ',
    ['a', { href: '/projects.json' }, 'JSON'],
  ]
  expect(dataOf()).toEqual([['p', {}, ...files]])
  expect(dataOf(license)).toEqual([['p', {}, ...files, ' · ', ['a', { href: license.url }, license.name]]])
})
