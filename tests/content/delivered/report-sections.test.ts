import { expect, test } from 'vitest'
import type { Report } from '../../../src/model/schema/report.ts'
import { specified } from './specified.ts'

const reports = specified.reports

test('every report has an introduction and a conclusion', () => {
  for (const { year, intro, conclusion } of reports) {
    expect(intro.length, `${year}: intro`).toBeGreaterThan(200)
    expect(conclusion.length, `${year}: conclusion`).toBeGreaterThan(200)
  }
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
  for (const report of reports) {
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
  const expected = days.flatMap(({ label, activities }) => [
    label,
    ...activities.flatMap((activity) =>
      typeof activity === 'string' ? activity : [activity.title, ...activity.points],
    ),
  ])
  return [intro, ...objectives, ...expected, conclusion].join('\n')
}
