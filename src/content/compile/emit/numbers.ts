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
export function knownValues({ reports, news, projects }: Numbered) {
  return {
    reportRanges: idRanges(reports.map(({ report }) => report.id)),
    newsRanges: idRanges(news.map(({ id }) => id)),
    listPages: {
      reports: pagesOf(reports, editionsPerPage).length,
      projects: pagesOf(projects, projectsPerPage).length,
    },
  }
}

/** The same as a module. */
export function emitKnown(numbered: Numbered): string {
  const { reportRanges, newsRanges, listPages } = knownValues(numbered)
  const ranges = emitValues([
    ['reportRanges', 'readonly IdRange[]', 'id-range', reportRanges],
    ['newsRanges', 'readonly IdRange[]', 'id-range', newsRanges],
  ])
  return `${ranges}\nexport const listPages = ${literal(listPages)}\n`
}
