import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Content } from '../../check/content.ts'
import { goodContent } from '../../check/testing/good-site.ts'
import { publishedModules } from '../data/published.ts'
import { machineReadableFiles } from './files.ts'
import { sitemap } from './sitemap.ts'
import { textsOf, validateXml } from './testing/validate.ts'

const address = { origin: 'https://dielli.test', base: '/klubi/' }

let files: Map<string, string>

beforeAll(async () => {
  const content = await goodContent()
  const [report] = content.reports
  // Characters that each format must escape in its own way.
  if (report) report.report.title = 'Dielli & era, <së> bashku; "vjeshtë"'
  files = await filesOf(content)
})

async function filesOf(content: Content): Promise<Map<string, string>> {
  const articleOf = async () => '<p>Tekst</p>'
  const files = machineReadableFiles({ content, address, modules: publishedModules(content), articleOf })
  return new Map(await Promise.all([...files].map(async ([path, make]) => [path, await make()] as const)))
}

function file(path: string): string {
  const text = files.get(path)
  if (text === undefined) throw new Error(`${path} is not written`)
  return text
}

const atom = { a: 'http://www.w3.org/2005/Atom' }
const texts = (xml: string, xpath: string, namespaces: Record<string, string> = atom) =>
  textsOf(xml, xpath, namespaces)

test('build writes feeds, manifest, robots, sitemap, no calendar of past editions', () => {
  expect([...files.keys()]).toEqual([
    '/feed.atom',
    '/feed.json',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/projects.csv',
    '/projects.json',
  ])
})

describe('the Atom feed', () => {
  test('Atom feed is valid by the grammar of RFC 4287', () => {
    expect(() => validateXml(file('/feed.atom'), 'atom.rng')).not.toThrow()
  })

  test.each([
    ['no identity', /<id>[^<]*<\/id>/, ''],
    ['no time', /<updated>[^<]*<\/updated>/, ''],
    ['a time that is a day', 'T00:00:00Z', ''],
    ['a relative address', 'href="https://dielli.test/klubi/"', 'href="/"'],
  ] as const)('Atom grammar refuses a feed with %s', (_, part, other) => {
    expect(() => validateXml(file('/feed.atom').replace(part, other), 'atom.rng')).toThrow()
  })

  test('Atom feed lists reports and posts newest first with ids that contain no address', () => {
    const feed = file('/feed.atom')
    expect(texts(feed, '//a:entry/a:title')).toEqual([
      'Dita e Diellit',
      'Dielli & era, <së> bashku; "vjeshtë"',
      'Një ditë me erë',
    ])
    expect(texts(feed, '//a:entry/a:link/@href')).toEqual([
      'https://dielli.test/klubi/information-blog/1',
      'https://dielli.test/klubi/blog/1',
      'https://dielli.test/klubi/blog/2',
    ])
    expect(texts(feed, '//a:entry/a:id')).toEqual(ids)
    expect(texts(feed, '/a:feed/a:updated')).toEqual(texts(feed, '//a:entry[1]/a:updated'))
    expect(feed).toContain('xml:lang="sq"')
  })

  test('Atom feed has absolute addresses only', () => {
    for (const html of texts(file('/feed.atom'), '//a:content')) {
      expect(html).toContain('<img src="https://dielli.test/klubi/pictures/')
      expect(html).not.toMatch(/(?:href|src|srcset)="\/|, \//)
    }
  })
})

/** Ids that must never change: subscribers would see all documents as new. */
const ids = [
  'urn:uuid:ee5ec5ae-a29d-5523-a0d5-b5421b93b29d',
  'urn:uuid:bf6ed658-0c6f-5a88-9253-7fdab717d82e',
  'urn:uuid:1d35011d-0071-5599-b64d-24fec972b6e3',
]

test('Atom feed has an id of its own that never changes', () => {
  expect(texts(file('/feed.atom'), '/a:feed/a:id')).toEqual(['urn:uuid:20801886-584a-5cf8-9fe8-52ed75db30b8'])
})

test('JSON feed follows version 1.1 and has the same entries as the Atom feed', () => {
  const url = z.url({ protocol: /^https?$/ })
  const author = z.strictObject({ name: z.string().min(1), url: url.optional() })
  const item = z.strictObject({
    id: z.string().min(1),
    url,
    title: z.string(),
    summary: z.string(),
    content_html: z.string().min(1),
    image: url,
    date_published: z.iso.datetime(),
    date_modified: z.iso.datetime(),
    authors: z.array(author).min(1),
    language: z.literal('sq'),
  })
  const schema = z.strictObject({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string().min(1),
    description: z.string(),
    home_page_url: url,
    feed_url: z.literal('https://dielli.test/klubi/feed.json'),
    icon: url,
    favicon: url,
    language: z.literal('sq'),
    authors: z.array(author).min(1),
    items: z.array(item),
  })
  const { items } = schema.parse(JSON.parse(file('/feed.json')))
  expect(items.map(({ id }) => id)).toEqual(ids)
  expect(items.map(({ content_html }) => content_html)).toEqual(texts(file('/feed.atom'), '//a:content'))
})

test('sitemap is valid and leaves out unknown modification days', () => {
  const xml = file('/sitemap.xml')
  validateXml(xml, 'sitemap.rng')
  expect(() => validateXml(xml.replace('<loc>', '<lok>'), 'sitemap.rng')).toThrow()
  const s = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
  expect(texts(xml, '//s:loc', s)).toEqual([
    'https://dielli.test/klubi/',
    'https://dielli.test/klubi/summer-school',
    'https://dielli.test/klubi/projects',
    'https://dielli.test/klubi/about',
    'https://dielli.test/klubi/en',
    'https://dielli.test/klubi/kerko',
    'https://dielli.test/klubi/blog/1',
    'https://dielli.test/klubi/blog/2',
    'https://dielli.test/klubi/information-blog/1',
  ])
  expect(texts(xml, '//s:lastmod', s)).toEqual([])
})

test('sitemap gives a page the last modification day of its documents', async () => {
  const content = await goodContent()
  const days: Readonly<Record<string, string>> = {
    'content/reports/2019/index.mdx': '2025-01-02',
    'content/reports/2021/index.mdx': '2024-11-21',
    'content/pages/home/index.yaml': '2024-03-04',
  }
  const xml = sitemap(publishedModules(content), address, (file) => days[file])
  validateXml(xml, 'sitemap.rng')
  const lines = xml.split('\n').filter((line) => line.includes('lastmod'))
  expect(
    lines.map((line) => line.replace(/<\/?(url|loc)>|https:\/\/dielli.test\/klubi/g, '').trim()),
  ).toEqual([
    '/<lastmod>2024-03-04</lastmod>',
    '/summer-school<lastmod>2025-01-02</lastmod>',
    '/en<lastmod>2025-01-02</lastmod>',
    '/blog/1<lastmod>2024-11-21</lastmod>',
    '/blog/2<lastmod>2025-01-02</lastmod>',
  ])
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(file('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://dielli.test/klubi/sitemap.xml\n',
  )
})

test('manifest names the site and its icons', () => {
  const manifest = JSON.parse(file('/manifest.webmanifest'))
  expect(manifest).toMatchObject({
    name: 'Klubi i Diellit',
    short_name: 'Dielli',
    lang: 'sq',
    start_url: './',
  })
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
  expect(icons.map(({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`)).toEqual([
    'favicon.svg any any',
    'icon-192.png 192x192 any',
    'icon-512.png 512x512 any',
    'icon-maskable-512.png 512x512 maskable',
  ])
})

test('feeds do not depend on the day of the build', async () => {
  const content = await goodContent()
  const builtOn = (day: string) => {
    vi.setSystemTime(day)
    return filesOf(content)
  }
  vi.useFakeTimers()
  expect(await builtOn('2031-05-06')).toEqual(await builtOn('2030-01-02'))
  vi.useRealTimers()
})
