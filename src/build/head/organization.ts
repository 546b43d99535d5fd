import type { Site } from '../../model/schema/site.ts'
import { publicAddress } from '../feeds/public-address.ts'
import type { SiteAddress } from '../site-address.ts'

/** A node of schema.org's vocabulary. */
export type Node = { '@type': string | readonly string[] } & Record<string, unknown>

/** The association, by what content/site.yaml says of it. */
export function organization(site: Site, address: SiteAddress): Node {
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
export function organizationReference(site: Site, address: SiteAddress): Node {
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
