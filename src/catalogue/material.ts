import type { NewsCard, NewsPage } from '../model/schema/news.ts'
import type { Home } from '../model/schema/pages.ts'
import type { ProjectList } from '../model/schema/project.ts'
import type { ReportCard } from '../model/schema/report.ts'
import {
  type LoadedReport,
  loadHome,
  loadNewestPosts,
  loadNewsPost,
  loadProjectList,
  loadReport,
  loadReportList,
} from '../site/content/index.ts'
import { first } from './exhibit.tsx'

/** The site's own content, which the exhibits show. */
export type Material = {
  home: Home
  reports: readonly ReportCard[]
  news: readonly NewsCard[]
  projects: ProjectList
  /** The newest report that has a picture inside its text, else the newest one. */
  report: LoadedReport
  /** The newest post. */
  post: NewsPage
}

/** @throws when the site has no report or no news post. */
export async function loadMaterial(): Promise<Material> {
  const [home, list, news, projects] = await Promise.all([
    loadHome(),
    loadReportList(1),
    loadNewestPosts(),
    loadProjectList(1),
  ])
  const reports = list?.entries ?? []
  if (projects === undefined) throw new Error('There is no list of projects.')
  const loaded = await Promise.all(reports.map(({ id }) => loadReport(id)))
  const known = loaded.filter((report) => report !== undefined)
  const report = known.find((each) => Object.keys(each.report.figures).length > 0) ?? first(known)
  const post = first([await loadNewsPost(first(news).id)].filter((each) => each !== undefined))
  return { home, reports, news, projects, report, post }
}
