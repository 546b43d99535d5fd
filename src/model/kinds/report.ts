import { isDay, printEnglishRange, printRange } from '../dates.ts'
import { editionsPerPage } from '../paging.ts'
import { reportPath } from '../published-paths.ts'
import { omit, pick } from '../records.ts'
import { reportParts } from '../report-parts.ts'
import {
  type Activity,
  type EditionLink,
  type ReportCard,
  type ReportEntry,
  type ReportModule,
  type ReportNeighbours,
  type ReportPage,
  type ReportSection,
  reportCardFields,
  reportFrontmatterSchema,
} from '../schema/report.ts'
import { captionSection, laterFirst, type NumberedRecord, newAuthor, newPicture } from './kind.ts'

/** A report of an edition: `content/reports/<year>/index.mdx`. */
export const reportRecord = {
  list: 'reports',
  ownFolder: true,
  file: /^reports\/\d{4}(-[a-z0-9]+)*\/index\.mdx$/,
  schema: reportFrontmatterSchema,
  title: 'Fushat e raportit',
  sq: { one: 'raport', ofAll: 'raporteve', all: 'Raportet', place: 'reports/<viti>/index.mdx' },
  en: { one: 'report', ofAll: 'reports', place: 'reports/<year>/index.mdx' },
  yearsAhead: 1,
  newName: (year) => year.slice(0, 4),
  looksLike: (body) => /^## /m.test(body),
  form: {
    fields: ['year', 'start', 'end', 'title'],
    nameOf: ({ year = '', slug }) => (slug ? `${year}-${slug}` : year),
    values: ({ start = '', end = '' }) => ({
      date: start && end ? printRange(start, end) : '',
      author: newAuthor,
      cover: newPicture('cover.jpg'),
      gallery: [newPicture()],
    }),
    body({ start = '', end = '' }) {
      const headings = start && end ? reportParts(start, end) : ['Hyrje', 'Objektivat', 'Data:', 'Përfundim']
      return headings.map((heading) => `## ${heading}\n`).join('\n')
    },
    notes: [
      'Teksti vjen pas vijës: paragrafë nën çdo titull. Objektivat janë listë (- pika) dhe mund të hiqen.',
      'Çdo ditë ka titullin e vet: ## Data: 21 Nëntor 2024; në të mund të ketë ### Nëntitull me listë.',
    ],
    clash(option, answer, { year = '', start = '' }) {
      if (option === 'start' && !answer.startsWith(year))
        return `Edicioni i vitit ${year} nis në atë vit; shkruani ditën e parë, p.sh. ${year}-11-21.`
      if (option === 'end' && isDay(start) && answer < start)
        return `Dita e fundit nuk mund të jetë para ditës së parë, ${start}.`
      return undefined
    },
  },

  idOf: ({ report }) => report.id,
  compare: ({ report: a }, { report: b }) => laterFirst(a.start, b.start) || a.id - b.id,
  searchEntry,
  englishEntry: ({ report: { english, start, end, cover } }) =>
    english && { ...english, date: printEnglishRange(start, end), picture: cover },
  feedEntry: ({ report }) => ({ document: report, cover: report.cover }),

  pathOf: reportPath,
  pageModule(entry, shown): ReportModule {
    return { report: reportPage(entry), neighbours: neighboursOf(shown, shown.indexOf(entry)) }
  },
  // A report's page links at most four places up or down. The development server checks only these reports before it
  // shows the page.
  shownAt: (documents, position) => documents.slice(Math.max(0, position - 4), position + 5),
  bodyFile: ({ file }) => file,
  day: ({ report }) => report.end,

  listPage: 'summer-school',
  perPage: editionsPerPage,
  card({ report }): ReportCard {
    const fields = reportCardFields.filter((name) => report[name] !== undefined)
    return pick(report, ...fields)
  },
} as const satisfies NumberedRecord<ReportEntry>

/** The data that the page of a report needs besides the body. */
function reportPage({ report, sections, figures }: ReportEntry): ReportPage {
  return {
    ...omit(report, 'intro', 'objectives', 'days', 'conclusion', 'cover', 'english'),
    sections,
    figures,
  }
}

/** Number of other editions at the end of a report. */
const otherCount = 3

/** The editions that the page of the report at `position` links to. */
function neighboursOf(reports: readonly ReportEntry[], position: number): ReportNeighbours {
  const [later, earlier] = [reports[position - 1], reports[position + 1]]
  // The two neighbours have links of their own. At both ends of the list a page invites to as many others as elsewhere.
  const others = reports.filter((_, at) => Math.abs(at - position) > 1)
  const start = Math.max(0, Math.min(position - 2, others.length - otherCount))
  return {
    ...(earlier && { earlier: linkOf(earlier) }),
    ...(later && { later: linkOf(later) }),
    others: others
      .slice(start, start + otherCount)
      .map((other) => ({ ...linkOf(other), cover: omit(other.report.cover, 'alt') })),
  }
}

function linkOf({ report: { id, title, date } }: ReportEntry): EditionLink {
  return { id, title, date }
}

function searchEntry({ report, sections }: ReportEntry, isWhole: boolean) {
  const { title, description, date, place, intro, objectives = [], days, conclusion } = report
  const dayTexts = days.map(({ activities }) => activities.map(activityText).join(' '))
  const daySections = sections.filter(({ kind }) => kind === 'day')
  const texts = { intro, objectives: objectives.join(' '), conclusion }
  // The days have the same order in `days` and in `sections`.
  const textOf = (section: ReportSection) =>
    section.kind === 'day' ? (dayTexts[daySections.indexOf(section)] ?? '') : texts[section.kind]
  const shown = isWhole ? sections : daySections
  return {
    title,
    date,
    sections: [
      { text: place === undefined ? description : `${place} · ${description}` },
      ...shown.map((section) => ({
        anchor: section.anchor,
        heading: section.label,
        text: isWhole ? textOf(section) : '',
      })),
      ...(isWhole ? captionSection(report.images) : []),
    ],
  }
}

function activityText(activity: Activity): string {
  return typeof activity === 'string' ? activity : [`${activity.title}:`, ...activity.points].join(' ')
}
