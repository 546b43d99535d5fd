import { type Addresses, followAddress } from './addresses.ts'
import { type SiteProblem, siteProblem } from './problem.ts'
import { childrenOf, readXml, type XmlElement } from './xml.ts'

/** Checks one XML file of the site by what its outermost element says it is. */
export function checkXml(addresses: Addresses, file: string, xml: string): SiteProblem[] {
  const read = readXml(xml)
  if ('error' in read) return [siteProblem('site/invalid-xml', { file }, read.error)]
  const { root } = read
  if (root.name === 'urlset' || root.name === 'sitemapindex') return checkSitemap(addresses, file, root)
  if (root.name === 'rss') return checkRss(addresses, file, root)
  if (root.name === 'feed') return checkAtom(addresses, file, root)
  return []
}

function checkSitemap(addresses: Addresses, file: string, root: XmlElement): SiteProblem[] {
  const entries = [...childrenOf(root, 'url'), ...childrenOf(root, 'sitemap')]
  return entries.flatMap((entry) => {
    const address = childrenOf(entry, 'loc')[0]?.text.trim() ?? ''
    return reaches(addresses, file, address) ? [] : [siteProblem('site/sitemap-address', { file }, address)]
  })
}

/** A sitemap may only name addresses of its own site, and they must be there. */
function reaches(addresses: Addresses, file: string, address: string): boolean {
  return /^https?:/.test(address) && followAddress(addresses, file, address).kind === 'file'
}

function checkRss(addresses: Addresses, file: string, root: XmlElement): SiteProblem[] {
  const [channel] = childrenOf(root, 'channel')
  if (channel === undefined) return [siteProblem('site/invalid-feed', { file }, '<channel>')]
  const items = childrenOf(channel, 'item')
  return [
    ...missing(file, channel, ['title', 'link', 'description']),
    ...items.flatMap((item) => missing(file, item, ['title', 'link', 'guid'])),
    ...items.flatMap((item) => dead(addresses, file, childrenOf(item, 'link')[0]?.text)),
  ]
}

function checkAtom(addresses: Addresses, file: string, root: XmlElement): SiteProblem[] {
  const entries = childrenOf(root, 'entry')
  const links = [root, ...entries].flatMap((element) => childrenOf(element, 'link'))
  return [
    ...missing(file, root, ['id', 'title', 'updated']),
    ...entries.flatMap((entry) => missing(file, entry, ['id', 'title', 'updated'])),
    ...links.flatMap((link) => dead(addresses, file, link.attributes.get('href') ?? '')),
  ]
}

function missing(file: string, element: XmlElement, names: readonly string[]): SiteProblem[] {
  const absent = names.filter((name) => (childrenOf(element, name)[0]?.text.trim() ?? '') === '')
  return absent.map((name) => siteProblem('site/invalid-feed', { file }, `<${name}> te <${element.name}>`))
}

function dead(addresses: Addresses, file: string, address: string | undefined): SiteProblem[] {
  if (address === undefined) return []
  const target = followAddress(addresses, file, address.trim())
  return target.kind === 'missing' ? [siteProblem('site/dead-link', { file }, address.trim())] : []
}
