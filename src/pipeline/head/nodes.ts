import { fullWidth } from '../../model/pictures/widths.ts'
import type { NewsPost } from '../../model/schema/news.ts'
import type { Picture } from '../../model/schema/picture.ts'
import type { Report } from '../../model/schema/report.ts'
import type { Site } from '../../model/schema/site.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'

/** A past edition, or the next one, which has no picture yet. */
type Announced = Pick<Report, 'title' | 'description' | 'start' | 'end'> & Partial<Pick<Report, 'cover'>>

/** The inputs of all nodes of structured data: public addresses, and the site's settings. */
export type Publisher = { at: (path: string) => string; site: Site }

/** The publisher of a site. */
export function publisherOf(site: Site, address: SiteAddress): Publisher {
  return { at: (path) => publicAddress(address, path), site }
}

/** The association, from content/site.yaml. */
export function association(publisher: Publisher) {
  const { at, site } = publisher
  return {
    '@type': ['Organization', 'NGO'],
    '@id': idOf(publisher),
    name: site.name,
    alternateName: site.shortName,
    description: site.description,
    url: at('/'),
    logo: at('/icon-512.png'),
    email: site.email,
    telephone: site.phones,
    sameAs: [site.social.url],
  }
}

/** The site as a whole. */
export function website(publisher: Publisher) {
  const { at, site } = publisher
  return {
    '@type': 'WebSite',
    '@id': `${at('/')}#website`,
    name: site.name,
    alternateName: site.shortName,
    description: site.description,
    url: at('/'),
    inLanguage: 'sq',
    publisher: { '@id': idOf(publisher) },
  }
}

/** The event of an edition whose place is known. An event without a place is invalid, and a place must not be guessed. */
export function eventNode(publisher: Publisher, event: Announced, place: string, url: string) {
  return {
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
    image: event.cover && [imageNode(publisher, event.cover)],
    organizer: referenceTo(publisher),
    inLanguage: 'sq',
    url,
  }
}

/** A report, or a news post; `published` is its day, `modified` the day of its last change, if that is known. */
export function articleNode(
  publisher: Publisher,
  type: 'Article' | 'NewsArticle',
  { title, description, author, images }: Report | NewsPost,
  { published, modified, url }: { published: string; modified: string | undefined; url: string },
) {
  return {
    '@type': type,
    '@id': `${url}#article`,
    headline: title,
    description,
    datePublished: published,
    ...(modified !== undefined && { dateModified: modified }),
    // Documents are signed by the association's team.
    author: [{ '@type': 'Organization', name: author, url: publisher.at('/about') }],
    publisher: referenceTo(publisher),
    image: images.map((image) => imageNode(publisher, image)),
    mainEntityOfPage: url,
    inLanguage: 'sq',
    url,
  }
}

/** The breadcrumbs of a page, from the home page on. */
export function breadcrumbs({ at }: Publisher, pages: readonly (readonly [name: string, path: string])[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  }
}

function imageNode({ at }: Publisher, { key, width, caption, credit }: Picture) {
  const contentUrl = at(`/pictures/${key}-${fullWidth(width)}.jpg`)
  return caption || credit ? { '@type': 'ImageObject', contentUrl, caption, creditText: credit } : contentUrl
}

/** A short reference to the association, for pages about something else. */
function referenceTo(publisher: Publisher) {
  const { at, site } = publisher
  return { '@type': 'Organization', '@id': idOf(publisher), name: site.name, url: at('/') }
}

const idOf = ({ at }: Publisher) => `${at('/')}#organization`
