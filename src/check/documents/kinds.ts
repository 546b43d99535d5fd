import type { NumberedEntries, NumberedName } from '../../model/document-kinds.ts'
import { keysOf } from '../../model/records.ts'
import { englishKind, homeKind, plainPageKinds, siteKind, wordsKind } from './data.ts'
import type { DocumentKind, DocumentResult, NumberedKind } from './document.ts'
import { newsKind } from './news.ts'
import { nextEditionKind } from './next-edition.ts'
import { projectKind } from './project.ts'
import { reportKind } from './report/report.ts'

/** The kinds with many documents. */
export const numberedKinds = { report: reportKind, news: newsKind, project: projectKind } satisfies {
  [Name in NumberedName]: NumberedKind<NumberedEntries[Name]>
}

/** The kinds with one document. */
const singleKinds = {
  home: homeKind,
  ...plainPageKinds,
  english: englishKind,
  nextEdition: nextEditionKind,
  site: siteKind,
  words: wordsKind,
}

/** All kinds of documents. */
export const kinds = { ...numberedKinds, ...singleKinds }

/** Name of a kind. */
export type Kind = keyof typeof kinds

/** A document and its picture files. */
export type FoundDocument = {
  kind: Kind
  /** Path relative to the project root, with `/`. */
  file: string
  /** Its folder, relative to the project root. */
  folder: string
  /** Paths of its pictures relative to the folder: plain file names, unless a folder is in the wrong place. */
  pictures: string[]
  /** The right folder, if the document lies in a wrong one; reported already. */
  home?: string
  /** Its name is wrong; reported already. */
  misnamed?: true
}

/** Name of a kind with one document. */
export type SingleName = keyof typeof singleKinds

/** Name of a kind with one document that may be absent. */
export type OptionalName = 'nextEdition'

/** The names of the kinds with one document. */
export const singleNames = keysOf(singleKinds)

/** The entry that the check of a document yields, by kind. */
export type Entries = {
  [Name in Kind]: ReturnType<(typeof kinds)[Name]['check']> extends DocumentResult<infer Entry>
    ? Entry
    : never
}

/** The numbered kinds with their names. */
export const numberedKindPairs = keysOf(numberedKinds).map((name): [NumberedName, NumberedKind<unknown>] => [
  name,
  numberedKinds[name],
])

const all = keysOf(kinds).map((name): [Kind, DocumentKind<unknown>] => [name, kinds[name]])

/** The files of the kinds with one document, below `content/`. */
export const singleFiles = all.flatMap(([, { file }]) => (typeof file === 'string' ? file : []))

/** The files below `content/` that must exist. */
export function requiredFiles(): string[] {
  return all.flatMap(([, { file, isOptional }]) => (typeof file === 'string' && !isOptional ? file : []))
}

/** The kind of the document at a path below `content/`; undefined if no document may lie there. */
export function kindOfPath(path: string): Kind | undefined {
  return all.find(([, { file }]) => (typeof file === 'string' ? file === path : file.test(path)))?.[0]
}

/** Whether a kind has many documents. */
export function isNumbered(kind: Kind): kind is NumberedName {
  return Object.hasOwn(numberedKinds, kind)
}
