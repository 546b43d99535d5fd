import { editionsPerPage, projectsPerPage } from './paging.ts'
import { newsPath, reportPath } from './published-paths.ts'

/** A kind with many documents, each with a public number. */
type DocumentFacts = {
  /** The folder of its documents below `content/`; lists of them have the same name everywhere. */
  list: string
  /** Whether each lies in a folder of its own, with its pictures. */
  ownFolder: boolean
  /** Clean path of a document's page, or with '' the prefix of all; absent if documents have no pages of their own. */
  pathOf?(id: number | ''): string
  /** Name of their list in addresses, and the number of documents on one of its pages (default: all). */
  listPage?: string
  perPage?: number
  /** The words of the check for a document, for all of a kind, and for the place of a document. */
  sq: { one: string; ofAll: string; all: string; place: string }
  en: { one: string; ofAll: string; place: string }
}

const table = {
  report: {
    list: 'reports',
    ownFolder: true,
    pathOf: reportPath,
    listPage: 'summer-school',
    perPage: editionsPerPage,
    sq: { one: 'raport', ofAll: 'raporteve', all: 'Raportet', place: 'reports/<viti>/index.mdx' },
    en: { one: 'report', ofAll: 'reports', place: 'reports/<year>/index.mdx' },
  },
  news: {
    list: 'news',
    ownFolder: true,
    pathOf: newsPath,
    sq: { one: 'lajm', ofAll: 'lajmeve', all: 'Lajmet', place: 'news/<emri>/index.mdx' },
    en: { one: 'news post', ofAll: 'news posts', place: 'news/<name>/index.mdx' },
  },
  project: {
    list: 'projects',
    ownFolder: false,
    listPage: 'projects',
    perPage: projectsPerPage,
    sq: { one: 'projekt', ofAll: 'projekteve', all: 'Projektet', place: 'projects/<viti>-<emri>.mdx' },
    en: { one: 'project', ofAll: 'projects', place: 'projects/<year>-<name>.mdx' },
  },
} as const satisfies Record<string, DocumentFacts>

type Table = typeof table

type With<Fact extends keyof DocumentFacts> = {
  [Name in NumberedName]: Table[Name] extends Required<Pick<DocumentFacts, Fact>> ? Name : never
}[NumberedName]

/** Name of a kind with many documents. */
export type NumberedName = keyof Table

/** Name of the list of a kind. */
export type ListOf<Name extends NumberedName = NumberedName> = Table[Name]['list']

/** Name of a kind whose documents have pages. */
export type PagedName = With<'pathOf'>

/** Name of a kind whose list has a page. */
export type ListedName = With<'listPage'>

/** The kinds with many documents; every part of the project derives from it what all of them have in common. */
export const documentKinds: Readonly<Record<NumberedName, DocumentFacts & { list: ListOf }>> = table

/** Their names. */
export const numberedNames = Object.keys(table) as NumberedName[]

/** The names of kinds whose documents have pages. */
export const pagedNames = numberedNames.filter((name) => documentKinds[name].pathOf) as PagedName[]

/** The names of kinds whose list has a page. */
export const listedNames = numberedNames.filter((name) => documentKinds[name].listPage) as ListedName[]

/** The file of a document below `content/`, by the name of its folder or of the file. */
export function documentFile({ list, ownFolder }: DocumentFacts, name: string): string {
  return `${list}/${name}${ownFolder ? '/index' : ''}.mdx`
}
