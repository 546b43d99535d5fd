import { missionAnchor, purposeAnchor, visionAnchor } from '../../about-anchors.ts'
import { projectAnchor, questionAnchor } from '../../anchors.ts'
import type { NewsPost } from '../../schema/news.ts'
import type { About, Home } from '../../schema/pages.ts'
import type { Project } from '../../schema/project.ts'
import type { Activity, Report, ReportSection } from '../../schema/report.ts'
import type { SearchDocument, SearchSection } from '../../schema/search.ts'
import type { SearchKind } from '../../search/kinds.ts'
import type { SearchTable } from '../../search/modules.ts'
import { writeOrder } from '../../search/order.ts'
import { idsPerSegment } from '../../search/postings.ts'
import type { Content } from '../content.ts'
import { htmlText } from './html-text.ts'
import { inOneLine } from './one-line.ts'

/** An object of the content that visitors search in, and what the search reads of it, which need not be made to be named. */
export type SearchSource = {
  source: object
  names: readonly Pick<SearchDocument, 'kind' | 'id'>[]
  make: () => SearchDocument[]
}

/** Documents of neighbouring ids, whose words are read together. */
export type SearchPart = { name: string; sources: SearchSource[] }

/** Every document as the search reads it, in parts of neighbouring ids: a new one moves no other to another part. */
export function searchParts({ reports, news, projects, home, about }: Content): SearchPart[] {
  return [
    ...byId(
      'report',
      reports,
      ({ report }) => report.id,
      (entry) => ofReport(entry.report, entry.sections),
    ),
    ...byId('news', news, ({ id }) => id, ofPost),
    ...byId('project', projects, ({ id }) => id, ofProject),
    {
      name: 'pages',
      sources: [
        {
          source: home,
          names: home.faq.items.map((_, id) => ({ kind: 'question', id })),
          make: () => ofQuestions(home),
        },
        { source: about, names: [{ kind: 'page', id: 0 }], make: () => [ofAbout(about)] },
      ],
    },
  ]
}

/** The ids of each kind as the site lists them. */
export function searchOrder({ reports, news, projects, home }: Content): SearchTable['order'] {
  return {
    report: writeOrder(reports.map(({ report }) => report.id)),
    news: writeOrder(news.map(({ id }) => id)),
    project: writeOrder(projects.map(({ id }) => id)),
    question: writeOrder(home.faq.items.map((_, index) => index)),
    page: writeOrder([0]),
  }
}

function byId<Entry extends object>(
  kind: SearchKind,
  entries: readonly Entry[],
  idOf: (entry: Entry) => number,
  read: (entry: Entry) => SearchDocument,
): SearchPart[] {
  const parts = new Map<number, SearchSource[]>()
  for (const entry of entries) {
    const id = idOf(entry)
    const part = Math.floor(id / idsPerSegment)
    const sources = parts.get(part) ?? []
    parts.set(part, sources)
    sources.push({ source: entry, names: [{ kind, id }], make: () => [read(entry)] })
  }
  // Not as the site lists them: what depends on the parts changes when they change, and not with their order.
  return [...parts].sort(([a], [b]) => a - b).map(([part, sources]) => ({ name: `${kind}-${part}`, sources }))
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
    id,
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
    id,
    title,
    date,
    sections: [{ text: description }, { text: htmlText(content) }],
  }
}

function ofProject({ id, title, year, description }: Project): SearchDocument {
  return {
    kind: 'project',
    id,
    title,
    date: year,
    sections: [{ anchor: projectAnchor(id), text: inOneLine(description) }],
  }
}

/** The frequent questions, each a document: its question is what visitors look for. */
function ofQuestions({ faq }: Home): SearchDocument[] {
  return faq.items.map(({ title, description }, index) => ({
    kind: 'question',
    id: index,
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
  return { kind: 'page', id: 0, title, sections }
}
