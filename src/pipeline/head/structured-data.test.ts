import { expect, test } from 'vitest'
import { z } from 'zod'
import { goodContent, nextEdition } from '../../check/testing/good-site.ts'
import { structuredData } from './structured-data.ts'

const address = { origin: 'https://dielli.test', base: '/klubi/' }

const content = await goodContent()

// The properties that Google's documentation requires and recommends for each type. The schemas refuse any other
// property. https://developers.google.com/search/docs/appearance/structured-data/event (required: name, startDate,
// location with an address), …/article (headline, image, datePublished, author with a name and url), …/breadcrumb
// (position, name, item), …/organization (name, url, logo).
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
  location: z.strictObject({
    '@type': z.literal('Place'),
    name: text,
    address: z.strictObject({ '@type': z.literal('PostalAddress'), addressLocality: text }),
  }),
  image: z.array(url).min(1),
  organizer: reference,
  inLanguage: z.literal('sq'),
  url,
})
// …/image-license-metadata (required: contentUrl with one of creator, creditText, copyrightNotice, license).
const imageObject = z.strictObject({
  '@type': z.literal('ImageObject'),
  contentUrl: url,
  caption: text.optional(),
  creditText: text.optional(),
})
const article = z.strictObject({
  '@type': z.enum(['Article', 'NewsArticle']),
  about: z
    .union([z.strictObject({ '@id': url }), z.strictObject({ '@type': z.literal('Thing'), name: text, url })])
    .optional(),
  '@id': url,
  headline: text,
  description: text,
  datePublished: day,
  author: z.array(z.strictObject({ '@type': z.enum(['Organization', 'Person']), name: text, url })).min(1),
  publisher: reference,
  image: z.array(z.union([url, imageObject])).min(1),
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
function graphOf<Nodes extends [z.ZodType, ...z.ZodType[]]>(path: string, nodes: Nodes, of = content) {
  const schema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple(nodes) })
  return schema.parse(structuredData(of, address).get(path))['@graph']
}

test('structured data describe the association on home and about, the site on home', () => {
  const [home, site] = graphOf('/', [organization, website])
  const [about] = graphOf('/about', [organization, breadcrumbs])
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

test('structured data make a report an article about an event when its place is known', () => {
  const [story, first, crumbs] = graphOf('/blog/1', [article, event, breadcrumbs])
  const report = content.reports.find((entry) => Number(entry.report.id) === 1)?.report
  expect(story).toMatchObject({
    '@type': 'Article',
    headline: report?.title,
    datePublished: report?.end,
    about: { '@id': first['@id'] },
  })
  expect(story.image).toHaveLength(report?.images.length ?? 0)
  expect(first).toMatchObject({ name: report?.title, startDate: report?.start, endDate: report?.end })
  expect(first.location).toMatchObject({ name: report?.place, address: { addressLocality: report?.place } })
  expect(crumbs.itemListElement.map(({ item }) => item)).toEqual([
    'https://dielli.test/klubi/',
    'https://dielli.test/klubi/summer-school',
    'https://dielli.test/klubi/blog/1',
  ])
})

test('structured data make a report without a place an article about the summer school', () => {
  const [story] = graphOf('/blog/2', [article, breadcrumbs])
  expect(story).toMatchObject({ '@type': 'Article', headline: 'Një ditë me erë' })
  expect(story.about).toEqual({
    '@type': 'Thing',
    name: content.words.reports.title,
    url: 'https://dielli.test/klubi/summer-school',
  })
})

test('structured data make a post an article with day, author, publisher and pictures', () => {
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

test('structured data give an album picture its caption and author', () => {
  const [post] = content.news
  const [picture] = post?.images ?? []
  if (!post || !picture) throw new Error('The good site has a post with a picture.')
  const images = [
    picture,
    { ...picture, caption: 'Në oborr', credit: 'Klubi' },
    { ...picture, credit: 'Klubi' },
  ]
  const news = [{ ...post, images }]
  const [story] = graphOf('/information-blog/1', [article, breadcrumbs], { ...content, news })
  const contentUrl = `https://dielli.test/klubi/pictures/${picture.key}-1600.jpg`
  const object = { '@type': 'ImageObject', contentUrl, creditText: 'Klubi' }
  expect(story.image).toEqual([contentUrl, { ...object, caption: 'Në oborr' }, object])
})

test('structured data make the next edition a complete event on its page', () => {
  const coming = event.omit({ image: true }).extend({ image: z.undefined() })
  const [, node] = graphOf('/summer-school', [breadcrumbs, coming], { ...content, nextEdition })
  expect(node).toMatchObject({
    '@id': 'https://dielli.test/klubi/summer-school#event',
    name: 'Shkolla e diellit',
    startDate: '2099-07-06',
    endDate: '2099-07-10',
    location: { name: 'Durrës', address: { addressLocality: 'Durrës' } },
  })
})

test('structured data give lists their breadcrumbs and unknown addresses nothing', () => {
  for (const path of ['/summer-school', '/projects']) {
    const [crumbs] = graphOf(path, [breadcrumbs])
    expect(crumbs.itemListElement.at(-1)?.item).toBe(`https://dielli.test/klubi${path}`)
  }
  for (const path of ['/blog/99', '/404']) expect(structuredData(content, address).has(path)).toBe(false)
})

test("structured data give the date of an article's last change if it is known", () => {
  const changed = {
    'content/reports/2021/index.mdx': '2024-02-01',
    'content/news/dita-e-diellit/index.mdx': '2020-01-01',
  }
  const data = structuredData(content, address, (file) => changed[file as keyof typeof changed])
  const dateOf = (path: string) =>
    (data.get(path) as { '@graph': { dateModified?: string }[] })['@graph'][0]?.dateModified
  expect(dateOf('/blog/1')).toBe('2024-02-01')
  expect(dateOf('/blog/2')).toBeUndefined()
  // Never before its publication.
  expect(dateOf('/information-blog/1')).toBe('2021-05-03')
})
