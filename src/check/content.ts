import type { NewsPost } from '../model/schema/news.ts'
import type { Project } from '../model/schema/project.ts'
import type { AnyResult } from './documents/check.ts'
import { type Entries, type SingleName, singleNames } from './documents/kinds.ts'
import type { ReportEntry } from './documents/report/report.ts'
import { type PictureFile, sortPictures } from './pictures/pictures.ts'
import { compareText } from './problem.ts'

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
  const singles = singleNames.map((name) => [name, entriesOf(results, name)[0]] as const)
  if (singles.some(([, entry]) => entry === undefined)) return undefined
  return {
    ...(Object.fromEntries(singles) as Pick<Entries, SingleName>),
    reports: entriesOf(results, 'report').sort(compareReports),
    news: entriesOf(results, 'news').sort(compareNews),
    projects: entriesOf(results, 'project').sort(compareProjects),
    pictures: sortPictures(results.flatMap(({ pictures }) => pictures)),
  }
}

function entriesOf<Kind extends keyof Entries>(results: readonly AnyResult[], kind: Kind): Entries[Kind][] {
  return results.flatMap((result) => {
    if (result.kind !== kind || result.entry === undefined) return []
    return [result.entry as Entries[Kind]]
  })
}

function compareReports(a: ReportEntry, b: ReportEntry): number {
  return compareText(b.report.start, a.report.start) || a.report.id - b.report.id
}

function compareNews(a: NewsPost, b: NewsPost): number {
  return compareText(b.published, a.published) || a.id - b.id
}

function compareProjects(a: Project, b: Project): number {
  const [firstA = '', lastA = firstA] = a.year.split('-')
  const [firstB = '', lastB = firstB] = b.year.split('-')
  return compareText(lastB, lastA) || compareText(firstB, firstA) || b.id - a.id
}
