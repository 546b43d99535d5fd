/**
 * Loads compiled content on demand in development and tests, where it is part of Vite's graph; the published
 * site has `published.ts` in its place. Kept apart from the door so that a changed document replaces this
 * module and the door hands out the new one.
 */
import type { ComponentType } from 'react'
import type { NewsId, ReportId } from './generated/ids.ts'
import { partOf } from './parts.ts'
import type { NewsPage } from './schema/news.ts'
import type { ReportAround, ReportPage } from './schema/report.ts'
import type { SearchModule } from './search/modules.ts'

/** What a report's module has: its page and its body. */
export type ReportModule = { report: ReportPage; around: ReportAround; Body: ComponentType }

/** What a news post's module has. */
export type PostModule = { post: NewsPage }

const loadHomeModule = () => import('./generated/home.ts')
const loadAboutModule = () => import('./generated/about.ts')
const loadTitlesModule = () => import('./generated/titles.ts')

/** The module of a page of the editions' list, counted from 1; undefined when there is none. */
async function loadReportListModule(page: number) {
  const { reportLists } = await import('./generated/lists.ts')
  return await reportLists[page - 1]?.()
}

/** The module of a page of the projects' list, likewise. */
async function loadProjectListModule(page: number) {
  const { projectLists } = await import('./generated/project-lists.ts')
  return await projectLists[page - 1]?.()
}

/** The module of a report; undefined when there is none. */
async function loadReportModule(id: ReportId): Promise<ReportModule | undefined> {
  const { reportParts } = await import('./generated/loaders.ts')
  return await loadFrom<ReportModule>(reportParts, id)
}

/** The module of a news post; undefined when there is none. */
async function loadPostModule(id: NewsId): Promise<PostModule | undefined> {
  const { newsParts } = await import('./generated/loaders.ts')
  return await loadFrom<PostModule>(newsParts, id)
}

/** A module of the search. The published site has them as files; here they are made of all texts, once. */
async function loadSearch<Name extends string>(name: Name): Promise<SearchModule<Name>> {
  searchModules ??= makeSearchModules()
  return (await searchModules)(name)
}

let searchModules: ReturnType<typeof makeSearchModules> | undefined

async function makeSearchModules() {
  const [{ order, searchParts }, { searchModulesOf }] = await Promise.all([
    import('./generated/search.ts'),
    import('./search/in-memory.ts'),
  ])
  const parts = await Promise.all(searchParts.map((load) => load()))
  return searchModulesOf(
    order,
    parts.map(({ documents }) => documents),
  )
}

type Loaders<Module> = Readonly<Record<number, (() => Promise<Module>) | undefined>>

async function loadFrom<Module>(parts: Loaders<{ modules: Loaders<Module> }>, id: number) {
  const part = await parts[partOf(id)]?.()
  return await part?.modules[id]?.()
}

/** The loaders as one value, so that others can take their place. */
export const documents = {
  home: loadHomeModule,
  about: loadAboutModule,
  titles: loadTitlesModule,
  reportList: loadReportListModule,
  projectList: loadProjectListModule,
  report: loadReportModule,
  post: loadPostModule,
  search: loadSearch,
}

export type Documents = typeof documents
