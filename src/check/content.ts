import type { ListOf, NumberedName } from '../model/document-kinds.ts'
import { groupBy } from '../util/group-by.ts'
import type { AnyResult } from './documents/check.ts'
import {
  type Entries,
  type Kind,
  kinds,
  numberedKindPairs,
  type OptionalName,
  type SingleName,
  singleNames,
} from './documents/kinds.ts'
import { type PictureFile, sortPictures } from './pictures/pictures.ts'

/** The whole content, free of errors. Lists are in the order in which the site shows them, newest first. */
export type Content = Pick<Entries, Exclude<SingleName, OptionalName>> &
  Partial<Pick<Entries, OptionalName>> & {
    [Name in NumberedName as ListOf<Name>]: Entries[Name][]
  } & {
    /** Every picture file that a page shows, sorted by key. */
    pictures: PictureFile[]
    /** Every document: its file, and its number if its kind has numbers. */
    documents: { kind: Kind; file: string; id: number | undefined }[]
  }

/** Assembles the content; undefined when one of the required files is missing. */
export function assemble(results: readonly AnyResult[]): Content | undefined {
  const byKind = groupBy(results, ({ kind }) => kind)
  const entriesOf = (name: Kind) => (byKind.get(name) ?? []).flatMap(({ entry }) => entry ?? [])
  const singles = singleNames.map((name) => [name, entriesOf(name)[0]] as const)
  if (singles.some(([name, entry]) => entry === undefined && !kinds[name].isOptional)) return undefined
  const lists = numberedKindPairs.map(
    ([name, { list, compare }]) => [list, entriesOf(name).sort(compare)] as const,
  )
  const pictures = sortPictures(results.flatMap((result) => result.pictures))
  const documents = results.map(({ kind, file, id }) => ({ kind, file, id: id?.value }))
  return { ...Object.fromEntries([...singles, ...lists]), pictures, documents } as Content
}
