import { expect, test } from 'vitest'
import { isDay, printNewsDay, printRange, readPrintedDay } from './dates.ts'

test('printed date follows from the ISO days of the specification', () => {
  expect(printRange('2024-11-21', '2024-11-25')).toBe('21-25 Nëntor 2024')
  expect(printRange('2022-05-28', '2022-07-30')).toBe('28 Maj - 30 Korrik 2022')
  expect(printRange('2014-07-14', '2014-07-14')).toBe('14 Korrik 2014')
  expect(printRange('2023-12-28', '2024-01-02')).toBe('28 Dhjetor 2023 - 2 Janar 2024')
  expect(printNewsDay('2022-11-03')).toEqual(['03 NOV 2022', '03 NËN 2022'])
})

test('isDay accepts only days of the calendar', () => {
  expect(['2024-02-29', '2023-02-29', '2024-02-31', '2024-2-3', '2024-04-31'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('readDay accepts a day only in its printed form', () => {
  expect(readPrintedDay('2 Tetor 2023')).toBe('2023-10-02')
  expect(
    ['02 Tetor 2023', '2 tetor 2023', '31 Prill 2023', '2 Tetor', 'Takimi i dytë'].map(readPrintedDay),
  ).toEqual([undefined, undefined, undefined, undefined, undefined])
})
