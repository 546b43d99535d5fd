import type { Spot } from './problem.ts'
import { type StartTag, scanHtml } from './scan.ts'

/** An address that a page names, and where. */
export type Reference = Spot & {
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
  idReferences: readonly (Spot & { id: string })[]
  references: readonly Reference[]
  /** Pictures without any `alt`, by their address. */
  picturesWithoutAlt: readonly (Spot & { address: string })[]
  /** Links that say nothing, by their address. */
  namelessLinks: readonly (Spot & { address: string })[]
}

const idLists = ['aria-labelledby', 'aria-describedby', 'for', 'headers'] as const

/** Attributes that assistive technology says in the place of an element's text. */
const names = ['aria-label', 'aria-labelledby', 'alt', 'title'] as const

/** Attributes that name a file to be loaded. */
const loading = ['src', 'srcset', 'poster', 'data'] as const

/** What most elements have of most attributes: nothing is made for it. */
const none: readonly string[] = []

type OpenLink = Spot & { address: string; hasName: boolean }

/** Reads a page for the checks. */
export function readPage(file: string, html: string): Page {
  const ids = new Map<string, Spot[]>()
  const page = {
    file,
    lang: '',
    title: '',
    headings: 0,
    ids,
    idReferences: [] as (Spot & { id: string })[],
    references: [] as Reference[],
    picturesWithoutAlt: [] as (Spot & { address: string })[],
    namelessLinks: [] as (Spot & { address: string })[],
  }
  let inTitle = false
  let link: OpenLink | undefined

  function start({ name, attributes, spot }: StartTag): void {
    if (name === 'html') page.lang = attributes.get('lang') ?? ''
    if (name === 'h1') page.headings++
    inTitle = name === 'title' && page.title === ''
    // An element with nothing but a class, as most are: asking for each attribute takes longer than reading it.
    if (name !== 'img' && attributes.size <= (attributes.has('class') ? 1 : 0)) return
    const id = attributes.get('id')
    if (id !== undefined) ids.set(id, [...(ids.get(id) ?? []), spot])
    for (const list of idLists)
      for (const id of words(attributes.get(list))) page.idReferences.push({ ...spot, id })
    for (const [kind, address] of addressesOf(name, attributes))
      page.references.push({ ...spot, kind, address })
    if (name === 'img' && !attributes.has('alt'))
      page.picturesWithoutAlt.push({ ...spot, address: attributes.get('src') ?? '' })
    const address = attributes.get('href')
    if (name === 'a' && address !== undefined) link = { ...spot, address, hasName: false }
    if (link !== undefined && names.some((one) => words(attributes.get(one)).length > 0)) link.hasName = true
  }

  function end(name: string): void {
    if (name !== 'a' || link === undefined) return
    const { hasName, ...rest } = link
    if (!hasName) page.namelessLinks.push(rest)
    link = undefined
  }

  for (const token of scanHtml(file, html)) {
    if (token.kind === 'start') start(token.tag)
    else if (token.kind === 'end') end(token.name)
    else if (inTitle) page.title = token.text.trim()
    else if (link !== undefined && token.text.trim() !== '') link.hasName = true
    if (token.kind !== 'start') inTitle = false
  }
  return page
}

function addressesOf(name: string, attributes: StartTag['attributes']): [Reference['kind'], string][] {
  const text = (attribute: string) => {
    const value = attributes.get(attribute)
    return value === undefined ? [] : [value]
  }
  if (name === 'a' || name === 'area') return text('href').map((address) => ['link', address])
  if (name === 'link') {
    const kind = words(attributes.get('rel')).includes('canonical') ? 'canonical' : 'file'
    return text('href').map((address) => [kind, address])
  }
  if (name === 'meta') {
    const property = attributes.get('property') ?? attributes.get('name') ?? ''
    return /^(og|twitter):(image|video|audio)(:url)?$/.test(property)
      ? text('content').map((address) => ['file', address])
      : []
  }
  if (!loading.some((attribute) => attributes.has(attribute))) return []
  const sets = text('srcset').flatMap((set) =>
    set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
  )
  // What the first script asks for later: prerender/document.ts.
  const scripts = name === 'script' ? [...text('data-entry'), ...words(attributes.get('data-preload'))] : []
  return [...text('src'), ...text('poster'), ...text('data'), ...sets, ...scripts]
    .filter((address) => address !== '')
    .map((address) => ['file', address])
}

function words(value: string | undefined): readonly string[] {
  return value === undefined ? none : value.split(/\s+/).filter((word) => word !== '')
}
