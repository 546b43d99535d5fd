import type { z } from 'zod'
import type { ReportEntry } from '../../check/documents/report.ts'
import { type NewsCard, type NewsPost, newsCardSchema } from '../../model/schema/news.ts'
import {
  type ReportCard,
  type ReportPage,
  reportCardSchema,
  reportPageSchema,
} from '../../model/schema/report.ts'

/** What lists show of a report. */
export function reportCard({ report }: ReportEntry): ReportCard {
  return pick(reportCardSchema, report)
}

/** What the page of a report needs besides its body. */
export function reportPage({ report, sections, figures }: ReportEntry): ReportPage {
  return pick(reportPageSchema, { ...report, sections, figures })
}

/** What lists show of a news post. */
export function newsCard(post: NewsPost): NewsCard {
  const [cover] = post.images
  if (cover === undefined)
    throw new Error(`News post ${post.id} has no picture, though its schema asks for one.`)
  return pick(newsCardSchema, { ...post, cover })
}

/** The fields that a schema names, in its order: a new field of a document comes into no list by itself. */
function pick<Card extends object>(schema: z.ZodType<Card> & { shape: object }, value: Card): Card {
  const names = Object.keys(schema.shape) as (keyof Card)[]
  return Object.fromEntries(
    names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])),
  ) as Card
}
