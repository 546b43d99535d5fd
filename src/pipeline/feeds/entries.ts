import type { Content } from '../../check/content.ts'
import { compareText } from '../../check/problem.ts'
import { numberedNames } from '../../model/document-kinds.ts'
import { fallbackOf } from '../../model/pictures/widths.ts'
import type { Picture } from '../../model/schema/picture.ts'
import { escapeXml } from '../../util/xml.ts'
import { collectionOf } from '../data/collection.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'
import { type ChangedOn, changeAfter } from '../git/last-changes.ts'
import { stableId } from './stable-id.ts'

/** A report or news post as a feed entry; all addresses are absolute. */
export type FeedEntry = {
  /** Permanent UUID. */
  id: string
  url: string
  title: string
  summary: string
  /** The cover, followed by the whole text. */
  html: string
  author: string
  /** A JPEG. */
  picture: string
  /** The first moment of the day of publication; for a report, of the last day of its edition. */
  time: string
  /** The first moment of the day of the last change; without a known change, `published`. */
  updated: string
}

/** Maximum entries of a feed, because the texts of a thousand documents would be larger than the site. */
const most = 50

/**
 * The newest documents of the kinds that feeds include, newest first, each with its day, its file and the clean path of
 * its page.
 */
export function newestDocuments(content: Content) {
  const files = new Map(content.documents.map(({ kind, id, file }) => [`${kind} ${id}`, file]))
  const documents = numberedNames.flatMap((kind) => {
    const { entries, idOf, pathOf, day, feedEntry } = collectionOf(kind, content)
    return entries.flatMap((entry) =>
      pathOf && day && feedEntry
        ? {
            kind,
            day: day(entry),
            file: files.get(`${kind} ${idOf(entry)}`) ?? '',
            path: pathOf(idOf(entry)),
            read: () => feedEntry(entry),
          }
        : [],
    )
  })
  return documents.sort((a, b) => compareText(b.day, a.day) || compareText(a.path, b.path)).slice(0, most)
}

function figureOf(image: string, { caption, credit }: Picture): string {
  const texts = [caption, credit].flatMap((text) => (text ? escapeXml(text) : []))
  return texts.length === 0
    ? `<p>${image}</p>`
    : `<figure>${image}<figcaption>${texts.join(' · ')}</figcaption></figure>`
}

/**
 * The entries of the feeds, newest first.
 *
 * @param articleOf the text of the page at a clean path, as `articleHtml` gives it
 */
export async function feedEntries(
  content: Content,
  address: SiteAddress,
  articleOf: (path: string) => Promise<string>,
  changedOn: ChangedOn = () => undefined,
): Promise<FeedEntry[]> {
  const entries = newestDocuments(content).map(
    async ({ kind, day, file, path, read }): Promise<FeedEntry> => {
      const { document, cover } = read()
      const { id, title, description, author } = document
      const width = fallbackOf(cover.width)
      const height = Math.round((cover.height * width) / cover.width)
      const picture = publicAddress(address, `/pictures/${cover.key}-${width}.jpg`)
      const image = `<img src="${picture}" alt="${escapeXml(cover.alt)}" width="${width}" height="${height}">`
      return {
        id: stableId(kind, id),
        url: publicAddress(address, path),
        title,
        summary: description,
        html: `${figureOf(image, cover)}\n${await articleOf(path)}`,
        author,
        picture,
        time: `${day}T00:00:00Z`,
        updated: `${changeAfter(day, file, changedOn) ?? day}T00:00:00Z`,
      }
    },
  )
  return await Promise.all(entries)
}
