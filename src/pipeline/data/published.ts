import type { Content } from '../../check/content.ts'
import type { Entries } from '../../check/documents/kinds.ts'
import {
  documentKinds,
  listedNames,
  type NumberedName,
  numberedNames,
  pagedNames,
} from '../../model/document-kinds.ts'
import { idRanges } from '../../model/id-ranges.ts'
import { listPath, pagesOf } from '../../model/paging.ts'
import { homeCounts } from '../../model/specification.ts'
import { idOf, newsCard, type PublishedKind, publishedKinds } from './documents.ts'
import { searchDocuments, searchTitles } from './search.ts'

/** A content module that the app loads; its values are computed on demand. */
export type PublishedModule = {
  /** Its name below `data/`, without an extension. */
  name: string
  /** Clean path of the page that shows it and whose loader asks for it; absent for what several pages load. */
  path?: string
  /** Whether that loader asks first which documents are known. */
  asksKnown?: boolean
  /** The day of the page in the sitemap. */
  day?: string | undefined
  /** The document whose body it holds beside its values. */
  body?: string | undefined
  /** What it exports, by name: plain data. */
  values(): Record<string, unknown>
}

/** The content modules that the app loads on demand; every page of the site has one. */
export function emitPublished(content: Content): PublishedModule[] {
  const { home, about, news } = content
  const posts = () => news.slice(0, homeCounts.articles).map(newsCard)
  const numbers = (kind: NumberedName) => content[documentKinds[kind].list].map(idOf)
  return [
    { name: 'home', path: '/', values: () => ({ home, posts: posts() }) },
    ...numberedNames.flatMap((kind) => listModules(kind, content)),
    { name: 'about', path: '/about', values: () => ({ about }) },
    { name: 'titles', path: '/kerko', values: () => ({ titles: searchTitles(content) }) },
    { name: 'known', values: () => knownValues(numbers) },
    {
      name: 'search',
      values: () => ({ documents: searchDocuments(content), synonyms: content.words.synonyms ?? [] }),
    },
    ...numberedNames.flatMap((kind) => documentModules(kind, content)),
  ]
}

/** The known numbers, as ranges, and the number of pages of each list: short, however many documents there are. */
export function knownValues(numbersOf: (kind: NumberedName) => readonly number[]) {
  const ids = pagedNames.map((kind) => [kind, idRanges(numbersOf(kind))])
  const pages = listedNames.map((kind) => {
    const { list, perPage } = documentKinds[kind]
    return [list, pagesOf(numbersOf(kind), perPage).length]
  })
  return { ids: Object.fromEntries(ids), pages: Object.fromEntries(pages) }
}

type Entry = Entries[NumberedName]

function published(kind: NumberedName, content: Content) {
  const { list, ...facts } = documentKinds[kind]
  const entries: readonly Entry[] = content[list]
  return { list, entries, ...facts, ...(publishedKinds[kind] as PublishedKind<Entry>) }
}

/** The modules of the pages of a list. */
function listModules(kind: NumberedName, content: Content): PublishedModule[] {
  const { list, listPage, perPage, entries, card, ofAll } = published(kind, content)
  if (listPage === undefined) return []
  return pagesOf(entries, perPage).map((part) => ({
    name: `lists/${list}-${part.page}`,
    path: listPath(listPage, part.page),
    asksKnown: part.page > 1,
    values: () => ({
      list: { ...part, entries: part.entries.map((one) => card?.(one)), ...ofAll?.(entries) },
    }),
  }))
}

/** The modules of the pages of documents. */
function documentModules(kind: NumberedName, content: Content): PublishedModule[] {
  const { pathOf, entries, page, bodyFile, day } = published(kind, content)
  if (pathOf === undefined) return []
  return entries.map((entry, position) => {
    const id = idOf(entry)
    return {
      ...{ name: `${kind}/${id}`, path: pathOf(id), asksKnown: true, day: day?.(entry) },
      ...{ body: bodyFile?.(entry), values: () => page?.(entry, shownAt(kind, entries, position)) ?? {} },
    }
  })
}

/** The documents that the page of the document at `position` shows. */
export function shownAt<One>(kind: NumberedName, documents: readonly One[], position: number): One[] {
  return publishedKinds[kind].shownAt?.(documents, position) ?? documents.slice(position, position + 1)
}
