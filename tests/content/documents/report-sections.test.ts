import { expect, test } from 'vitest'
import type { Report } from '../../../src/model/schema/report.ts'
import { entities } from '../../site-content.ts'
import { specified } from './specified.ts'

const reports = entities.reports

test('every report has an introduction and a conclusion', () => {
  for (const { year, intro, conclusion } of reports) {
    expect(intro.length, `${year}: intro`).toBeGreaterThan(200)
    expect(conclusion.length, `${year}: conclusion`).toBeGreaterThan(200)
  }
})

test('most reports but not all have objectives', () => {
  const without = reports.filter(({ objectives }) => objectives === undefined).map(({ year }) => year)
  expect(without.length).toBeGreaterThan(0)
  expect(without.length).toBeLessThan(reports.length / 2)
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
  const days = reports.find(({ year }) => year === 2022)?.days ?? []
  expect(days).toHaveLength(5)
  expect(days.map(({ date }) => date)).toEqual(['2022-05-28', undefined, undefined, undefined, '2022-07-30'])
  expect(days.every(({ label }) => label.length > 0)).toBe(true)
})

test('report days contain paragraphs and titled lists', () => {
  const activities = reports.flatMap(({ days }) => days.flatMap((day) => day.activities))
  expect(activities.some((activity) => typeof activity === 'string')).toBe(true)
  expect(activities.some((activity) => typeof activity !== 'string')).toBe(true)
  for (const { days } of reports) for (const day of days) expect(day.activities.length).toBeGreaterThan(0)
})

test('reports match their read time at 150 to 220 words a minute', () => {
  for (const report of reports) {
    const pace = countWords(report) / Number.parseInt(report.readTime, 10)
    expect(pace, `${report.year}`).toBeGreaterThanOrEqual(150)
    expect(pace, `${report.year}`).toBeLessThanOrEqual(220)
  }
})

test('reports share no sentence', () => {
  const seen = new Map<string, number>()
  for (const report of specified.reports) {
    for (const sentence of textOf(report).split(/(?<=[.!?])\s+/)) {
      if (sentence.length < 50) continue
      expect(seen.get(sentence), `${report.year}: ${sentence}`).toBeUndefined()
      seen.set(sentence, report.year)
    }
  }
})

function countWords(report: Report): number {
  return textOf(report)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function textOf({ intro, objectives = [], days, conclusion }: Report): string {
  const told = days.flatMap(({ label, activities }) => [
    label,
    ...activities.flatMap((activity) =>
      typeof activity === 'string' ? activity : [activity.title, ...activity.points],
    ),
  ])
  return [intro, ...objectives, ...told, conclusion].join('\n')
}
