import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { widthsOf } from '../../../src/model/pictures/widths.ts'
import { paths } from '../../../src/util/paths.ts'
import { content } from '../../site-content.ts'
import { entities, home, news, reports } from '../support/content.ts'
import { expect, narrow, test, visit } from '../support/test.ts'

type Picture = { key: string; width: number }

/** The median size in bytes of the AVIF files that a browser chooses for pictures `shown` device pixels wide. */
function medianOf(pictures: readonly Picture[], shown: number): number {
  const all = pictures.map(({ key, width }) => {
    const chosen = widthsOf(width).find((candidate) => candidate >= shown) ?? widthsOf(width).at(-1)
    return statSync(join(paths.dist, 'pictures', `${key}-${chosen}.avif`)).size
  })
  return all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
}

test.describe('the middle picture of the site in AVIF', { tag: '@once' }, () => {
  const covers = [...reports.map(({ cover }) => cover), ...news.flatMap(({ images }) => images.slice(0, 1))]
  const galleries = [...entities.reports, ...entities.news].flatMap(({ images }) => images)

  test('median picture has at most 25 kB on a card 400 dots wide', () => {
    expect(medianOf(covers, 400)).toBeLessThanOrEqual(25_000)
    expect(medianOf(galleries, 400)).toBeLessThanOrEqual(25_000)
  })

  test('median picture has at most 60 kB as a hero 828 dots wide', () => {
    expect(medianOf([home.banner.picture], 828)).toBeLessThanOrEqual(60_000)
    expect(medianOf(galleries, 828)).toBeLessThanOrEqual(60_000)
  })

  test('median picture has at most 250 kB in the modal 1600 dots wide', () => {
    expect(medianOf(galleries, 1600)).toBeLessThanOrEqual(250_000)
  })
})

test.describe('a report with 25 pictures', { tag: '@once' }, () => {
  test.use(narrow)
  const report = entities.reports.find(({ images }) => images.length === 25)
  const sections = content.reports.find((entry) => entry.report.id === report?.id)?.sections
  const path = `/blog/${report?.id}`

  for (const [name, search] of [
    ['opened directly', ''],
    ['opened at its seventh picture', '?foto=7'],
  ]) {
    test(`report ${name} loads at most 3 gallery pictures and 350 kB`, async ({ page }) => {
      const { pictures, bytes } = await requestsOf(page, `${path}${search}`)
      // Those beside the days are the text's, and loaded near it.
      const besideDays = new Set(sections?.flatMap(({ pictures: beside = [] }) => beside))
      const slides = report?.images.filter((_, position) => !besideDays.has(position)) ?? []
      const keys = new Set(slides.map(({ key }) => key))
      const own = [...new Set(pictures)].filter((file) => keys.has(file.replace(/-\d+\.\w+$/, '')))
      expect(own.length).toBeGreaterThan(0)
      expect(own.length, own.join(' ')).toBeLessThanOrEqual(3)
      expect(bytes).toBeLessThanOrEqual(350_000)
    })
  }
})

/** The pictures that a page requests until it is idle, and the bytes of all requests. */
async function requestsOf(page: Page, path: string): Promise<{ pictures: string[]; bytes: number }> {
  const pictures: string[] = []
  const transferred: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const file = new URL(request.url()).pathname
    if (file.startsWith('/pictures/')) pictures.push(file.slice('/pictures/'.length))
    transferred.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    )
  })
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(transferred)
  return { pictures, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
