import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { checkContent } from '../../check/check.ts'
import type { Content } from '../../check/content.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { copyGoodSite, pictureFacts } from '../../check/testing/good-site.ts'
import { structuredData } from './structured-data.ts'

const address = { origin: 'https://dielli.test', base: '/klubi/' }

let root: string
let content: Content

beforeAll(async () => {
  root = await copyGoodSite()
  const checked = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })
  if (checked.content === undefined) throw new Error('The good site is not good.')
  content = checked.content
})

afterAll(() => rm(root, { recursive: true }))

// What schema.org and Google's documentation of each type ask for; anything else is refused.
const url = z.url({ protocol: /^https$/ })
const day = z.iso.date()
const text = z.string().min(1)
const reference = z.strictObject({ '@type': z.literal('Organization'), '@id': url, name: text, url })
const organization = z.strictObject({
  '@type': z.tuple([z.literal('Organization'), z.literal('NGO')]),
  '@id': url,
  name: text,
  alternateName: text,
  description: text,
  url,
  logo: url,
  email: z.email(),
  telephone: z.array(z.string().regex(/^\+\d/)).min(1),
  sameAs: z.array(url).min(1),
})
const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': url,
  name: text,
  alternateName: text,
  description: text,
  url,
  inLanguage: z.literal('sq'),
  publisher: z.strictObject({ '@id': url }),
})
const event = z.strictObject({
  '@type': z.literal('EducationEvent'),
  '@id': url,
  name: text,
  description: text,
  startDate: day,
  endDate: day,
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: z.strictObject({ '@type': z.literal('Place'), name: text, address: text }).optional(),
  image: z.array(url).min(1),
  organizer: reference,
  inLanguage: z.literal('sq'),
  url,
})
const article = z.strictObject({
  '@type': z.literal('NewsArticle'),
  '@id': url,
  headline: text,
  description: text,
  datePublished: day,
  dateModified: day,
  author: z.array(z.strictObject({ '@type': z.enum(['Organization', 'Person']), name: text, url })).min(1),
  publisher: reference,
  image: z.array(url).min(1),
  mainEntityOfPage: url,
  inLanguage: z.literal('sq'),
  url,
})
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: url }),
    )
    .min(2),
})

/** The graph of a page, which must have these nodes in this order. */
function graphOf<Nodes extends [z.ZodType, ...z.ZodType[]]>(path: string, nodes: Nodes) {
  const schema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple(nodes) })
  return schema.parse(structuredData(content, address).get(path))['@graph']
}

test('home and about tell who the association is, home also what the site is', () => {
  const [home, site] = graphOf('/', [organization, website])
  const [about] = graphOf('/about', [organization])
  expect(home).toEqual(about)
  expect(site.publisher['@id']).toBe(home['@id'])
  expect(home).toMatchObject({
    name: 'Klubi i Diellit',
    url: 'https://dielli.test/klubi/',
    email: 'info@dielli.test',
    telephone: ['+383 44 123 456', '+383 49 654 321'],
    sameAs: ['https://rrjeti.test/dielli'],
  })
})

test('a report is an event of the association, with its place where it is known', () => {
  const [first, crumbs] = graphOf('/blog/1', [event, breadcrumbs])
  const [second] = graphOf('/blog/2', [event, breadcrumbs])
  const report = content.reports.find((entry) => entry.report.id === 1)?.report
  expect(first).toMatchObject({ name: report?.title, startDate: report?.start, endDate: report?.end })
  expect(first.location?.name).toBe(report?.place)
  expect(second).toMatchObject({ name: 'Një ditë me erë', startDate: '2019-06-03', endDate: '2019-06-03' })
  expect(second).not.toHaveProperty('location')
  expect(crumbs.itemListElement.map(({ item }) => item)).toEqual([
    'https://dielli.test/klubi/',
    'https://dielli.test/klubi/summer-school',
    'https://dielli.test/klubi/blog/1',
  ])
})

test('a place is told by its name', () => {
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has no report.')
  const placed = { ...content, reports: [{ ...entry, report: { ...entry.report, place: 'Bogë' } }] }
  expect(structuredData(placed, address).get(`/blog/${entry.report.id}`)).toMatchObject({
    '@graph': [{ location: { '@type': 'Place', name: 'Bogë' } }, {}],
  })
})

test('a news post is an article with day, author, publisher and pictures', () => {
  const [post, crumbs] = graphOf('/information-blog/1', [article, breadcrumbs])
  expect(post).toMatchObject({
    headline: 'Dita e Diellit',
    datePublished: content.news[0]?.published,
    mainEntityOfPage: 'https://dielli.test/klubi/information-blog/1',
    publisher: { name: 'Klubi i Diellit' },
  })
  expect(post.image[0]).toMatch(/^https:\/\/dielli\.test\/klubi\/pictures\/[0-9a-f]{12}-1600\.jpg$/)
  expect(crumbs.itemListElement.map(({ position }) => position)).toEqual([1, 2])
})

test('lists and unknown addresses tell nothing', () => {
  for (const path of ['/summer-school', '/projects', '/blog/99', '/404']) {
    expect(structuredData(content, address).has(path)).toBe(false)
  }
})
