import type { NewsCard, NewsPost } from '../../schema/news.ts'
import type { Report, ReportCard } from '../../schema/report.ts'
import type { ReportEntry } from '../documents/report.ts'

/** What lists show of a report. */
export function reportCard({ report }: ReportEntry): ReportCard {
  const {
    intro: _intro,
    objectives: _objectives,
    days: _days,
    conclusion: _conclusion,
    images: _images,
    ...card
  } = report
  return card satisfies Partial<Report>
}

/** What lists show of a news post. */
export function newsCard({ id, title, description, date, published, images }: NewsPost): NewsCard {
  const [cover] = images
  if (cover === undefined) throw new Error(`News post ${id} has no picture, though its schema asks for one.`)
  return { id, title, description, date, published, cover }
}
