import { expect, test } from 'vitest'
import type { ListPage } from '../../../src/model/paging.ts'
import type { ReportCard } from '../../../src/model/schema/report.ts'
import { publishedModules } from '../../../src/pipeline/data/published.ts'
import { content } from '../../site-content.ts'
import { specified } from './specified.ts'

const cards = publishedModules(content)
  .filter(({ name }) => name.startsWith('lists/reports'))
  .flatMap(({ values }) => (values().list as ListPage<ReportCard>).entries)
  .filter(({ id }) => id <= 8)

/** The table of the specification (§2, §3), written out. */
const editions = [
  [1, 2024, '21-25 Nëntor 2024', '2024-11-21', '2024-11-25', '5 minuta lexim'],
  [2, 2023, '2-6 Tetor 2023', '2023-10-02', '2023-10-06', '5 minuta lexim'],
  [3, 2022, '28 Maj - 30 Korrik 2022', '2022-05-28', '2022-07-30', '6 minuta lexim'],
  [4, 2018, '3-7 Shtator 2018', '2018-09-03', '2018-09-07', '5 minuta lexim'],
  [5, 2017, '6-10 Nëntor 2017', '2017-11-06', '2017-11-10', '5 minuta lexim'],
  [6, 2016, '10-14 Tetor 2016', '2016-10-10', '2016-10-14', '4 minuta lexim'],
  [7, 2015, '27-31 Korrik 2015', '2015-07-27', '2015-07-31', '5 minuta lexim'],
  [8, 2014, '14 Korrik 2014', '2014-07-14', '2014-07-14', '3 minuta lexim'],
]

test('editions have the ids, years, dates and read times of the specification', () => {
  const found = cards.map(({ id, year, date, start, end, readTime }) => [
    id,
    year,
    date,
    start,
    end,
    readTime,
  ])
  expect(found).toEqual(editions)
})

test('the line above the list counts the editions and names their first and last year', () => {
  const years = specified.reports.map(({ year }) => year)
  expect(content.words.editions.intro).toContain(
    `${specified.reports.length} edicione, ${Math.min(...years)}–${Math.max(...years)}`,
  )
})

test('reports have the same facts as their cards', () => {
  const found = [...specified.reports]
    .sort((a, b) => a.id - b.id)
    .map(({ id, year, date, start, end, readTime }) => [id, year, date, start, end, readTime])
  expect(found).toEqual(editions)
})

test('ids start with 1 to 8 for reports, 1 and 2 for news, 1 to 21 for projects', () => {
  const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const idsOf = (documents: readonly { id: number }[]) => documents.map(({ id }) => id).sort((a, b) => a - b)
  expect(idsOf(content.reports.map(({ report }) => report)).slice(0, 8)).toEqual(first(8))
  expect(idsOf(content.news).slice(0, 2)).toEqual(first(2))
  expect(idsOf(content.projects).slice(0, 21)).toEqual(first(21))
})

test('editions have one author, the team of the association', () => {
  expect(new Set(cards.map(({ author }) => author))).toEqual(new Set(['Ekipi i shoqatës']))
})

test('editions have a place exactly when the specification gives one', () => {
  const places = cards.flatMap(({ year, place }) => (place === undefined ? [] : [[year, place]]))
  expect(places).toEqual([
    [2017, 'Durrës'],
    [2016, 'Kosovë'],
    [2015, 'Bogë, Pejë'],
  ])
})

test('editions have the theme of their note', () => {
  const themes: Record<number, RegExp> = {
    2024: /klim[\s\S]*tranzicion|tranzicion[\s\S]*klim/i,
    2023: /karbon të ulët/i,
    2022: /klim/i,
    2018: /energji\w* (e |së |të )?past[ëe]r/i,
    2017: /Durrës/,
    2016: /Kosov/,
    2015: /Bog[ëe]/,
  }
  for (const report of specified.reports) {
    const theme = themes[report.year]
    const text = [report.title, report.description, report.intro].join('\n')
    if (theme) expect(text, String(report.year)).toMatch(theme)
  }
})

test('report of 2018 states that students came from Kosovo and Albania', () => {
  const report = specified.reports.find(({ year }) => year === 2018)
  expect(report?.intro).toMatch(/studentë[^.]*Kosova[^.]*Shqipëria/)
})
