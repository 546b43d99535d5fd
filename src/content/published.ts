/**
 * Loads compiled content in the published site. Content is no part of the app: each module is a file below
 * `data/`, at an address that follows from its name, so the app is the same however many documents there are
 * and an edited document changes none of it. Takes the place of `documents.ts` in a build.
 */
import { useMDXComponents } from '@mdx-js/react'
import type { ComponentType } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Documents, PostModule, ReportModule } from './documents.ts'
import type { NewsId, ReportId } from './generated/ids.ts'
import { isInRanges } from './id-ranges.ts'
import type { SearchModule } from './search/modules.ts'

/** A report's module as a file: its body is a function that is handed what it would import. */
type ReportFile = Omit<ReportModule, 'Body'> & { body(runtime: object): { default: ComponentType } }

const runtime = { Fragment, jsx, jsxs, useMDXComponents }
const bodies = new WeakMap<object, ComponentType>()
let read: (name: string) => Promise<unknown>

/** Says how the prerender reads a module by its name: it has them on the disk. */
export function readContentWith(reader: typeof read): void {
  read = reader
}

const loadHomeModule = () => load<typeof import('./generated/home.ts')>('home')
const loadAboutModule = () => load<typeof import('./generated/about.ts')>('about')
const loadTitlesModule = () => load<typeof import('./generated/titles.ts')>('titles')

/** The module of a page of the editions' list, counted from 1; undefined when there is none. */
const loadReportListModule = (page: number) =>
  loadListPage<typeof import('./generated/lists/reports-1.ts')>('reports', page)

/** The module of a page of the projects' list, likewise. */
const loadProjectListModule = (page: number) =>
  loadListPage<typeof import('./generated/lists/projects-1.ts')>('projects', page)

/** The module of a report; undefined when there is none. */
async function loadReportModule(id: ReportId): Promise<ReportModule | undefined> {
  const { reportRanges } = await loadKnown()
  if (!isInRanges(reportRanges, id)) return undefined
  const file = await load<ReportFile>(`report/${id}`)
  // One component a report: another one would be a new body in the eyes of React.
  const Body = bodies.get(file) ?? file.body(runtime).default
  bodies.set(file, Body)
  return { report: file.report, around: file.around, Body }
}

/** The module of a news post; undefined when there is none. */
async function loadPostModule(id: NewsId): Promise<PostModule | undefined> {
  const { newsRanges } = await loadKnown()
  if (!isInRanges(newsRanges, id)) return undefined
  return await load<PostModule>(`news/${id}`)
}

/** A module of the search. */
const loadSearch = <Name extends string>(name: Name) => load<SearchModule<Name>>(`search/${name}`)

async function loadListPage<Module>(list: 'reports' | 'projects', page: number): Promise<Module | undefined> {
  // The first page is there always, and what most visitors see.
  if (page > 1 && page > (await loadKnown()).listPages[list]) return undefined
  return await load<Module>(`lists/${list}-${page}`)
}

/** Asked before any document, so that an address without one costs no failed request. */
function loadKnown() {
  return load<typeof import('./generated/known.ts')>('known')
}

function load<Module>(name: string): Promise<Module> {
  if (import.meta.env.SSR) return read(name) as Promise<Module>
  const address = `${import.meta.env.BASE_URL}data/${name}.js`
  return import(/* @vite-ignore */ address)
}

export const documents: Documents = {
  home: loadHomeModule,
  about: loadAboutModule,
  titles: loadTitlesModule,
  reportList: loadReportListModule,
  projectList: loadProjectListModule,
  report: loadReportModule,
  post: loadPostModule,
  search: loadSearch,
}
