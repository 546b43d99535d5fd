import type { Content } from '../../check/content.ts'
import { nextEditionPath } from '../../model/next-edition.ts'
import { fullWidth } from '../../model/pictures/widths.ts'
import { newsPath, reportPath } from '../../model/published-paths.ts'
import type { NewsPost } from '../../model/schema/news.ts'
import type { Picture } from '../../model/schema/picture.ts'
import type { Report } from '../../model/schema/report.ts'
import { publicAddress, type SiteAddress } from '../site-address.ts'

/** A past edition, or the next one, which has no picture yet. */
type Announced = Pick<Report, 'title' | 'description' | 'start' | 'end'> & Partial<Pick<Report, 'cover'>>

/** Structured data (schema.org, JSON-LD) of pages by clean path; all from the content. */
export function structuredData(
  { site, words, about, reports, news, nextEdition }: Content,
  address: SiteAddress,
): Map<string, object> {
  const at = (path: string) => publicAddress(address, path)
  const [home, publisher] = [at('/'), `${at('/')}#organization`]
  const imageOf = ({ key, width, caption, credit }: Picture) => {
    const contentUrl = at(`/pictures/${key}-${fullWidth(width)}.jpg`)
    return caption || credit
      ? { '@type': 'ImageObject', contentUrl, caption, creditText: credit }
      : contentUrl
  }

  /** The association, from content/site.yaml. */
  const association = {
    '@type': ['Organization', 'NGO'],
    '@id': publisher,
    name: site.name,
    alternateName: site.shortName,
    description: site.description,
    url: home,
    logo: at('/icon-512.png'),
    email: site.email,
    telephone: site.phones,
    sameAs: [site.social.url],
  }
  /** A short reference to the association, for pages about something else. */
  const reference = { '@type': 'Organization', '@id': publisher, name: site.name, url: home }

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

  /** The event of an edition whose place is known: an event without a place is invalid, and a place must not be guessed. */
  const eventOf = (event: Announced, place: string, url: string) => ({
    '@type': 'EducationEvent',
    '@id': `${url}#event`,
    name: event.title,
    description: event.description,
    startDate: event.start,
    endDate: event.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place,
      address: { '@type': 'PostalAddress', addressLocality: place },
    },
    image: event.cover && [imageOf(event.cover)],
    organizer: reference,
    inLanguage: 'sq',
    url,
  })

  const articleOf = (
    type: 'Article' | 'NewsArticle',
    { title, description, author, images }: Report | NewsPost,
    published: string,
    url: string,
  ) => ({
    '@type': type,
    '@id': `${url}#article`,
    headline: title,
    description,
    datePublished: published,
    // Documents are signed by the association's team.
    author: [{ '@type': 'Organization', name: author, url: at('/about') }],
    publisher: reference,
    image: images.map(imageOf),
    mainEntityOfPage: url,
    inLanguage: 'sq',
    url,
  })

  const crumbs = (...pages: readonly [name: string, path: string][]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [[words.home.title, '/'] as const, ...pages].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  })

  const list: [string, string] = [words.reports.title, '/summer-school']
  const school = { '@type': 'Thing', name: list[0], url: at(list[1]) }
  const coming = nextEdition
    ? [eventOf({ ...nextEdition, description: nextEdition.audience }, nextEdition.place, at(nextEditionPath))]
    : []
  const entries: [path: string, nodes: object[]][] = [
    ['/', [association, website]],
    ['/about', [association, crumbs([about.title, '/about'])]],
    [list[1], [crumbs(list), ...coming]],
    ['/projects', [crumbs([words.projects.title, '/projects'])]],
    ...reports.map(({ report }): [string, object[]] => {
      const path = reportPath(report.id)
      const url = at(path)
      const article = articleOf('Article', report, report.end, url)
      const trail = crumbs(list, [report.title, path])
      // An event without a place is invalid.
      if (report.place === undefined) return [path, [{ ...article, about: school }, trail]]
      const event = eventOf(report, report.place, url)
      return [path, [{ ...article, about: { '@id': event['@id'] } }, event, trail]]
    }),
    ...news.map((post): [string, object[]] => {
      const path = newsPath(post.id)
      const article = articleOf('NewsArticle', post, post.published, at(path))
      return [path, [article, crumbs([post.title, path])]]
    }),
  ]
  return new Map(
    entries.map(([path, nodes]) => [path, { '@context': 'https://schema.org', '@graph': nodes }]),
  )
}
