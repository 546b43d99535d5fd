import { Parser } from 'htmlparser2'
import { type SiteProblem, siteProblem, spotOf } from './problem.ts'

/** An address that a page names. */
export type Reference = {
  /** `link` is followed by a visitor, `file` is loaded, `canonical` is the page's own. */
  kind: 'link' | 'file' | 'canonical'
  address: string
  /** Offset of the element in the page. */
  at: number
}

/** A built page as the checks of the site need it. */
export type Page = {
  title: string
  ids: ReadonlySet<string>
  references: readonly Reference[]
  /** What is wrong with the page whatever the other pages are. */
  problems: readonly SiteProblem[]
}

/** {@link Reference} without its place. */
export type PageAddress = readonly [kind: Reference['kind'], address: string]

/**
 * What the checks of a whole site need to know of a page: without places, so that it can be kept for a thousand
 * pages. A page with a wrong reference is read again.
 */
export type PageFacts = {
  /** Path below the built folder. */
  file: string
  ids: readonly string[]
  /** Each address once. */
  references: readonly PageAddress[]
  /** Keys of pictures anywhere in the page, its scripts of data included. */
  pictures: readonly string[]
  problems: readonly SiteProblem[]
}

/** Reads a page for {@link PageFacts}. */
export function pageFacts(file: string, html: string): PageFacts {
  const { ids, references, problems } = readPage(file, html)
  const unique = new Map<string, PageAddress>()
  for (const { kind, address } of references) unique.set(`${kind} ${address}`, [kind, address])
  return { file, ids: [...ids], references: [...unique.values()], pictures: pictureKeys(html), problems }
}

/** Names of pictures, and the end of those of cards, have twelve hex digits. */
const pictureKey = /\b[0-9a-f]{12}\b/g

/** Keys of pictures that stand anywhere in a text, each once: their addresses are put together from key and width. */
export function pictureKeys(text: string): string[] {
  return [...new Set(text.match(pictureKey))]
}

/** Attributes that name ids of other elements. */
const idLists = ['aria-labelledby', 'aria-describedby', 'for', 'headers'] as const

/** Attributes that assistive technology says instead of an element's text. */
const names = ['aria-label', 'aria-labelledby', 'alt', 'title'] as const

/** Attributes that name one file to be loaded. */
const loading = ['src', 'poster', 'data'] as const

type Attributes = Readonly<Record<string, string>>

/** Reads a page: what it refers to, and what is wrong with it by itself. */
export function readPage(file: string, html: string): Page {
  const ids = new Set<string>()
  const references: Reference[] = []
  const idReferences: { id: string; at: number }[] = []
  const problems: SiteProblem[] = []
  const report = (rule: SiteProblem['rule'], at: number, text: string) =>
    problems.push(siteProblem(rule, spotOf(file, html, at), text))
  let lang = ''
  let title = ''
  let headings = 0
  let inTitle = false
  let link: { address: string; at: number; hasName: boolean } | undefined

  const parser = new Parser({
    onopentag(name, attributes) {
      const at = parser.startIndex
      if (name === 'h1') headings++
      else if (name === 'html') lang = attributes.lang ?? ''
      inTitle = name === 'title' && title === ''
      const { id } = attributes
      if (id !== undefined && ids.has(id)) report('site/duplicate-id', at, id)
      if (id !== undefined) ids.add(id)
      for (const list of idLists)
        for (const other of words(attributes[list])) idReferences.push({ id: other, at })
      for (const [kind, address] of addressesOf(name, attributes)) references.push({ kind, address, at })
      if (name === 'img' && attributes.alt === undefined) report('site/missing-alt', at, attributes.src ?? '')
      if (name === 'a' && attributes.href !== undefined)
        link = { address: attributes.href, at, hasName: false }
      if (link !== undefined && names.some((one) => words(attributes[one]).length > 0)) link.hasName = true
    },
    onclosetag(name) {
      inTitle = false
      if (name !== 'a' || link === undefined) return
      if (!link.hasName) report('site/nameless-link', link.at, link.address)
      link = undefined
    },
    ontext(text) {
      if (inTitle) title += text
      else if (link !== undefined && text.trim() !== '') link.hasName = true
    },
  })
  parser.end(html)
  for (const { id, at } of idReferences) if (!ids.has(id)) report('site/missing-id', at, id)
  if (lang === '') problems.push(siteProblem('site/missing-lang', { file }))
  if (title.trim() === '') problems.push(siteProblem('site/missing-title', { file }))
  if (headings !== 1) problems.push(siteProblem('site/heading', { file }, String(headings)))
  return { title: title.trim(), ids, references, problems }
}

/** Every address that an element names. */
function addressesOf(name: string, attributes: Attributes): PageAddress[] {
  const own = (kind: Reference['kind'], address: string | undefined): PageAddress[] =>
    address === undefined ? [] : [[kind, address]]
  if (name === 'a' || name === 'area') return own('link', attributes.href)
  if (name === 'link')
    return own(words(attributes.rel).includes('canonical') ? 'canonical' : 'file', attributes.href)
  if (name === 'meta') {
    const property = attributes.property ?? attributes.name ?? ''
    return /^(og|twitter):(image|video|audio)(:url)?$/.test(property) ? own('file', attributes.content) : []
  }
  const files = loading.flatMap((attribute) => attributes[attribute] || [])
  const sources = attributes.srcset?.split(',').flatMap((part) => words(part)[0] ?? []) ?? []
  // What the first script asks for later: prerender/document.ts.
  const later =
    name === 'script' ? [...words(attributes['data-entry']), ...words(attributes['data-preload'])] : []
  return [...files, ...sources, ...later].map((address) => ['file', address])
}

function words(value = ''): readonly string[] {
  return value === '' ? [] : value.split(/\s+/).filter((word) => word !== '')
}
