import { printEnglishRange, printNewsDay } from '../dates.ts'
import { drawTables } from '../drawn-tables.ts'
import { newsPath } from '../published-paths.ts'
import { omit } from '../records.ts'
import { type NewsCard, type NewsModule, type NewsPost, newsFrontmatterSchema } from '../schema/news.ts'
import { captionSection, laterFirst, type NumberedRecord, newAuthor, newPicture } from './kind.ts'

/** A news post: `content/news/<slug>/index.mdx`. */
export const newsRecord = {
  list: 'news',
  ownFolder: true,
  file: /^news\/[a-z0-9]+(-[a-z0-9]+)*\/index\.mdx$/,
  schema: newsFrontmatterSchema,
  title: 'Fushat e lajmit',
  sq: { one: 'lajm', ofAll: 'lajmeve', all: 'Lajmet', place: 'news/<emri>/index.mdx' },
  en: { one: 'news post', ofAll: 'news posts', place: 'news/<name>/index.mdx' },
  yearsAhead: 1,
  looksLike: (body) => /^\s*</.test(body),
  form: {
    fields: ['title', 'published'],
    values: ({ published = '' }) => ({
      date: published ? (printNewsDay(published)[0] ?? '') : '',
      author: newAuthor,
      gallery: [newPicture()],
    }),
    notes: [
      'Teksti vjen pas vijës, si HTML: <p>Një paragraf.</p>, <h2>Një titull</h2>, <ul><li>pikë</li></ul>.',
    ],
  },

  idOf: ({ id }) => id,
  compare: (a, b) => laterFirst(a.published, b.published) || a.id - b.id,
  searchEntry: ({ title, description, date, content, images }, isWhole) => ({
    title,
    date,
    sections: [{ text: description }, ...(isWhole ? [{ html: content }, ...captionSection(images)] : [])],
  }),
  englishEntry: ({ english, published, images: [picture] }) =>
    english && { ...english, date: printEnglishRange(published, published), picture },
  feedEntry: (post) => ({ document: post, cover: newsCard(post).cover }),

  pathOf: newsPath,
  pageModule(post, [, next]): NewsModule {
    const link = next && { next: { id: next.id, title: next.title } }
    const figures = drawTables(post.content)
    return { post: { ...omit(post, 'english'), ...link, ...(figures && { figures }) } }
  },
  // The page of a post links to the next older post; the page of the oldest post links to the newest.
  shownAt: (documents, position) =>
    [documents[position], documents[position + 1] ?? documents[0]]
      .slice(0, documents.length)
      .flatMap((one) => one ?? []),
  day: ({ published }) => published,
} as const satisfies NumberedRecord<NewsPost>

/** The card of a news post on the home page. */
export function newsCard({ id, title, description, date, published, images: [cover] }: NewsPost): NewsCard {
  if (cover === undefined) throw new Error(`News post ${id} has no picture, though its schema asks for one.`)
  return { id, title, description, date, published, cover }
}
