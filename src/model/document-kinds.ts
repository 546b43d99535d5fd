import { editionsPerPage, projectsPerPage } from './paging.ts'
import { newsPath, reportPath } from './published-paths.ts'

/** A kind of document of which there are many, each with a public number. */
type DocumentFacts = {
  /** The folder of its documents below `content/`; their list has the same name wherever there is one. */
  list: string
  /** Whether each lies in a folder of its own, with its pictures. */
  ownFolder: boolean
  /** Clean path of the page of a document, without an id how those of all begin; absent where all share the page of their list. */
  pathOf?(id: number | ''): string
  /** Name of the page of their list in addresses, and how many stand on one; all where that is not said. */
  listPage?: string
  perPage?: number
  /** How the check speaks of a document, of the folder of all, and of the place of one. */
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

/** Name of a kind of which each document has a page. */
export type PagedName = With<'pathOf'>

/** Name of a kind of which the list has a page. */
export type ListedName = With<'listPage'>

/** The kinds with many documents: whatever is the same for all of them follows from here, in every part of the project. */
export const documentKinds: Readonly<Record<NumberedName, DocumentFacts & { list: ListOf }>> = table

/** Their names. */
export const numberedNames = Object.keys(table) as NumberedName[]

/** The names of those of which each document has a page. */
export const pagedNames = numberedNames.filter((name) => documentKinds[name].pathOf) as PagedName[]

/** The names of those of which the list has a page. */
export const listedNames = numberedNames.filter((name) => documentKinds[name].listPage) as ListedName[]

/** The file of a document below `content/`, by the name of its folder or its own. */
export function documentFile({ list, ownFolder }: DocumentFacts, name: string): string {
  return `${list}/${name}${ownFolder ? '/index' : ''}.mdx`
}
