import { type HtmlElement, type HtmlNode, isElement, parseHtml } from './read-html.ts'
import type { BodyKind } from './schema.ts'
import { escapeText } from './write.ts'

/**
 * The HTML of the clipboard as clean blocks of the body: words, emphasis, links, lists, titles and, in news, tables. Looks,
 * scripts, pictures and what Word and Docs put between are left out. What this editor itself copied stays as it is.
 */
export function cleanPaste(html: string, kind: BodyKind): string {
  return html.includes('data-pm-slice') ? html : cleanFlow(parseHtml(html).children, { kind, tags: [] })
}

/** What words stand in: the kind of body, and the tags of their marks. */
type Place = { kind: BodyKind; tags: readonly string[] }

const dropped = new Set('head style script title meta link template svg img object o:p xml'.split(' '))
const titles: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
const layout = 'p div section article main header footer aside figure pre dl dt dd body html form'
const blockTags = new Set([...Object.keys(titles), ...`${layout} ul ol li blockquote table`.split(' ')])

/** What stands in a block: loose words between blocks are paragraphs, and points that Word writes one by one a list. */
function cleanFlow(nodes: readonly HtmlNode[], place: Place): string {
  let [blocks, words] = ['', '']
  const close = () => {
    if (withoutTags(words).trim() !== '') blocks += `<p>${words}</p>`
    words = ''
  }
  for (const node of nodes) {
    if (isElement(node) && holdsBlocks(node)) {
      close()
      blocks += cleanBlock(node, place)
    } else words += cleanWords(node, place)
  }
  close()
  return blocks.replaceAll(/<\/(ul|ol)><\1>/g, '')
}

function holdsBlocks(node: HtmlNode): boolean {
  return isElement(node) && (blockTags.has(node.name) || node.children.some(holdsBlocks))
}

function cleanBlock(element: HtmlElement, place: Place): string {
  const { name, children, attribs } = element
  const { kind } = place
  const words = () => children.map((child) => cleanWords(child, place)).join('')
  if (Object.hasOwn(titles, name) && !children.some(holdsBlocks)) {
    const tag = { project: 'p', report: 'h3', news: `h${titles[name]}` }[kind]
    const plain = words().replaceAll(/<\/?(strong|em)>/g, '')
    return withoutTags(plain).trim() === '' ? '' : `<${tag}>${plain}</${tag}>`
  }
  if (name === 'ul' || name === 'ol') {
    const points = children.filter(isElement).map((child) => cleanPoint(child, place))
    return points.join('') && `<${name}>${points.join('')}</${name}>`
  }
  // Word writes points as paragraphs that begin with a bullet or a number.
  if (name === 'p' && /mso-list|MsoListParagraph/i.test(`${attribs.style} ${attribs.class}`)) {
    const list = /^\(?(\d+|[a-z])[.)]/i.test(plainText(element).trim()) ? 'ol' : 'ul'
    return `<${list}><li>${words()}</li></${list}>`
  }
  if (name === 'table') return cleanTable(element, place)
  const within = cleanFlow(children, addTags(element, place))
  return name === 'blockquote' && kind !== 'project' && within !== ''
    ? `<blockquote>${withoutTitles(within)}</blockquote>`
    : within
}

/** A point holds words, and then paragraphs and lists. Docs and Word put a list within a list beside the points. */
function cleanPoint(element: HtmlElement, place: Place): string {
  if (element.name === 'ul' || element.name === 'ol')
    return element.children
      .filter(isElement)
      .map((child) => cleanPoint(child, place))
      .join('')
  const content = withoutTitles(cleanFlow(element.children, place))
  return content && `<li>${content.replace(/^<p>(.*?)<\/p>/s, '$1')}</li>`
}

/** A table stays one in news; elsewhere each row is a paragraph. */
function cleanTable(table: HtmlElement, place: Place): string {
  const rows = findAll(table, 'tr')
    .map(({ children }) => children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th'))
    .map((cells) => cells.map((cell) => joinBlocks(cleanFlow(cell.children, place))))
    .filter((cells) => cells.length > 0)
  if (place.kind !== 'news' || rows.every((cells) => cells.length < 2))
    return rows.map((cells) => cells.join('') && `<p>${cells.join(' – ')}</p>`).join('')
  const [head = [], ...others] = rows.map((cells, index) =>
    cells.map((cell) => (index === 0 ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`)),
  )
  const body = others.map((cells) => `<tr>${cells.join('')}</tr>`).join('')
  return `<table><thead><tr>${head.join('')}</tr></thead>${body && `<tbody>${body}</tbody>`}</table>`
}

function findAll(element: HtmlElement, name: string): HtmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child] : findAll(child, name)))
}

/** The words of blocks in one line. */
function joinBlocks(blocks: string): string {
  const line = /<\/?(p|h\d|ul|ol|li|blockquote|table|thead|tbody|tr|th|td)( [^>]*)?>/g
  return blocks.replaceAll(line, ' ').trim()
}

function withoutTitles(blocks: string): string {
  return blocks.replaceAll(/<(\/?)h\d>/g, '<$1p>')
}

function withoutTags(words: string): string {
  return words.replaceAll(/<[^>]*>/g, '')
}

function plainText(node: HtmlNode): string {
  if (node.type === 'text') return node.data
  return isElement(node) ? node.children.map(plainText).join('') : ''
}

function cleanWords(node: HtmlNode, place: Place): string {
  if (node.type === 'text') {
    const words = escapeText(node.data.replaceAll('\u00A0', ' '))
    return place.tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag.split(' ')[0]}>`, words)
  }
  if (!isElement(node) || dropped.has(node.name) || isHidden(node)) return ''
  if (node.name === 'br') return '<br />'
  return node.children.map((child) => cleanWords(child, addTags(node, place))).join('')
}

/** What a browser does not show, and the signs that Word sets before points. */
function isHidden({ attribs }: HtmlElement): boolean {
  return /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(attribs.style ?? '')
}

/** The marks within an element: Docs says them by style, around a `<b>` that is none. */
function addTags({ name, attribs }: HtmlElement, { kind, tags }: Place): Place {
  const style = (property: string) =>
    new RegExp(`${property}:\\s*(\\w+)`, 'i').exec(attribs.style ?? '')?.[1]?.toLowerCase()
  const weight = style('font-weight')
  const slant = style('font-style')
  const level = style('vertical-align')
  const href = name === 'a' ? cleanAddress(attribs.href ?? '') : undefined
  const isNews = kind === 'news'
  const added: Readonly<Record<string, boolean>> = {
    [`a href="${escapeText(href ?? '').replaceAll('"', '&quot;')}"`]: href !== undefined,
    strong: weight ? /^(bold|bolder|[6-9]00)$/.test(weight) : name === 'b' || name === 'strong',
    em: slant ? slant === 'italic' : name === 'i' || name === 'em',
    sup: isNews && (name === 'sup' || level === 'super'),
    sub: isNews && (name === 'sub' || level === 'sub'),
  }
  return { kind, tags: [...tags, ...Object.keys(added).filter((tag) => added[tag] && !tags.includes(tag))] }
}

/** Addresses that lead somewhere from the site; others, as those within a Word file, are left out. */
function cleanAddress(href: string): string | undefined {
  const wrapped = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(href)?.[1]
  if (wrapped !== undefined) return cleanAddress(decodeURIComponent(wrapped))
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href) ? href : undefined
}
