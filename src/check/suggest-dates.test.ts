import { expect, test } from 'vitest'
import { fittingDay, meantDayHeading, meantLabel } from './suggest-dates.ts'

const edition = { start: '2014-07-14', end: '2014-07-16' }

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
])('reads the day that „## Data: %s“ was meant to name', (label, day) => {
  expect(meantLabel(label, edition)).toBe(day)
})

test('says a day of no edition where the heading names all of it, and of none where it does not', () => {
  expect(meantLabel('14.07.2014', undefined)).toBe('14 Korrik 2014')
  expect(meantLabel('1', undefined)).toBeUndefined()
})

test('offers the days of the edition one after the other', () => {
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
])('reads the heading „## %s“ after %s', (text, previous, day) => {
  expect(meantDayHeading(text, edition, previous)).toBe(day)
})
