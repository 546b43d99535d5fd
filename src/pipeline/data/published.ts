import type { Content } from '../../check/content.ts'
import type { Kind } from '../../check/documents/kinds.ts'
import {
  documentKinds,
  type ListedName,
  type ListModule,
  listedNames,
  type NumberedName,
  numberedNames,
  type PagedName,
  pagedNames,
} from '../../model/document-kinds.ts'
import { idRanges } from '../../model/id-ranges.ts'
import { newsCard } from '../../model/kinds/news.ts'
import { drawListedMap, drawMap } from '../../model/map.ts'
import type { Modules, PageModule, SharedName } from '../../model/modules.ts'
import { type ListPage, listPath, pagesOf } from '../../model/paging.ts'
import { omit } from '../../model/records.ts'
import type { Facts } from '../../model/schema/home.ts'
import { type PageFields, type PlainPageName, pageRecords, plainPageNames } from '../../model/schema/pages.ts'
import { homeCounts } from '../../model/specification.ts'
import { collectionOf } from './collection.ts'
import { englishEntries, englishMap, englishPage } from './english.ts'
import { editionRemoval, searchDocuments, searchTitles, suggestionsOf } from './search.ts'

/** A content module that the app loads; its values are computed on demand. */
export type PublishedModule = {
  /** The module's name below `data/`, without an extension. */
  name: keyof Modules
  /** Clean path of the page whose loader loads the module; absent for a module that several pages load. */
  path?: string
  /** Whether the page's loader first loads the module `known`, which lists the existing documents and pages. */
  needsKnown?: boolean
  /** The files of the documents that the page shows. */
  files?(): readonly string[]
  /** The file of the document whose body the module has beside its values. */
  body?: string | undefined
  /** A statement after the constants, for a module that several pages load. */
  code?: string | undefined
  /** The exports by name: plain data. */
  values(): Readonly<Record<string, unknown>>
}

/** The content modules that the app loads on demand; every page of the site has one. */
export function publishedModules(content: Content): PublishedModule[] {
  const { home, news } = content
  const idsOf = (kind: NumberedName) => collectionOf(kind, content).ids
  return [
    {
      ...shared('home', '/', () => ({
        home: omit(home, 'map'),
        posts: news.slice(0, homeCounts.articles).map(newsCard),
        facts: countFacts(
          content.reports.map(({ report }) => report),
          content.projects,
        ),
        map: drawListedMap(home.map),
      })),
      files: () => [...filesOf(content, 'home'), ...filesOf(content, 'news')],
    },
    ...listedNames.flatMap((kind) => listModules(kind, content)),
    ...plainPageNames.map((name) => pageModule(name, content[name], content)),
    {
      ...shared('english', pageRecords.english.path, () => ({
        english: englishPage(content),
        picture: content.home.banner.picture,
        entries: englishEntries(content),
        map: englishMap(content),
      })),
      files: () => [
        ...filesOf(content, 'english'),
        ...numberedNames.flatMap((kind) => filesOf(content, kind)),
      ],
    },
    shared('titles', '/kerko', () => ({ titles: searchTitles(content) })),
    shared('suggestions', undefined, () => ({ suggestions: suggestionsOf(content) })),
    shared('known', undefined, () => knownValues(idsOf)),
    {
      ...shared('search', undefined, () => ({
        documents: searchDocuments(content),
        synonyms: content.words.synonyms ?? [],
      })),
      code: editionRemoval(content),
    },
    ...pagedNames.flatMap((kind) => documentModules(kind, content)),
  ]
}

function shared<Name extends SharedName>(
  name: Name,
  path: string | undefined,
  values: () => Modules[Name],
): PublishedModule {
  return { name, ...(path !== undefined && { path }), values }
}

/** The module of a page that shows its fields as they are. */
function pageModule<Name extends PlainPageName>(
  name: Name,
  fields: PageFields<Name>,
  content: Content,
): PublishedModule {
  const values = (): PageModule<Name> => ({ [name]: fields }) as Record<Name, PageFields<Name>>
  return { name, path: pageRecords[name].path, values, files: () => filesOf(content, name) }
}

/** The files of all documents of a kind. */
function filesOf({ documents }: Content, kind: Kind): string[] {
  return documents.filter((one) => one.kind === kind).map(({ file }) => file)
}

/** The file of each document of a kind by its number. */
function filesById({ documents }: Content, kind: Kind): Map<number | undefined, string[]> {
  return new Map(documents.flatMap((one) => (one.kind === kind ? [[one.id, [one.file]]] : [])))
}

/** Counts the large numbers of the home page. */
export function countFacts(reports: readonly Yearly[], projects: readonly Yearly[]): Facts {
  const years = [...reports, ...projects].flatMap(({ year }) => String(year).split('-').map(Number))
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return { editions: reports.length, projects: projects.length, from, to }
}

/** A document with its year, or its years as `2007-2008`. */
type Yearly = { year: number | string }

/**
 * The exports of the module `known`: the documents' numbers as ranges, and the number of pages of each list. The module
 * stays short, however many documents there are.
 */
export function knownValues(idsOf: (kind: NumberedName) => readonly number[]): Modules['known'] {
  const ids = pagedNames.map((kind) => [kind, idRanges(idsOf(kind))])
  const pages = listedNames.map((kind) => {
    const { list, perPage } = documentKinds[kind]
    return [list, pagesOf(idsOf(kind), perPage).length]
  })
  return { ids: Object.fromEntries(ids), pages: Object.fromEntries(pages) }
}

/** The modules of the pages of a list. */
function listModules(kind: ListedName, content: Content): PublishedModule[] {
  const { list } = documentKinds[kind]
  const { listPage, perPage, entries, card, listFacts } = collectionOf(kind, content)
  if (listPage === undefined || card === undefined) return []
  return pagesOf(entries, perPage).map((part) => ({
    name: `lists/${list}-${part.page}`,
    path: listPath(listPage, part.page),
    needsKnown: part.page > 1,
    files: () => filesOf(content, kind),
    values: (): ListModule<ListPage<object>> => ({
      list: {
        ...part,
        entries: part.entries.map((entry) => card(entry, content.words.projectFacts)),
        ...listFacts?.(entries, content.words.projectFacts, {
          license: content.site.license,
          map: drawMap(content.home.map),
        }),
      },
    }),
  }))
}

/** The modules of the pages of documents. */
function documentModules(kind: PagedName, content: Content): PublishedModule[] {
  const { pathOf, entries, ids, pageModule, bodyFile } = collectionOf(kind, content)
  if (pathOf === undefined || pageModule === undefined) return []
  let cache: ReturnType<typeof filesById> | undefined
  const files = () => (cache ??= filesById(content, kind))
  return entries.map((entry, position) => {
    const id = ids[position] ?? 0
    return {
      name: `${kind}/${id}`,
      path: pathOf(id),
      needsKnown: true,
      files: () => files().get(id) ?? [],
      body: bodyFile?.(entry),
      values: () => pageModule(entry, shownAt(kind, entries, position)),
    }
  })
}

/** The documents that the page of the document at `position` shows. */
export function shownAt<One>(kind: NumberedName, documents: readonly One[], position: number): One[] {
  return documentKinds[kind].shownAt?.(documents, position) ?? documents.slice(position, position + 1)
}
