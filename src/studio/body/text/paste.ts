import type { Mark, Node } from 'prosemirror-model'
import { type HtmlElement, type HtmlNode, isElement, parseHtml } from './read-html.ts'
import { type BodyKind, schemas } from './schema.ts'
import { tidy } from './tidy.ts'
import { writeBlock } from './write.ts'

/**
 * The HTML of the clipboard as clean blocks of the body: words, emphasis, links, lists, titles and, in news, tables. Looks,
 * scripts, pictures and what Word and Docs put between are left out. What this editor itself copied stays as it is.
 */
export function cleanPaste(html: string, kind: BodyKind): string {
  if (html.includes('data-pm-slice')) return html
  return readPaste(html, kind).map(writeBlock).join('\n')
}

/** Blocks of the clipboard's HTML, in the nodes of news, as far as a kind of body has them. */
function readPaste(html: string, kind: BodyKind): Node[] {
  const blocks = withoutGaps(readFlow(parseHtml(html).children, kind, []))
  return blocks.flatMap((block) => tidy(block) ?? [])
}

const schema = schemas.news
const dropped = new Set([
  'head',
  'style',
  'script',
  'title',
  'meta',
  'link',
  'template',
  'svg',
  'img',
  'object',
  'o:p',
  'xml',
])
const titles: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
const blockTags = new Set([
  ...Object.keys(titles),
  ...'p div ul ol li blockquote table section article main header footer aside figure pre dl dt dd body html form'.split(
    ' ',
  ),
])

/** Reads what stands in a block: loose words between blocks are paragraphs. */
function readFlow(nodes: readonly HtmlNode[], kind: BodyKind, marks: readonly Mark[]): Node[] {
  const blocks: Node[] = []
  let words: Node[] = []
  const close = () => {
    if (words.length > 0) blocks.push(schema.node('paragraph', null, words))
    words = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !holdsBlocks(node)) words.push(...readWords(node, kind, marks))
    else {
      close()
      blocks.push(...readBlock(node, kind, marks))
    }
  }
  close()
  return blocks
}

function holdsBlocks(element: HtmlElement): boolean {
  return (
    blockTags.has(element.name) || element.children.some((child) => isElement(child) && holdsBlocks(child))
  )
}

function readBlock(element: HtmlElement, kind: BodyKind, marks: readonly Mark[]): Node[] {
  const { name } = element
  const within = () => readFlow(element.children, kind, [...withMark(element, kind, marks)])
  const words = () => element.children.flatMap((child) => readWords(child, kind, marks))
  const level = Object.hasOwn(titles, name) ? titles[name] : undefined
  if (level !== undefined && !element.children.some((child) => isElement(child) && holdsBlocks(child))) {
    const plain = words().map((node) =>
      node.mark(node.marks.filter(({ type }) => !/strong|em/.test(type.name))),
    )
    if (kind === 'project') return [schema.node('paragraph', null, plain)]
    return [schema.node('heading', { level: kind === 'report' ? 3 : level }, plain)]
  }
  if (name === 'ul' || name === 'ol') {
    const items = element.children.flatMap((child): Node[] => {
      if (!isElement(child)) return []
      // Docs and Word put a list within a list beside the points.
      if (child.name === 'ul' || child.name === 'ol')
        return readBlock(child, kind, marks).flatMap((list) => [...list.content.content])
      return makePoint(readFlow(child.children, kind, marks))
    })
    return items.length === 0
      ? []
      : [schema.node(name === 'ul' ? 'bullet_list' : 'ordered_list', null, items)]
  }
  if (name === 'p' && /mso-list|MsoListParagraph/i.test(`${element.attribs.style} ${element.attribs.class}`))
    return readWordPoint(element, kind, marks)
  if (name === 'blockquote' && kind !== 'project') {
    const quoted = within().filter(({ type }) => type.name === 'paragraph' || /_list$/.test(type.name))
    return quoted.length === 0 ? [] : [schema.node('quotation', null, quoted)]
  }
  if (name === 'table') return readTable(element, kind, marks)
  return within()
}

/** A point holds a paragraph and lists; further paragraphs stay in it. */
function makePoint(blocks: readonly Node[]): Node[] {
  const content = blocks.flatMap((block): readonly Node[] => {
    if (block.type.name === 'heading') return [schema.node('paragraph', null, block.content)]
    return block.type.name === 'paragraph' || /_list$/.test(block.type.name) ? [block] : []
  })
  const [first] = content
  if (first === undefined) return []
  const opening = first.type.name === 'paragraph' ? [] : [schema.node('paragraph')]
  return [schema.node('list_item', null, [...opening, ...content])]
}

/** Word writes points as paragraphs that begin with a bullet or a number. */
function readWordPoint(element: HtmlElement, kind: BodyKind, marks: readonly Mark[]): Node[] {
  const text = plainText(element).trim()
  const isNumbered = /^\(?(\d+|[a-z])[.)]/i.test(text)
  const words = element.children.flatMap((child) => readWords(child, kind, marks))
  const item = schema.node('list_item', null, [schema.node('paragraph', null, words)])
  return [schema.node(isNumbered ? 'ordered_list' : 'bullet_list', null, [item])]
}

function plainText(node: HtmlNode): string {
  if (node.type === 'text') return node.data
  return isElement(node) ? node.children.map(plainText).join('') : ''
}

/** A table stays one in news; elsewhere each row is a paragraph. */
function readTable(table: HtmlElement, kind: BodyKind, marks: readonly Mark[]): Node[] {
  const rows = findAll(table, 'tr').map((row) =>
    row.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th'),
  )
  const wordsOf = (cell: HtmlElement) => joinBlocks(readFlow(cell.children, kind, marks))
  if (kind === 'news' && rows.some((cells) => cells.length > 1)) {
    const made = rows
      .filter((cells) => cells.length > 0)
      .map((cells, index) => {
        const isHead = index === 0
        const scope = isHead ? [['scope', 'col']] : []
        return schema.node(
          'table_row',
          { isHead },
          cells.map((cell) =>
            schema.node('table_cell', { isHeader: isHead, attributes: scope }, wordsOf(cell)),
          ),
        )
      })
    return [schema.node('table', null, made)]
  }
  return rows.flatMap((cells) => {
    const content = cells.flatMap((cell, index) => [
      ...(index > 0 ? [schema.text(' – ')] : []),
      ...wordsOf(cell),
    ])
    return content.length === 0 ? [] : [schema.node('paragraph', null, content)]
  })
}

function joinBlocks(blocks: readonly Node[]): Node[] {
  return blocks.flatMap((block, index) => {
    const words: Node[] = []
    block.descendants((node) => {
      if (node.isInline) words.push(node)
    })
    return index > 0 ? [schema.text(' '), ...words] : words
  })
}

function findAll(element: HtmlElement, name: string): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return []
    return child.name === name ? [child] : findAll(child, name)
  })
}

function readWords(node: HtmlNode, kind: BodyKind, marks: readonly Mark[]): Node[] {
  if (node.type === 'text')
    return node.data === '' ? [] : [schema.text(node.data.replaceAll('\u00A0', ' '), marks)]
  if (!isElement(node) || dropped.has(node.name) || isHidden(node)) return []
  if (node.name === 'br') return [schema.node('hard_break')]
  return node.children.flatMap((child) => readWords(child, kind, withMark(node, kind, marks)))
}

/** What a browser does not show, and the signs that Word sets before points. */
function isHidden({ attribs }: HtmlElement): boolean {
  return /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(attribs.style ?? '')
}

/** The marks within an element: Docs says them by style, around a `<b>` that is none. */
function withMark(element: HtmlElement, kind: BodyKind, marks: readonly Mark[]): readonly Mark[] {
  const { name, attribs } = element
  const style = attribs.style ?? ''
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const isBold =
    weight === undefined ? name === 'b' || name === 'strong' : /^(bold|bolder|[6-9]00)$/.test(weight)
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]
  const isItalic = slant === undefined ? name === 'i' || name === 'em' : slant === 'italic'
  const level = /vertical-align:\s*(super|sub)/i.exec(style)?.[1]
  const href = name === 'a' ? cleanAddress(attribs.href ?? '') : undefined
  let result = marks
  if (isBold) result = schema.mark('strong').addToSet(result)
  if (isItalic) result = schema.mark('em').addToSet(result)
  if (href !== undefined) result = schema.mark('link', { href }).addToSet(result)
  if (kind !== 'news') return result
  if (name === 'sup' || level === 'super') return schema.mark('sup').addToSet(result)
  if (name === 'sub' || level === 'sub') return schema.mark('sub').addToSet(result)
  return result
}

/** Addresses that lead somewhere from the site; others, as those within a Word file, are left out. */
function cleanAddress(href: string): string | undefined {
  const wrapped = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(href)?.[1]
  if (wrapped !== undefined) return cleanAddress(decodeURIComponent(wrapped))
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href) ? href : undefined
}

/** Joins the lists that Word writes point by point. */
function withoutGaps(blocks: readonly Node[]): Node[] {
  const joined: Node[] = []
  for (const block of blocks) {
    const before = joined.at(-1)
    if (before !== undefined && before.type === block.type && /_list$/.test(block.type.name))
      joined[joined.length - 1] = before.copy(before.content.append(block.content))
    else if (tidy(block) !== undefined) joined.push(block)
  }
  return joined
}
