import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { nextEdition } from '../../check/testing/good-site.ts'
import type { NextEdition } from '../../model/schema/next-edition.ts'
import type { Site } from '../../model/schema/site.ts'
import { nextEditionCalendar } from './calendar.ts'

const site = { name: 'Klubi i Diellit' } as Site
const address = { origin: 'https://dielli.test', base: '/klubi/' }
const edition = {
  ...nextEdition,
  title: 'Era; dielli, uji',
  audience:
    'Një vijë \\ dhe një rresht tjetër\nme ë, ç dhe „thonjëza“ që zgjaten përtej shtatëdhjetë e pesë oktetëve.',
  start: '2024-12-28',
  end: '2024-12-31',
  place: 'Bogë',
}

const calendar = (changes: Partial<NextEdition> = {}) =>
  nextEditionCalendar({ ...edition, ...changes }, site, address)

/** Content lines as a calendar program joins them again (RFC 5545 §3.1). */
function unfold(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n')
}

test('calendar has one all-day event with an exclusive end for an edition', () => {
  expect(unfold(calendar())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Klubi i Diellit//Shkolla verore//SQ',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[\da-f-]{36}$/),
    'DTSTAMP:20241231T000000Z',
    'DTSTART;VALUE=DATE:20241228',
    'DTEND;VALUE=DATE:20250101',
    'SUMMARY;LANGUAGE=sq:Era\\; dielli\\, uji',
    'DESCRIPTION;LANGUAGE=sq:Një vijë \\\\ dhe një rresht tjetër\\nme ë\\, ç dhe „thonjëza“ që zgjaten përtej shtatëdhjetë e pesë oktetëve.',
    'LOCATION;LANGUAGE=sq:Bogë',
    'URL:https://dielli.test/klubi/summer-school',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('calendar file is read with the texts and days of the edition', () => {
  const component = new ICAL.Component(ICAL.parse(calendar()))
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.summary).toBe(edition.title)
  expect(event.description).toBe(edition.audience)
  expect(event.location).toBe('Bogë')
  expect(event.startDate.isDate).toBe(true)
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2024-12-28', '2025-01-01'])
  expect(event.duration.toString()).toBe('P4D')
})

test('calendar links the next edition to its page and keeps its event when days move', () => {
  const lines = unfold(nextEditionCalendar(nextEdition, site, address))
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20990706',
      'DTEND;VALUE=DATE:20990711',
      'SUMMARY;LANGUAGE=sq:Shkolla e diellit',
      'DESCRIPTION;LANGUAGE=sq:Nxënës të klasave 10 deri në 12.',
      'LOCATION;LANGUAGE=sq:Durrës',
      'URL:https://dielli.test/klubi/summer-school',
    ]),
  )
  const uidOf = (start: string) => unfold(nextEditionCalendar({ ...nextEdition, start }, site, address))[5]
  expect(uidOf('2099-07-06')).toMatch(/^UID:/)
  expect(uidOf('2099-07-01')).toBe(uidOf('2099-07-06'))
  expect(uidOf('2098-07-06')).not.toBe(uidOf('2099-07-06'))
})

test('calendar lines end in CR LF and have at most 75 octets without a split letter', () => {
  for (const filler of ['', 'a', 'ab', 'ë']) {
    const text = calendar({ title: `${filler}${'ë'.repeat(200)}` })
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\uFFFD')
    }
    expect(unfold(text)).toContain(`SUMMARY;LANGUAGE=sq:${filler}${'ë'.repeat(200)}`)
  }
})
