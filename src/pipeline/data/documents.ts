import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Entries } from '../../check/documents/kinds.ts'
import type { ReportEntry } from '../../check/documents/report/report.ts'
import { inlineElements } from '../../check/html/allowed.ts'
import { projectAnchor } from '../../model/anchors.ts'
import type { NumberedName } from '../../model/document-kinds.ts'
import { pageAt, projectsPerPage } from '../../model/paging.ts'
import type { NewsCard, NewsPage, NewsPost } from '../../model/schema/news.ts'
import type { ListedProject, ListedYear, Project, ProjectList } from '../../model/schema/project.ts'
import {
  type Activity,
  type EditionLink,
  type ReportAround,
  type ReportCard,
  type ReportPage,
  type ReportSection,
  reportCardFields,
} from '../../model/schema/report.ts'
import type { SearchDocument } from '../../model/schema/search.ts'
import { themes } from '../../model/themes.ts'

/** What the site publishes of the documents of a kind. */
export type PublishedKind<Entry> = {
  /** The fields of an entry of its list, named one by one: a new field must not reach every list. */
  card?(entry: Entry): object
  /** Facts about all entries, on each page of the list. */
  ofAll?(entries: readonly Entry[]): object
  /** The documents that the page of the document at `position` shows, newest first; by default only that one. */
  shownAt?<One>(documents: readonly One[], position: number): One[]
  /** The exports of its page's module, except the body; `shown` are the documents of `shownAt`. */
  page?(entry: Entry, shown: readonly Entry[]): Record<string, unknown>
  /** The file with the body of its page. */
  bodyFile?(entry: Entry): string
  /** The day for the sitemap. */
  day?(entry: Entry): string
  /** Its entry in the search; with `isWhole` false without its body. */
  found(entry: Entry, isWhole: boolean): Pick<SearchDocument, 'title' | 'date' | 'sections'>
}

/** The kinds with many documents. */
export const publishedKinds: { [Name in NumberedName]: PublishedKind<Entries[Name]> } = {
  report: {
    card: reportCard,
    // As far as a page looks: a development server checks only these before it shows one.
    shownAt: (documents, position) => documents.slice(Math.max(0, position - 4), position + 5),
    page: (entry, shown) => ({ report: reportPage(entry), around: aroundOf(shown, shown.indexOf(entry)) }),
    bodyFile: ({ file }) => file,
    day: ({ report }) => report.end,
    found: foundReport,
  },
  news: {
    // The next older one follows it, the newest after the oldest.
    shownAt: (documents, position) =>
      [documents[position], documents[position + 1] ?? documents[0]]
        .slice(0, documents.length)
        .flatMap((one) => one ?? []),
    page(post, [, next]) {
      const link = next && { next: { id: next.id, title: next.title } }
      return { post: { ...post, ...link } satisfies NewsPage }
    },
    day: ({ published }) => published,
    found: ({ title, description, date, content }, isWhole) => ({
      title,
      date,
      sections: [{ text: description }, ...(isWhole ? [{ text: htmlText(content) }] : [])],
    }),
  },
  project: {
    card({ description: _description, ...listed }): ListedProject {
      return listed
    },
    ofAll: (projects): Omit<ProjectList, 'entries' | 'page' | 'pages'> => ({
      total: projects.length,
      themes: themes.filter((theme) => projects.some((project) => project.themes?.includes(theme))),
      years: yearsOf(projects),
    }),
    found: ({ id, title, year, description }) => ({
      title,
      date: year,
      sections: [{ anchor: projectAnchor(id), text: inOneLine(description) }],
    }),
  },
}

/** The number of a document. */
export function idOf(entry: ReportEntry | { id: number }): number {
  return 'report' in entry ? entry.report.id : entry.id
}

function reportCard({ report }: ReportEntry): ReportCard {
  const fields = reportCardFields.filter((name) => report[name] !== undefined)
  return Object.fromEntries(fields.map((name) => [name, report[name]])) as ReportCard
}

/** What the page of a report needs besides its body. */
function reportPage({ report, sections, figures }: ReportEntry): ReportPage {
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

/** Number of other editions at the end of a report. */
const invited = 3

/** The editions around the one at `position`. */
function aroundOf(reports: readonly ReportEntry[], position: number): ReportAround {
  const [later, earlier] = [reports[position - 1], reports[position + 1]]
  // Its two neighbours have links of their own. At both ends of the list there are as many others as elsewhere.
  const others = reports.filter((_, at) => Math.abs(at - position) > 1)
  const start = Math.max(0, Math.min(position - 2, others.length - invited))
  return {
    ...(earlier && { earlier: linkOf(earlier) }),
    ...(later && { later: linkOf(later) }),
    others: others.slice(start, start + invited).map((other) => {
      const { alt: _, ...cover } = other.report.cover
      return { ...linkOf(other), cover }
    }),
  }
}

function linkOf({ report: { id, title, date } }: ReportEntry): EditionLink {
  return { id, title, date }
}

function foundReport({ report, sections }: ReportEntry, isWhole: boolean) {
  const { title, description, date, place, days } = report
  const dayTexts = days.map(({ activities }) => activities.map(activityText).join(' '))
  const texts: Record<ReportSection['kind'], () => string> = {
    intro: () => report.intro,
    objectives: () => (report.objectives ?? []).join(' '),
    // Days have the same order in both lists.
    day: () => dayTexts.shift() ?? '',
    conclusion: () => report.conclusion,
  }
  const shown = sections.filter(({ kind }) => isWhole || kind === 'day')
  return {
    title,
    date,
    sections: [
      { text: inOneLine(place === undefined ? description : `${place} · ${description}`) },
      ...shown.map(({ anchor, label, kind }) => ({
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

/** What the home page shows of a news post. */
export function newsCard({ id, title, description, date, published, images: [cover] }: NewsPost): NewsCard {
  if (cover === undefined) throw new Error(`News post ${id} has no picture, though its schema asks for one.`)
  return { id, title, description, date, published, cover }
}

/** Each year once; projects of one year follow each other. */
function yearsOf(projects: readonly Project[]): ListedYear[] {
  return projects.flatMap(({ year }, position) =>
    year === projects[position - 1]?.year ? [] : [{ year, page: pageAt(position, projectsPerPage) }],
  )
}

/** The text of a checked HTML body, on one line and without tags; a block's tags end a word. */
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
