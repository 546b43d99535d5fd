import type { NewsPost } from '../model/schema/news.ts'
import type { Project } from '../model/schema/project.ts'
import type { AnyResult } from './documents/check.ts'
import { type Entries, type Kind, numberedList, type SingleName, singleNames } from './documents/kinds.ts'
import type { ReportEntry } from './documents/report/report.ts'
import { type PictureFile, sortPictures } from './pictures/pictures.ts'

/** The whole content, free of errors. Lists are in the order in which the site shows them. */
export type Content = Pick<Entries, SingleName> & {
  /** Newest first. */
  reports: ReportEntry[]
  /** Newest first. */
  news: NewsPost[]
  /** Newest first. */
  projects: Project[]
  /** Every picture file that a page shows, sorted by key. */
  pictures: PictureFile[]
}

/** Puts checked documents together; undefined when one of the site's own files is not among them. */
export function assemble(results: readonly AnyResult[]): Content | undefined {
  const entriesOf = (name: Kind) => results.flatMap(({ kind, entry }) => (kind === name ? (entry ?? []) : []))
  const singles = singleNames.map((name) => [name, entriesOf(name)[0]] as const)
  if (singles.some(([, entry]) => entry === undefined)) return undefined
  const lists = numberedList.map(
    ([name, { list, compare }]) => [list, entriesOf(name).sort(compare)] as const,
  )
  const pictures = sortPictures(results.flatMap((result) => result.pictures))
  return { ...Object.fromEntries([...singles, ...lists]), pictures } as Content
}
