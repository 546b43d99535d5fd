import { expect, test } from 'vitest'
import { seasonOf } from '../../../src/tools/drawing/core/season.ts'
import { editions } from '../../../src/tools/drawing/editions.ts'
import { content } from '../../site-content.ts'
import { specified } from './specified.ts'

const sea =
  /(?<!\p{L})(det|deti|detit|detin|detar\p{L}*|plazh\p{L}*|bregdet\p{L}*|gji\p{L}*|varka\p{L}*)(?!\p{L})/iu

/** Words that alternative texts must not have in a season: `autumn` is October, `late` is November. */
const outOfSeason = {
  spring: /bie borë|fushave me borë|vjesht/iu,
  summer: /bie borë|fushave me borë|vjesht/iu,
  autumn: /lule|bie borë|fushave me borë|të gjelbër|zjarrit të kampit/iu,
  late: /lule|livadh|vreshta? të gjelbër|zjarrit të kampit|mbjellin|mbi bar(?!\p{L})/iu,
}

const albums = specified.reports.map(({ year, start, images }) => {
  const edition = editions[String(year) as keyof typeof editions]
  return { year, start, edition, texts: images.map(({ alt }) => alt) }
})

test('editions have the months of the reports and the sea of their places', () => {
  for (const { year, start, edition } of albums) {
    const month = year === 2022 ? 6 : Number(start.slice(5, 7))
    expect(edition.month, String(year)).toBe(month)
    expect(edition.coast, String(year)).toBe(
      specified.reports.find((report) => report.year === year)?.place === 'Durrës',
    )
  }
})

test('no alternative text shows the sea in Kosovo', () => {
  expect('Ilustrim: gji deti me një qytet').toMatch(sea)
  for (const { year, edition, texts } of albums)
    if (!edition.coast) for (const text of texts) expect(text, String(year)).not.toMatch(sea)
})

test('no alternative text shows what the month does not have', () => {
  for (const { year, edition, texts } of albums)
    for (const text of texts) expect(text, String(year)).not.toMatch(outOfSeason[seasonOf(edition.month)])
})

test('every day of a report shows one picture, with a caption of its own', () => {
  for (const { report, sections } of content.reports.filter(({ report }) => report.id <= 8))
    for (const { kind, label, pictures = [] } of sections) {
      if (kind !== 'day') continue
      const [picture, ...more] = pictures.flatMap((position) => report.images[position] ?? [])
      const place = `${report.year} ${label}`
      expect(more, place).toEqual([])
      expect(picture?.caption, place).toMatch(/\S/)
      expect(picture?.caption, place).not.toBe(picture?.alt)
    }
})
