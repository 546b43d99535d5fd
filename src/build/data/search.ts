import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Content } from '../../check/content.ts'
import type { ReportEntry } from '../../check/documents/report/report.ts'
import { inlineElements } from '../../check/html/allowed.ts'
import { missionAnchor, purposeAnchor, visionAnchor } from '../../model/about-anchors.ts'
import { projectAnchor, questionAnchor } from '../../model/anchors.ts'
import { listPath, pageAt, projectsPerPage } from '../../model/paging.ts'
import { newsPath, reportPath } from '../../model/published-paths.ts'
import type { NewsPost } from '../../model/schema/news.ts'
import type { About, Home } from '../../model/schema/pages.ts'
import type { Project } from '../../model/schema/project.ts'
import type { Activity, ReportSection } from '../../model/schema/report.ts'
import type { SearchDocument, SearchSection } from '../../model/schema/search.ts'

/** Characters of JSON up to which the search holds every text: at most 230 kB as a host sends it. */
export const mostSearched = 600_000

/**
 * Every document as the search reads it, kind by kind, as the site lists them. A visitor loads all of this with the
 * first query, so where the whole is larger than {@link mostSearched} the bodies of reports and posts are left out:
 * titles, dates, headings and descriptions remain.
 */
export function searchDocuments(content: Content): SearchDocument[] {
  const documents: SearchDocument[] = []
  let size = 0
  for (const document of readDocuments(content, true)) {
    size += JSON.stringify(document).length
    if (size > mostSearched) return [...readDocuments(content, false)]
    documents.push(document)
  }
  return documents
}

function* readDocuments(content: Content, isWhole: boolean): Generator<SearchDocument> {
  for (const entry of content.reports) yield ofReport(entry, isWhole)
  for (const post of content.news) yield ofPost(post, isWhole)
  for (const [place, project] of content.projects.entries()) yield ofProject(project, place)
  yield* ofQuestions(content.home)
  yield ofAbout(content.about)
}

function ofReport({ report, sections }: ReportEntry, isWhole: boolean): SearchDocument {
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
    path: reportPath(id),
    title,
    date,
    sections: [
      { text: inOneLine([description, place].filter((part) => part !== undefined).join(' ')) },
      ...sections
        .filter(({ kind }) => isWhole || kind === 'day')
        .map(({ anchor, label, kind }) => ({
          anchor,
          heading: label,
          text: isWhole ? inOneLine(texts[kind]()) : '',
        })),
    ],
  }
}

function activityText(activity: Activity): string {
  return typeof activity === 'string' ? activity : [`${activity.title}:`, ...activity.points].join(' ')
}

function ofPost({ id, title, description, date, content }: NewsPost, isWhole: boolean): SearchDocument {
  const body = isWhole ? [{ text: htmlText(content) }] : []
  return { kind: 'news', path: newsPath(id), title, date, sections: [{ text: description }, ...body] }
}

function ofProject({ id, title, year, description }: Project, place: number): SearchDocument {
  return {
    kind: 'project',
    path: listPath('projects', pageAt(place, projectsPerPage)),
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
    { anchor: purposeAnchor, heading: purpose.title, text: inOneLine([purpose.intro, ...goals].join(' ')) },
    { anchor: visionAnchor, heading: vision.title, text: inOneLine(vision.text) },
    {
      anchor: missionAnchor,
      heading: mission.title,
      text: inOneLine([mission.intro, ...mission.points].join(' ')),
    },
  ]
  return { kind: 'page', path: '/about', title, sections }
}

/** The text of an HTML body that was checked, in one line, without its tags: those of a block end a word. */
export function htmlText(html: string): string {
  return inOneLine(textOf(fromHtml(html, { fragment: true })))
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' && !inlineElements.has(node.tagName) ? ` ${text} ` : text
}

/** A text in one line, one blank between two words. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
