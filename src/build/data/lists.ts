import type { Content } from '../../check/content.ts'
import type { ReportEntry } from '../../check/documents/report/report.ts'
import { missionAnchor, purposeAnchor, visionAnchor } from '../../model/about-anchors.ts'
import { idRanges } from '../../model/id-ranges.ts'
import { editionsPerPage, type ListPage, pageAt, pagesOf, projectsPerPage } from '../../model/paging.ts'
import type { NewsCard, NewsPost } from '../../model/schema/news.ts'
import type { ListedProject, ListedYear, Project, ProjectList } from '../../model/schema/project.ts'
import { type ReportCard, type ReportPage, reportCardFields } from '../../model/schema/report.ts'
import { themes } from '../../model/themes.ts'

/** The documents by their numbers, in the order in which the site lists them. */
export type Numbered = {
  reports: readonly { report: { id: number } }[]
  news: readonly { id: number }[]
  projects: readonly unknown[]
}

/** Which numbers and pages of lists there are: few words, however many documents. */
export function knownValues({ reports, news, projects }: Numbered) {
  return {
    reportRanges: idRanges(reports.map(({ report }) => report.id)),
    newsRanges: idRanges(news.map(({ id }) => id)),
    listPages: {
      reports: pagesOf(reports, editionsPerPage).length,
      projects: pagesOf(projects, projectsPerPage).length,
    },
  }
}

/** What the list of everything shows, which must stay light however much there is. */
export function titlesValues({ reports, news, projects, home, about }: Content) {
  return {
    reports: reports.map(({ report: { id, title, date } }) => ({ id, title, date })),
    news: news.map(({ id, title, date }) => ({ id, title, date })),
    projects: projects.map(({ id, title, year }, position) => ({
      id,
      title,
      year,
      page: pageAt(position, projectsPerPage),
    })),
    questions: home.faq.items.map(({ title }) => title),
    sections: [
      { id: purposeAnchor, title: about.purpose.title },
      { id: visionAnchor, title: about.vision.title },
      { id: missionAnchor, title: about.mission.title },
    ],
  }
}

/** What the pages of the editions' list show, page by page. */
export function reportLists(reports: readonly ReportEntry[]): ListPage<ReportCard>[] {
  const cards = pagesOf(reports, editionsPerPage)
  return cards.map((list) => ({ ...list, entries: list.entries.map(reportCard) }))
}

/** What the pages of the projects show, page by page. */
export function projectLists(projects: readonly Project[]): ProjectList[] {
  const ofAll = {
    total: projects.length,
    themes: themes.filter((theme) => projects.some((project) => project.themes?.includes(theme))),
    years: yearsOf(projects),
  }
  return pagesOf(projects, projectsPerPage).map(({ entries, page, pages }) => ({
    entries: entries.map(listedProject),
    page,
    pages,
    ...ofAll,
  }))
}

function listedProject({ description: _description, ...listed }: Project): ListedProject {
  return listed
}

/** Each year once; projects of one year stand beside each other. */
function yearsOf(projects: readonly Project[]): ListedYear[] {
  return projects.flatMap(({ year }, position) =>
    year === projects[position - 1]?.year ? [] : [{ year, page: pageAt(position, projectsPerPage) }],
  )
}

/** What lists show of a report: a new field of a document comes into no list by itself. */
export function reportCard({ report }: ReportEntry): ReportCard {
  const fields = reportCardFields.filter((name) => report[name] !== undefined)
  return Object.fromEntries(fields.map((name) => [name, report[name]])) as ReportCard
}

/** What the page of a report needs besides its body. */
export function reportPage({ report, sections, figures }: ReportEntry): ReportPage {
  const {
    intro: _intro,
    objectives: _objectives,
    days: _days,
    conclusion: _conclusion,
    cover: _cover,
    ...page
  } = report
  return { ...page, sections, figures }
}

/** What lists show of a news post. */
export function newsCard({ id, title, description, date, published, images: [cover] }: NewsPost): NewsCard {
  if (cover === undefined) throw new Error(`News post ${id} has no picture, though its schema asks for one.`)
  return { id, title, description, date, published, cover }
}
