import type { Content } from '../../check/index.ts'
import { fullWidth } from '../../model/pictures/widths.ts'
import { newsPath, reportPath } from '../../model/published-paths.ts'
import type { NewsPost } from '../../model/schema/news.ts'
import type { Picture } from '../../model/schema/picture.ts'
import type { Report } from '../../model/schema/report.ts'
import type { Site } from '../../model/schema/site.ts'
import { publicAddress, type SiteAddress } from '../site-address.ts'

/** A node of schema.org's vocabulary. */
type Node = { '@type': string | readonly string[] } & Record<string, unknown>

type Source = { content: Content; address: SiteAddress }

/**
 * What the page at a clean path is about, in schema.org's words (JSON-LD), as search engines ask for it;
 * undefined for pages that only list others. Every value stands in the content.
 */
export function structuredData(path: string, source: Source): object | undefined {
  const nodes = nodesOf(path, source)
  return nodes.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': nodes }
}

function nodesOf(path: string, source: Source): Node[] {
  const { content, address } = source
  if (path === '/') return homeNodes(source)
  if (path === '/about') return [organization(content.site, address)]
  // By number: asked for every page of a large site, a path made for each document would take seconds.
  const number = Number(path.slice(path.lastIndexOf('/') + 1))
  const entry = content.reports.find(({ report }) => report.id === number)
  if (entry && reportPath(number) === path) return reportNodes(entry.report, source)
  const post = content.news.find(({ id }) => id === number)
  return post && newsPath(number) === path ? newsNodes(post, source) : []
}

function homeNodes({ content: { site }, address }: Source): Node[] {
  const home = publicAddress(address, '/')
  const { '@id': publisher, ...rest } = organization(site, address)
  const website = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: site.name,
    alternateName: site.shortName,
    description: site.description,
    url: home,
    inLanguage: 'sq',
    publisher: { '@id': publisher },
  }
  return [{ '@id': publisher, ...rest }, website]
}

function reportNodes(report: Report, source: Source): Node[] {
  const { content, address } = source
  const { site, words } = content
  const url = publicAddress(address, reportPath(report.id))
  const event = {
    '@type': 'EducationEvent',
    '@id': `${url}#event`,
    name: report.title,
    description: report.description,
    startDate: report.start,
    endDate: report.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    // An edition whose place nobody knows says none, rather than a guess.
    ...(report.place === undefined
      ? {}
      : { location: { '@type': 'Place', name: report.place, address: report.place } }),
    image: [pictureAddress(report.cover, address)],
    organizer: organizationReference(site, address),
    inLanguage: 'sq',
    url,
  }
  const crumbs: Crumb[] = [
    { name: words.home.title, path: '/' },
    { name: words.list.title, path: '/summer-school' },
    { name: report.title, path: reportPath(report.id) },
  ]
  return [event, breadcrumbs(crumbs, address)]
}

function newsNodes(post: NewsPost, { content, address }: Source): Node[] {
  const { site, words } = content
  const url = publicAddress(address, newsPath(post.id))
  const article = {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.description,
    datePublished: post.published,
    dateModified: post.published,
    // Posts are signed by the association's team.
    author: [{ '@type': 'Organization', name: post.author, url: publicAddress(address, '/about') }],
    publisher: organizationReference(site, address),
    image: post.images.map((picture) => pictureAddress(picture, address)),
    mainEntityOfPage: url,
    inLanguage: 'sq',
    url,
  }
  const crumbs: Crumb[] = [
    { name: words.home.title, path: '/' },
    { name: post.title, path: newsPath(post.id) },
  ]
  return [article, breadcrumbs(crumbs, address)]
}

type Crumb = { name: string; path: string }

function breadcrumbs(crumbs: readonly Crumb[], address: SiteAddress): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicAddress(address, path),
    })),
  }
}

/** The picture at its full published width, as a JPEG. */
function pictureAddress({ key, width }: Picture, address: SiteAddress): string {
  return publicAddress(address, `/pictures/${key}-${fullWidth(width)}.jpg`)
}

/** The association, by what content/site.yaml says of it. */
function organization(site: Site, address: SiteAddress): Node {
  return {
    '@type': ['Organization', 'NGO'],
    '@id': organizationId(address),
    name: site.name,
    alternateName: site.shortName,
    description: site.description,
    url: publicAddress(address, '/'),
    logo: publicAddress(address, '/icon-512.png'),
    email: site.email,
    telephone: site.phones,
    sameAs: [site.social.url],
  }
}

/** The association in a page that tells of something else: enough to be understood alone. */
function organizationReference(site: Site, address: SiteAddress): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId(address),
    name: site.name,
    url: publicAddress(address, '/'),
  }
}

function organizationId(address: SiteAddress): string {
  return `${publicAddress(address, '/')}#organization`
}
