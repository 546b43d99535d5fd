/** What the specification fixes about the content: counts, numbers, dates and figures. */

import { expect, test } from 'vitest'
import type { ListPage } from '../../../src/model/paging.ts'
import type { ReportCard } from '../../../src/model/schema/report.ts'
import { publishedModules } from '../../../src/pipeline/data/published.ts'
import { about, content, entities, home, site } from '../../site-content.ts'
import { contentTexts, plainText } from '../texts.ts'
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

test('line above the list counts the editions and names the first and last year', () => {
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

/** Whether the specification covers a document; later ones are up to the editors. */
const isSpecified = (file: string) =>
  !/^content\/(reports\/(?!201[4-8]\/|202[234]\/)|news\/(?!prizren-klima\/|rahovec-2050\/)|projects\/(20(2[4-9]|[3-9])))/.test(
    file,
  )
const texts = new Map([...contentTexts()].filter(([file]) => isSpecified(file)))
const people = '(?:pjesëmarrës|student|nxënës|të rinj|vet[ëa]|kursant|vajza|djem)'
const number =
  '(?:\\d+|tridhjet\\p{L}*|njëzet\\p{L}*(?: e \\p{L}+)?|dyzet\\p{L}*|pesëdhjet\\p{L}*|dhjetë|\\p{L}+mbëdhjetë|qind)'
/** A number, at most two words, a word for people. */
const countOfPeople = new RegExp(`(?<![\\p{L}\\d-])${number}\\s+(?:\\p{L}+\\s+){0,2}?${people}`, 'giu')

test('participant counts are those of the specification for each edition', () => {
  const found = [...texts].flatMap(([file, text]) =>
    [...plainText(text).matchAll(countOfPeople)].map(
      ([match]) => `${file}: ${inDigits(match.toLowerCase())}`,
    ),
  )
  const allowed = [
    /^content\/(reports\/2015\/|projects\/2015-).*: 24 pjesëmarrës$/,
    /^content\/(reports\/201[78]\/|projects\/201[78]-).*: 30 (pjesëmarrës|student)$/,
    /^content\/projects\/[\d-]+akademia-.*: 30 pjesëmarrës$/,
  ]
  expect(found.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
  expect(
    found.some((line) => line.startsWith('content/reports/2015/') && line.endsWith('24 pjesëmarrës')),
  ).toBe(true)
  for (const year of [2017, 2018]) {
    expect(found).toContain(`content/reports/${year}/index.mdx: 30 pjesëmarrës`)
  }
})

test('reports state when their school was held', () => {
  const months: Record<string, string> = {
    '2014': 'korrik',
    '2015': 'korrik',
    '2016': 'tetor',
    '2017': 'nëntor',
    '2018': 'shtator',
    '2022': 'maj',
    '2023': 'tetor',
    '2024': 'nëntor',
  }
  for (const [year, month] of Object.entries(months)) {
    const text = texts.get(`content/reports/${year}/index.mdx`) ?? ''
    expect(text.split('## Hyrje')[1]?.toLowerCase(), year).toContain(month)
  }
})

test('content states no sum of money except in the Rahovec study', () => {
  const sums = [...texts].flatMap(([file, text]) =>
    [...plainText(text).matchAll(/(?:mbi )?\d[\d.,]*\s+(?:mijë |milionë? )?(?:euro|€|dollarë)/giu)].map(
      ([match]) => `${file}: ${match}`,
    ),
  )
  expect(new Set(sums.map((line) => line.split(': ')[1]))).toEqual(new Set(['mbi 500 milionë euro']))
  expect(sums.every((line) => /rahovec/.test(line))).toBe(true)
})

test('content states no percentage', () => {
  for (const [file, text] of texts) expect(text, file).not.toMatch(/\d\s?(?:%|për qind|përqind)/)
})

function inDigits(text: string): string {
  return text.replace(/^tridhjetë/, '30').replace(/^njëzet e katër/, '24')
}

const posts = [...specified.news].sort((a, b) => a.id - b.id)
const rahovec = plainText(posts.find(({ id }) => Number(id) === 2)?.content ?? '')

test('first two posts have the date 03 NOV 2022', () => {
  expect(posts.map(({ id, date, published }) => [id, date, published])).toEqual([
    [1, '03 NOV 2022', '2022-11-03'],
    [2, '03 NOV 2022', '2022-11-03'],
  ])
})

test('posts of one day are sorted by their ids', () => {
  expect(entities.news.map(({ id }) => id).filter((id) => id <= 2)).toEqual([1, 2])
})

test('Rahovec post has exactly the figures of the specification', () => {
  expect(rahovec).toContain('2018')
  expect(rahovec.replace(/tCO 2 eq/g, 'tCO2eq')).toContain('221,785.5 tCO2eq/vit')
  expect(rahovec.replace(/tCO 2 eq/g, 'tCO2eq')).toContain('68,249.75 tCO2eq/vit')
  expect(rahovec).toContain('mbi 500 milionë euro')
  expect(rahovec).toContain('2050')
})

test('Rahovec post states no other figure than the specification', () => {
  const numbers = new Set(rahovec.replace(/tCO 2 eq/g, '').match(/\d[\d.,]*\d|\d/g))
  expect([...numbers].sort()).toEqual(['2018', '2050', '221,785.5', '500', '68,249.75'])
})

test('home page has the counts of the specification', () => {
  expect(home.banner.headlines).toHaveLength(2)
  expect(home.whatWeDo.cards).toHaveLength(3)
  expect(home.carousel.pictures).toHaveLength(5)
  expect(home.faq.items).toHaveLength(4)
  expect(home.testimonials.items).toHaveLength(4)
})

test('testimonials are titled Rekomandime and signed by role and edition', () => {
  expect(home.testimonials.title).toBe('Rekomandime')
  for (const { author } of home.testimonials.items) {
    expect(author).toMatch(/^(Pjesëmarrëse?|Studente?|Nxënëse?), edicioni 20(14|15|16|17|18|22|23|24)$/)
  }
})

test('blog cards have the type BLOG', () => {
  expect(home.articles.type).toBe('BLOG')
})

test('about page has eight goals, a vision and five mission points', () => {
  expect(about.purpose.title).toBe('Qëllimi')
  expect(about.purpose.goals).toHaveLength(8)
  expect(about.vision.title).toBe('Vizioni')
  expect(about.mission.title).toBe('Misioni')
  expect(about.mission.points).toHaveLength(5)
})

test('contact data are two phone numbers, an e-mail, a social and a portfolio link', () => {
  for (const phone of site.phones) expect(phone).toMatch(/^\+\d[\d ]+$/)
  expect(site.phones[0]).not.toBe(site.phones[1])
  expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/)
  expect(site.social.url).toMatch(/^https:/)
  expect(site.credit.url).toMatch(/^https:/)
})

test('project list has 21 projects from 2007-2008 to 2023-2024, newest first', () => {
  expect(specified.projects.map(({ id, year }) => [id, year])).toEqual([
    [21, '2023-2024'],
    [20, '2022'],
    [19, '2022'],
    [18, '2022'],
    [17, '2021'],
    [16, '2019-2020'],
    [15, '2019'],
    [14, '2018'],
    [13, '2017'],
    [12, '2016'],
    [11, '2015'],
    [10, '2014'],
    [9, '2013-2014'],
    [8, '2013'],
    [7, '2011-2012'],
    [6, '2011'],
    [5, '2010'],
    [4, '2009-2010'],
    [3, '2009'],
    [2, '2008'],
    [1, '2007-2008'],
  ])
})

test('reports of editions up to five days describe each day', () => {
  const days = Object.fromEntries(
    specified.reports
      .filter(({ year }) => year !== 2022)
      .map((report) => [report.year, report.days.map(({ date }) => date)]),
  )
  expect(days).toEqual({
    2024: ['2024-11-21', '2024-11-22', '2024-11-23', '2024-11-24', '2024-11-25'],
    2023: ['2023-10-02', '2023-10-03', '2023-10-04', '2023-10-05', '2023-10-06'],
    2018: ['2018-09-03', '2018-09-04', '2018-09-05', '2018-09-06', '2018-09-07'],
    2017: ['2017-11-06', '2017-11-07', '2017-11-08', '2017-11-09', '2017-11-10'],
    2016: ['2016-10-10', '2016-10-11', '2016-10-12', '2016-10-13', '2016-10-14'],
    2015: ['2015-07-27', '2015-07-28', '2015-07-29', '2015-07-30', '2015-07-31'],
    2014: ['2014-07-14'],
  })
})

test('report of 2022 begins and ends with its dates and labels its meetings', () => {
  const days = specified.reports.find(({ year }) => year === 2022)?.days ?? []
  expect(days).toHaveLength(5)
  expect(days.map(({ date }) => date)).toEqual(['2022-05-28', undefined, undefined, undefined, '2022-07-30'])
  expect(days.every(({ label }) => label.length > 0)).toBe(true)
})

test('galleries have the sizes of the specification, 129 pictures in all', () => {
  const sizes = Object.fromEntries(specified.reports.map(({ year, images }) => [year, images.length]))
  expect(sizes).toEqual({ 2024: 18, 2023: 22, 2022: 25, 2018: 14, 2017: 14, 2016: 17, 2015: 12, 2014: 7 })
  expect(specified.reports.reduce((sum, { images }) => sum + images.length, 0)).toBe(129)
})

test('post bodies are the raw HTML that the editor wrote', () => {
  for (const { id, content } of posts) {
    expect(content, `news ${id}`).toMatch(/^<p>/)
    expect(content, `news ${id}`).toMatch(/<h2[ >]/)
    expect(content, `news ${id}`).not.toMatch(/<h1|<script|\son\w+=|\sstyle=/)
  }
})

test('projects have unique titles and descriptions', () => {
  const { projects } = specified
  expect(new Set(projects.map(({ title }) => title)).size).toBe(projects.length)
  expect(new Set(projects.map(({ description }) => description)).size).toBe(projects.length)
  for (const { id, description } of projects) expect(description.length, `project ${id}`).toBeGreaterThan(60)
})
