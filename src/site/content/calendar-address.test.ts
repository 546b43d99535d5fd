import { expect, test } from 'vitest'
import { calendarAddress } from './calendar-address.ts'

test('the calendar file of an edition stands beside its report', () => {
  expect(calendarAddress(1)).toBe('/blog/1.ics')
})
