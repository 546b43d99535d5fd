import { reportPath } from '../../model/published-paths.ts'
import type { Report } from '../../model/schema/report.ts'
import type { Site } from '../../model/schema/site.ts'
import { publicAddress, type SiteAddress } from '../site-address.ts'
import { stableId } from './stable-id.ts'

/** The calendar file (RFC 5545) of an edition: one all-day event that is shown as free time. */
export function editionCalendar(report: Report, site: Site, address: SiteAddress): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name.replaceAll('/', ' '))}//Shkolla verore//SQ`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${stableId('report', report.id)}`,
    // The time of creation; the content has no later date than the edition's last day.
    `DTSTAMP:${compact(report.end)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(report.start)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${compact(nextDay(report.end))}`,
    `SUMMARY;LANGUAGE=sq:${text(report.title)}`,
    `DESCRIPTION;LANGUAGE=sq:${text(report.description)}`,
    ...(report.place === undefined ? [] : [`LOCATION;LANGUAGE=sq:${text(report.place)}`]),
    `URL:${publicAddress(address, reportPath(report.id))}`,
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
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
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
