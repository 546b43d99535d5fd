import { idRanges } from '../../id-ranges.ts'
import { editionsPerPage, pagesOf, projectsPerPage } from '../../paging.ts'
import { banner } from './banner.ts'
import { literal } from './literal.ts'
import { emitValues } from './values.ts'

/** The documents by their numbers, in the order in which the site lists them. */
export type Numbered = {
  reports: readonly { report: { id: number } }[]
  news: readonly { id: number }[]
  projects: readonly { id: number }[]
}

/** The numbers as types and as values. */
export function emitIds({ reports, news, projects }: Numbered): string {
  const lists: [string, number[]][] = [
    ['report', reports.map(({ report }) => report.id)],
    ['news', news.map(({ id }) => id)],
    ['project', projects.map(({ id }) => id)],
  ]
  const parts = lists.map(([name, ids]) => {
    const sorted = [...ids].sort((a, b) => a - b)
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Id`
    return `\nexport type ${type} = ${sorted.join(' | ') || 'never'}\nexport const ${name}Ids = [${sorted.join(', ')}] as const\n`
  })
  return banner + parts.join('')
}

/** Which numbers and pages of lists there are: few words, however many documents. */
export function emitKnown({ reports, news, projects }: Numbered): string {
  const ranges = emitValues([
    ['reportRanges', 'readonly IdRange[]', 'id-range', idRanges(reports.map(({ report }) => report.id))],
    ['newsRanges', 'readonly IdRange[]', 'id-range', idRanges(news.map(({ id }) => id))],
  ])
  const lists = {
    reports: pagesOf(reports, editionsPerPage).length,
    projects: pagesOf(projects, projectsPerPage).length,
  }
  return `${ranges}\nexport const listPages = ${literal(lists)}\n`
}
