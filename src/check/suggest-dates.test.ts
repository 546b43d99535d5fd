import { expect, test } from 'vitest'
import { fittingDay, readPrintedRange, suggestDayHeading, suggestDayLabel } from './suggest-dates.ts'

const edition = { start: '2014-07-14', end: '2014-07-16' }

test.each([
  ['21 Nëntor 2024', '2024-11-21', '2024-11-21'],
  ['21. nentor, 2024', '2024-11-21', '2024-11-21'],
  [' 21 Nëntor 2024 ', '2024-11-21', '2024-11-21'],
  ['21-22 Nëntor 2024', '2024-11-21', '2024-11-22'],
  ['30 Nëntor – 2 Dhjetor 2024', '2024-11-30', '2024-12-02'],
  ['30 Dhjetor, 2024 — 2 Janar 2025', '2024-12-30', '2025-01-02'],
])('readPrintedRange reads the days of „%s“', (text, start, end) => {
  expect(readPrintedRange(text)).toEqual({ start, end })
})

test.each(['22-21 Nëntor 2024', '31 Qershor 2024', 'Nëntor 2024', '21 Nëntor'])(
  'readPrintedRange refuses „%s“',
  (text) => {
    expect(readPrintedRange(text)).toBeUndefined()
  },
)

test.each([
  ['14.07.2014', '14 Korrik 2014'],
  ['14/07/2014', '14 Korrik 2014'],
  ['2014-07-14', '14 Korrik 2014'],
  ['14-15 Korrik 2014', '14 Korrik 2014'],
  ['15 korrik', '15 Korrik 2014'],
  ['15', '15 Korrik 2014'],
  ['2', '15 Korrik 2014'],
  ['7', undefined],
  ['31 Qershor', undefined],
])('suggestDayLabel corrects „## Data: %s“', (label, day) => {
  expect(suggestDayLabel(label, edition)).toBe(day)
})

test('suggestDayLabel needs a complete date when the edition is unknown', () => {
  expect(suggestDayLabel('14.07.2014', undefined)).toBe('14 Korrik 2014')
  expect(suggestDayLabel('1', undefined)).toBeUndefined()
})

test('suggestDayLabel suggests the days of the edition in order', () => {
  expect(fittingDay(edition)).toBe('14 Korrik 2014')
  expect(fittingDay(edition, '2014-07-14')).toBe('15 Korrik 2014')
  expect(fittingDay(edition, '2014-07-16')).toBeUndefined()
})

test.each([
  ['Dita 1', undefined, '14 Korrik 2014'],
  ['Dita 2', '2014-07-14', '15 Korrik 2014'],
  ['Dita 1', '2014-07-15', '16 Korrik 2014'],
  ['Data 14.07.2014', undefined, '14 Korrik 2014'],
  ['Data – 14 Korrik 2014', undefined, '14 Korrik 2014'],
  ['Dita e parë', undefined, undefined],
])('suggestDayHeading corrects „## %s“ after %s', (text, previous, day) => {
  expect(suggestDayHeading(text, edition, previous)).toBe(day)
})
