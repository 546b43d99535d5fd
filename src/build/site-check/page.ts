import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Spot } from './problem.ts'

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

const idLists = ['ariaLabelledBy', 'ariaDescribedBy', 'htmlFor', 'headers'] as const

/** Reads a page as a browser does. */
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
  visit(fromHtml(html), (element) => {
    const { tagName, properties } = element
    const start = element.position?.start
    const spot = { file, line: start?.line, column: start?.column }
    if (tagName === 'html') page.lang = String(properties.lang ?? '')
    if (tagName === 'title' && page.title === '') page.title = textOf(element).trim()
    if (tagName === 'h1') page.headings++
    if (properties.id !== undefined) {
      const id = String(properties.id)
      ids.set(id, [...(ids.get(id) ?? []), spot])
    }
    for (const name of idLists)
      for (const id of words(properties[name])) page.idReferences.push({ ...spot, id })
    for (const [kind, address] of addressesOf(element)) page.references.push({ ...spot, kind, address })
    if (tagName === 'img' && properties.alt === undefined)
      page.picturesWithoutAlt.push({ ...spot, address: String(properties.src ?? '') })
    if (tagName === 'a' && properties.href !== undefined && !hasName(element))
      page.namelessLinks.push({ ...spot, address: String(properties.href) })
  })
  return page
}

function addressesOf({ tagName, properties }: Element): [Reference['kind'], string][] {
  const text = (name: string) => {
    const value = properties[name]
    return value === undefined || value === null ? [] : [String(value)]
  }
  if (tagName === 'a' || tagName === 'area') return text('href').map((address) => ['link', address])
  if (tagName === 'link') {
    if (words(properties.rel).includes('canonical'))
      return text('href').map((address) => ['canonical', address])
    return text('href').map((address) => ['file', address])
  }
  if (tagName === 'meta') {
    const name = String(properties.property ?? properties.name ?? '')
    return /^(og|twitter):(image|video|audio)(:url)?$/.test(name)
      ? text('content').map((address) => ['file', address])
      : []
  }
  const sets = text('srcSet').flatMap((set) =>
    set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
  )
  return [...text('src'), ...text('poster'), ...text('data'), ...sets]
    .filter((address) => address !== '')
    .map((address) => ['file', address])
}

/** Whether assistive technology has something to say of an element: its text, a picture's or a label. */
function hasName(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type !== 'element') return false
  const { ariaLabel, ariaLabelledBy, alt, title } = node.properties
  if ([ariaLabel, ariaLabelledBy, alt, title].some((value) => words(value).length > 0)) return true
  return node.children.some(hasName)
}

function visit(node: Nodes, see: (element: Element) => void): void {
  if (node.type === 'element') see(node)
  if ('children' in node) for (const child of node.children) visit(child, see)
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function words(value: unknown): string[] {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '')
  return text.split(/\s+/).filter((word) => word !== '')
}
