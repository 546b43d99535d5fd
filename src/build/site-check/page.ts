import { decodeReferences } from './character-references.ts'
import type { Spot } from './problem.ts'
import { type StartTag, scanHtml } from './scan.ts'

/** An address that a page names, and where. */
export type Reference = {
  spot: Spot
  address: string
  /** `link` is followed by a visitor, `file` is loaded, `canonical` is the page's own. */
  kind: 'link' | 'file' | 'canonical'
}

/** What the checks need to know of a built page. */
export type Page = {
  /** Path below the built folder. */
  file: string
  lang: string
  title: string
  headings: number
  /** Each id with every place that carries it. */
  ids: ReadonlyMap<string, readonly Spot[]>
  /** Ids that other elements point to, for their name or description. */
  idReferences: readonly { spot: Spot; id: string }[]
  references: readonly Reference[]
  /** Pictures without any `alt`, by their address. */
  picturesWithoutAlt: readonly { spot: Spot; address: string }[]
  /** Links that say nothing, by their address. */
  namelessLinks: readonly { spot: Spot; address: string }[]
}

const idLists: ReadonlySet<string> = new Set(['aria-labelledby', 'aria-describedby', 'for', 'headers'])

/** Attributes that assistive technology says in the place of an element's text. */
const names = ['aria-label', 'aria-labelledby', 'alt', 'title'] as const

/** Attributes that name one file to be loaded. */
const loading: ReadonlySet<string> = new Set(['src', 'poster', 'data'])

/** What most elements have of most attributes: nothing is made for it. */
const none: readonly string[] = []

/** Attributes for which an element is read; those that only say more of one of these are not among them. */
const telling = [
  'id',
  'href',
  'content',
  'srcset',
  'data-entry',
  'data-preload',
  ...idLists,
  ...names,
  ...loading,
]

/** Most elements have none of them, and to read their attributes takes longer than to find that out. */
const tellingSource = new RegExp(`(?:^|[\\s"'/])(?:${telling.join('|')})(?:[\\s=/]|$)`, 'i')

type OpenLink = { spot: Spot; address: string; hasName: boolean }

/** Reads a page for the checks. */
export function readPage(file: string, html: string): Page {
  const ids = new Map<string, Spot[]>()
  const page = {
    file,
    lang: '',
    title: '',
    headings: 0,
    ids,
    idReferences: [] as { spot: Spot; id: string }[],
    references: [] as Reference[],
    picturesWithoutAlt: [] as { spot: Spot; address: string }[],
    namelessLinks: [] as { spot: Spot; address: string }[],
  }
  let inTitle = false
  let link: OpenLink | undefined

  function start(tag: StartTag): void {
    const { name } = tag
    if (name === 'h1') page.headings++
    inTitle = name === 'title' && page.title === ''
    if (name === 'html') page.lang = tag.attributes().get('lang') ?? ''
    if (name !== 'img' && !tellingSource.test(tag.source)) return
    const attributes = tag.attributes()
    const spot = tag.spot()
    for (const [attribute, value] of attributes) {
      if (attribute === 'id') ids.set(value, [...(ids.get(value) ?? []), spot])
      else if (idLists.has(attribute)) for (const id of words(value)) page.idReferences.push({ spot, id })
    }
    readAddresses(name, attributes, (kind, address) => page.references.push({ spot, kind, address }))
    if (name === 'img' && !attributes.has('alt'))
      page.picturesWithoutAlt.push({ spot, address: attributes.get('src') ?? '' })
    if (name === 'a') {
      const address = attributes.get('href')
      if (address !== undefined) link = { spot, address, hasName: false }
    }
    if (link !== undefined && names.some((one) => words(attributes.get(one)).length > 0)) link.hasName = true
  }

  scanHtml(file, html, {
    start,
    end(name) {
      inTitle = false
      if (name !== 'a' || link === undefined) return
      const { spot, address, hasName } = link
      if (!hasName) page.namelessLinks.push({ spot, address })
      link = undefined
    },
    text(source) {
      if (inTitle) page.title = decodeReferences(source).trim()
      else if (link !== undefined && decodeReferences(source).trim() !== '') link.hasName = true
      inTitle = false
    },
  })
  return page
}

/** Tells `found` of every address that an element names. */
function readAddresses(
  name: string,
  attributes: ReadonlyMap<string, string>,
  found: (kind: Reference['kind'], address: string) => void,
): void {
  const tell = (kind: Reference['kind'], attribute: string) => {
    const address = attributes.get(attribute)
    if (address !== undefined) found(kind, address)
  }
  if (name === 'a' || name === 'area') tell('link', 'href')
  else if (name === 'link')
    tell(words(attributes.get('rel')).includes('canonical') ? 'canonical' : 'file', 'href')
  else if (name === 'meta') {
    const property = attributes.get('property') ?? attributes.get('name') ?? ''
    if (/^(og|twitter):(image|video|audio)(:url)?$/.test(property)) tell('file', 'content')
  } else {
    for (const [attribute, value] of attributes) {
      if (attribute === 'srcset')
        for (const part of value.split(',')) {
          const [address = ''] = words(part)
          if (address !== '') found('file', address)
        }
      else if (loading.has(attribute) && value !== '') found('file', value)
    }
    if (name === 'script') {
      // What the first script asks for later: prerender/document.ts.
      tell('file', 'data-entry')
      for (const address of words(attributes.get('data-preload'))) found('file', address)
    }
  }
}

function words(value: string | undefined): readonly string[] {
  return value === undefined ? none : value.split(/\s+/).filter((word) => word !== '')
}
