import { Parser } from 'htmlparser2'
import type { SiteProblem } from './problem.ts'

/** An address in a page: `link` is followed by a visitor, `file` is loaded, `canonical` is the page's own. */
export type Reference = readonly [kind: 'link' | 'file' | 'canonical', address: string]

/** The facts about a page that the check of the whole site needs. */
export type PageFacts = {
  /** Path below the built folder. */
  file: string
  ids: readonly string[]
  /** Without duplicates. */
  references: readonly Reference[]
  /** Keys of all pictures in the page, including its data scripts. */
  pictures: readonly string[]
  /** Problems of the page itself, independent of other pages. */
  problems: readonly SiteProblem[]
}

/** Attributes that refer to ids of other elements. */
const idLists = ['aria-labelledby', 'aria-describedby', 'for', 'headers'] as const

/** Attributes that assistive technology uses instead of an element's text. */
const names = ['aria-label', 'aria-labelledby', 'alt', 'title'] as const

type Attributes = Readonly<Record<string, string>>

/** Reads the references of a page, and its own problems. */
export function pageFacts(file: string, html: string): PageFacts {
  const ids = new Set<string>()
  const mentioned = new Set<string>()
  const references = new Map<string, Reference>()
  const problems: SiteProblem[] = []
  const report = (rule: SiteProblem['rule'], text = '') => problems.push({ rule, file, text })
  let lang = ''
  let title = ''
  let headings = 0
  let main = ''
  /** Whether these elements are open. */
  const within = { title: false, main: false }
  let link: { address: string; hasName: boolean } | undefined

  new Parser({
    onopentag(name, attributes) {
      if (name === 'h1') headings++
      else if (name === 'html') lang = attributes.lang ?? ''
      else if (name === 'main') within.main = true
      within.title = name === 'title' && title === ''
      const { id } = attributes
      if (id !== undefined && ids.has(id)) report('site/duplicate-id', id)
      if (id !== undefined) ids.add(id)
      for (const list of idLists) for (const other of splitWords(attributes[list])) mentioned.add(other)
      for (const reference of referencesOf(name, attributes)) references.set(reference.join(' '), reference)
      for (const blocked of blockedIn(name, attributes)) report('site/blocked', `<${blocked}>`)
      if (name === 'img' && attributes.alt === undefined) report('site/missing-alt', attributes.src)
      if (name === 'a' && attributes.href !== undefined) link = { address: attributes.href, hasName: false }
      if (link !== undefined && names.some((one) => splitWords(attributes[one]).length > 0))
        link.hasName = true
    },
    onclosetag(name) {
      within.title = false
      if (name === 'main') within.main = false
      if (name === 'a' && link?.hasName === false) report('site/nameless-link', link.address)
      if (name === 'a') link = undefined
    },
    ontext(text) {
      if (within.title) title += text
      else if (link !== undefined && text.trim() !== '') link.hasName = true
      if (within.main) main += text
    },
  }).end(html)
  for (const id of mentioned) if (!ids.has(id)) report('site/missing-id', id)
  if (lang === '') report('site/missing-lang')
  if (title.trim() === '') report('site/missing-title')
  if (headings !== 1) report('site/heading', String(headings))
  if (main.trim() === '') report('site/empty-page')
  return { file, ids: [...ids], references: [...references.values()], pictures: pictureKeys(html), problems }
}

/** Twelve hex digits: the name of a picture, or the end of a card's name. */
const pictureKey = /\b[0-9a-f]{12}\b/g

/** Keys of pictures anywhere in a text, without duplicates: scripts build their addresses from key and width. */
export function pictureKeys(text: string): string[] {
  return [...new Set(text.match(pictureKey))]
}

/** All addresses in an element. */
function referencesOf(name: string, attributes: Attributes): Reference[] {
  const { href, srcset = '', property = attributes.name ?? '' } = attributes
  const own = (kind: Reference[0], address: string | undefined): Reference[] =>
    address === undefined ? [] : [[kind, address]]
  if (name === 'a' || name === 'area') return own('link', href)
  if (name === 'link')
    return own(splitWords(attributes.rel).includes('canonical') ? 'canonical' : 'file', href)
  if (name === 'use' || name === 'image') return own('file', href)
  if (name === 'meta')
    return /^(og|twitter):(image|video|audio)(:url)?$/.test(property) ? own('file', attributes.content) : []
  const { src, poster, data, 'data-entry': entry, 'data-preload': preload } = attributes
  return [
    ...[src, poster, data].flatMap((address) => address || []),
    ...srcset.split(',').flatMap((part) => splitWords(part)[0] ?? []),
    // Scripts that the first one loads later: prerender/document.ts.
    ...(name === 'script' ? [...splitWords(entry), ...splitWords(preload)] : []),
  ].map((address) => ['file', address])
}

/** The parts of an element that the security policy blocks: its name, with an attribute. */
function blockedIn(name: string, attributes: Attributes): string[] {
  const { src, type } = attributes
  const isInline =
    name === 'style' || (name === 'script' && src === undefined && type !== 'application/ld+json')
  const blocked = Object.keys(attributes).filter((key) => key === 'style' || key.startsWith('on'))
  return [...(isInline ? [name] : []), ...blocked.map((key) => `${name} ${key}`)]
}

function splitWords(value?: string): readonly string[] {
  return value?.match(/\S+/g) ?? []
}
