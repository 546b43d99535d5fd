import { type Addresses, followAddress } from './addresses.ts'
import { type SiteProblem, siteProblem } from './problem.ts'

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

/** An element of a feed or a sitemap. */
type XmlElement = {
  name: string
  text: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
}

const token =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|</g

/**
 * Reads XML as far as feeds and sitemaps need it: elements, attributes and text, without a document type.
 *
 * @returns the root, or what keeps the text from being well-formed
 */
function readXml(xml: string): { root: XmlElement } | { error: string } {
  const top: XmlElement = { name: '', text: '', attributes: new Map(), children: [] }
  const open = [top]
  for (const match of xml.replace(/^\uFEFF/, '').matchAll(token)) {
    const [whole, data, end, name, attributes = '', single, text] = match
    const current = open.at(-1) ?? top
    if (data !== undefined) current.text += data
    else if (name !== undefined && end === '/') {
      if (open.length < 2 || current.name !== name) return { error: `</${name}> nuk mbyll asgjë` }
      open.pop()
    } else if (name !== undefined) {
      const element: XmlElement = { name, text: '', attributes: readAttributes(attributes), children: [] }
      current.children.push(element)
      if (single === '') open.push(element)
    } else if (text !== undefined) {
      const spoilt = /&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)\S*/.exec(text)
      if (spoilt !== null) return { error: `shenja „${spoilt[0].slice(0, 20)}“ nuk lejohet` }
      current.text += decodeReferences(text)
    } else if (whole === '<') return { error: 'një shenjë < nuk hap asnjë element' }
  }
  const [unclosed] = open.slice(1)
  if (unclosed !== undefined) return { error: `<${unclosed.name}> nuk mbyllet` }
  const [root, ...others] = top.children
  if (root === undefined || others.length > 0 || top.text.trim() !== '')
    return { error: 'duhet një element i vetëm i jashtëm' }
  return { root }
}

/** The elements of a name among the children. */
function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name)
}

function readAttributes(text: string): Map<string, string> {
  const found = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return new Map([...found].map(([, name = '', a, b]) => [name, decodeReferences(a ?? b ?? '')]))
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Text of a feed with its character references read; what is none stays as it is. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
