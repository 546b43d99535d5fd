import { nextEditionPath } from '../../model/next-edition.ts'
import type { NextEdition } from '../../model/schema/next-edition.ts'
import type { Site } from '../../model/schema/site.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'
import { stableId } from './stable-id.ts'

/** The calendar file of the next edition. As long as the edition starts in the same year, it stays the same edition. */
export function nextEditionCalendar(edition: NextEdition, site: Site, address: SiteAddress): string {
  const uid = stableId('next-edition', Number(edition.start.slice(0, 4)))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name.replaceAll('/', ' '))}//Shkolla verore//SQ`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // The time of creation is the edition's last day: the content has no later date.
    `DTSTAMP:${compact(edition.end)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(edition.start)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${compact(nextDay(edition.end))}`,
    `SUMMARY;LANGUAGE=sq:${text(edition.title)}`,
    `DESCRIPTION;LANGUAGE=sq:${text(edition.audience)}`,
    `LOCATION;LANGUAGE=sq:${text(edition.place)}`,
    `URL:${publicAddress(address, nextEditionPath)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** A TEXT value: backslash, comma, semicolon and line breaks escaped (RFC 5545 §3.3.11). */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Lines of at most 75 octets, continued after a space, never cut inside a character (RFC 5545 §3.1). */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
