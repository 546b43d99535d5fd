import { decodeReferences } from './character-references.ts'

/** An element of a feed or a sitemap. */
export type XmlElement = {
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
export function readXml(xml: string): { root: XmlElement } | { error: string } {
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
export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name)
}

function readAttributes(text: string): Map<string, string> {
  const found = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return new Map([...found].map(([, name = '', a, b]) => [name, decodeReferences(a ?? b ?? '')]))
}
