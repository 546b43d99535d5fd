import type { NewsPost } from '../schema/news.ts'
import type { Project } from '../schema/project.ts'
import type { Content, Entries } from './content.ts'
import type { AnyResult } from './documents/check.ts'
import type { ReportEntry } from './documents/report.ts'
import { sortPictures } from './pictures.ts'
import { compareText } from './problem.ts'

/** Puts checked documents together; undefined when one of the site's own files is not among them. */
export function assemble(results: readonly AnyResult[]): Content | undefined {
  const [site] = entriesOf(results, 'site')
  const [words] = entriesOf(results, 'words')
  const [home] = entriesOf(results, 'home')
  const [about] = entriesOf(results, 'about')
  if (site === undefined || words === undefined || home === undefined || about === undefined) return undefined
  return {
    site,
    words,
    home,
    about,
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
