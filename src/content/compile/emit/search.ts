import { projectAnchor, questionAnchor } from '../../anchors.ts'
import { listPath, pageAt, projectsPerPage } from '../../paging.ts'
import { partOf } from '../../parts.ts'
import type { NewsPost } from '../../schema/news.ts'
import type { About, Home } from '../../schema/pages.ts'
import type { Project } from '../../schema/project.ts'
import type { Activity, Report, ReportSection } from '../../schema/report.ts'
import type { SearchDocument, SearchSection } from '../../schema/search.ts'
import type { Content } from '../content.ts'
import { htmlText } from './html-text.ts'
import { inOneLine } from './one-line.ts'

/**
 * An object of the content that visitors search in, the page of its list on which it stands, and what the search
 * reads of both.
 */
type SearchSource = { source: object; page: number; make: () => SearchDocument[] }

/** Documents whose texts are published as one file. */
export type SearchPart = { name: string; sources: SearchSource[] }

/** Every document as the visitors' search reads it, in the order in which it is handed them. */
export function searchDocuments(content: Content): SearchDocument[] {
  return searchParts(content).flatMap(({ sources }) => sources.flatMap(({ make }) => make()))
}

/**
 * The documents in parts of neighbouring ids, so that a new one moves no other to another part; parts and
 * documents of a kind stand in the order in which the site lists them.
 */
export function searchParts({ reports, news, projects, home, about }: Content): SearchPart[] {
  return [
    ...byId(
      'report',
      reports,
      ({ report }) => report.id,
      (entry) => ofReport(entry.report, entry.sections),
    ),
    ...byId('news', news, ({ id }) => id, ofPost),
    ...byId(
      'project',
      projects,
      ({ id }) => id,
      ofProject,
      (position) => pageAt(position, projectsPerPage),
    ),
    {
      name: 'pages',
      sources: [
        { source: home, page: 1, make: () => ofQuestions(home) },
        { source: about, page: 1, make: () => [ofAbout(about)] },
      ],
    },
  ]
}

function byId<Entry extends object>(
  kind: string,
  entries: readonly Entry[],
  idOf: (entry: Entry) => number,
  read: (entry: Entry, page: number) => SearchDocument,
  pageOf: (position: number) => number = () => 1,
): SearchPart[] {
  const parts = new Map<string, SearchSource[]>()
  for (const [position, entry] of entries.entries()) {
    const page = pageOf(position)
    const name = `${kind}-${partOf(idOf(entry))}`
    const sources = parts.get(name) ?? []
    parts.set(name, sources)
    sources.push({ source: entry, page, make: () => [read(entry, page)] })
  }
  return [...parts].map(([name, sources]) => ({ name, sources }))
}

function ofReport(report: Report, sections: readonly ReportSection[]): SearchDocument {
  const { id, title, description, date, place, days } = report
  const dayTexts = days.map(({ activities }) => activities.map(activityText).join(' '))
  const texts: Record<ReportSection['kind'], () => string> = {
    intro: () => report.intro,
    objectives: () => (report.objectives ?? []).join(' '),
    // Days stand in both lists in the same order.
    day: () => dayTexts.shift() ?? '',
    conclusion: () => report.conclusion,
  }
  return {
    kind: 'report',
    path: `/blog/${id}`,
    title,
    date,
    sections: [
      { text: inOneLine([description, place].filter((part) => part !== undefined).join(' ')) },
      ...sections.map(({ anchor, label, kind }) => ({
        anchor,
        heading: label,
        text: inOneLine(texts[kind]()),
      })),
    ],
  }
}

function activityText(activity: Activity): string {
  return typeof activity === 'string' ? activity : [`${activity.title}:`, ...activity.points].join(' ')
}

function ofPost({ id, title, description, date, content }: NewsPost): SearchDocument {
  return {
    kind: 'news',
    path: `/information-blog/${id}`,
    title,
    date,
    sections: [{ text: description }, { text: htmlText(content) }],
  }
}

function ofProject({ id, title, year, description }: Project, page: number): SearchDocument {
  return {
    kind: 'project',
    path: listPath('projects', page),
    title,
    date: year,
    sections: [{ anchor: projectAnchor(id), text: inOneLine(description) }],
  }
}

/** The frequent questions, each a document: its question is what visitors look for. */
function ofQuestions({ faq }: Home): SearchDocument[] {
  return faq.items.map(({ title, description }, index) => ({
    kind: 'question',
    path: '/',
    title,
    sections: [{ anchor: questionAnchor(index), text: inOneLine(description) }],
  }))
}

function ofAbout({ title, description, purpose, vision, mission }: About): SearchDocument {
  const goals = purpose.goals.map((goal) => `${goal.title}: ${goal.description}`)
  const sections: SearchSection[] = [
    { text: description },
    { anchor: 'qellimi', heading: purpose.title, text: inOneLine([purpose.intro, ...goals].join(' ')) },
    { anchor: 'vizioni', heading: vision.title, text: inOneLine(vision.text) },
    {
      anchor: 'misioni',
      heading: mission.title,
      text: inOneLine([mission.intro, ...mission.points].join(' ')),
    },
  ]
  return { kind: 'page', path: '/about', title, sections }
}
