import {
  type DOMOutputSpec,
  type Mark,
  type MarkSpec,
  MarkType,
  type Node,
  type NodeSpec,
  type NodeType,
  type ParseRule,
  Schema,
  type TagParseRule,
} from 'prosemirror-model'
import { cleanAddress } from './address.ts'
import { isBold, titleTags } from './paste.ts'

/** Kinds of bodies: each has blocks of its own. */
export type BodyKind = 'report' | 'project' | 'news'

/** Attributes of an element, in the order in which they were written. */
export type Attributes = Readonly<Record<string, string>>

/**
 * A node or mark that keeps the tag and the attributes of an element, for writing, showing and copying the element. `rules`
 * say which pasted elements become such a node or mark.
 */
function element(tags: string, spec: NodeSpec = {}, rules?: ParseRule[]): NodeSpec & MarkSpec {
  const names = tags.split(' ')
  const read = ({ localName, dataset }: HTMLElement) => ({
    ...readValues(`${dataset.values}`),
    tag: names.find((name) => name.toLowerCase() === localName),
  })
  return {
    ...spec,
    tags: names,
    attrs: { tag: { default: names[0] }, attributes: { default: {} }, ...spec.attrs },
    parseDOM: [
      { tag: names.map((name) => `${name}[data-values]`).join(), getAttrs: read },
      ...(rules ?? names.map((tag) => ({ tag, attrs: { tag } }))),
    ] as TagParseRule[],
    toDOM: ({ type, attrs: { tag, ...values } }: Node | Mark): DOMOutputSpec => {
      const shown = Object.entries(values.attributes).filter(([name]) => visible.has(name))
      const own = { ...Object.fromEntries(shown), 'data-values': JSON.stringify(values) }
      return 'isLeaf' in type && type.isLeaf ? [tag, own] : [tag, own, 0]
    },
  }
}

/**
 * The values of a copied element. Any page can put an element with such values on the clipboard. Values of other types
 * are left out, because a body with them could not be written.
 *
 * @throws a SyntaxError for a text that is no JSON
 */
function readValues(text: string): { attributes?: Attributes; isLoose?: boolean; start?: number } {
  const { attributes, isLoose, start }: Record<string, unknown> = { ...JSON.parse(text) }
  const named = Object.entries({ ...(typeof attributes === 'object' && attributes) })
  const texts = named.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return {
    ...(attributes !== undefined && { attributes: Object.fromEntries(texts) }),
    ...(typeof isLoose === 'boolean' && { isLoose }),
    ...(typeof start === 'number' && { start }),
  }
}

/** The attributes that the editor shows. */
const visible = new Set(['colspan', 'rowspan', 'lang', 'href'])

/** A block with a form for its attributes. */
function card(tag: string, attributes: Attributes = {}, spec: NodeSpec = {}): NodeSpec {
  const attrs = { attributes: { default: attributes } }
  return element(tag, { group: 'block', isolating: true, ...spec, attrs }, [])
}

const listValues = { isLoose: { default: false }, start: { default: 1 } }
const title = { group: 'block', content: 'inline*', defining: true }
const quotation = element('blockquote', { group: 'block', content: 'flow+', defining: true })

/** The nodes of every body. The paragraph comes first, because ProseMirror creates empty blocks of the first type. */
const prose = {
  doc: { content: 'block+' },
  paragraph: element('p', { group: 'block flow', content: 'inline*' }),
  list: element('ul ol', { group: 'block flow', content: 'list_item+', attrs: listValues }),
  list_item: element('li', { content: 'paragraph (paragraph | list)*', defining: true }),
  /** A passage that the editor does not know: its source, byte for byte. */
  locked: card('x-locked', { source: '' }),
  text: { group: 'inline' },
  hard_break: element('br', { group: 'inline', inline: true, selectable: false }),
}

/** The marks of every body, the outermost first. */
const proseMarks = {
  link: element('a', { inclusive: false }, [{ tag: 'a[href]', getAttrs: readLink }]),
  /** Words in another language, in reports and projects as `<span lang="en">`. */
  span: element('span', { excludes: '', attrs: { attributes: { default: { lang: 'en' } } } }, []),
  strong: element('strong b', {}, [
    { tag: 'strong, b', getAttrs: ({ style }) => isBold(style.fontWeight || 'bold') && null },
    { style: 'font-weight', getAttrs: (weight) => isBold(weight) && null },
  ]),
  em: element('em i', {}, [
    { tag: 'em, i', getAttrs: ({ style }) => style.fontStyle !== 'normal' && null },
    { style: 'font-style=italic' },
  ]),
}

/** Superscript and subscript. In Markdown, which has no syntax for them, the editor uses characters such as `²`. */
const shifted = {
  sup: element('sup', { excludes: 'sub' }, [{ tag: 'sup' }, { style: 'vertical-align=super' }]),
  sub: element('sub', { excludes: 'sup' }, [{ tag: 'sub' }, { style: 'vertical-align=sub' }]),
}

function readLink(link: HTMLElement) {
  const href = cleanAddress(link.getAttribute('href') ?? '')
  return href !== undefined && { attributes: { href } }
}

/** The nodes and marks that a body of each kind allows. */
export const schemas: Readonly<Record<BodyKind, Schema>> = {
  project: new Schema<string, string>({ nodes: prose, marks: { ...proseMarks, ...shifted } }),
  report: new Schema<string, string>({
    nodes: {
      ...prose,
      heading: element('h3', title, [{ tag: titleTags }]),
      quotation,
      /** The heading that opens a part of a report: shown, never typed. */
      section: {
        ...card('h2', {}, { content: 'text*', marks: '', atom: true, selectable: false }),
        parseDOM: [],
      },
      note: card('Note', {}, { content: 'flow+' }),
      columns: card('TwoColumns', {}, { content: 'list' }),
      figure: card('Figure', { file: '', alt: '' }),
      video: card('VideoCard', { href: '', title: '' }),
    },
    marks: { ...proseMarks, ...shifted },
  }),
  news: new Schema<string, string>({
    nodes: {
      ...prose,
      heading: element('h2 h3 h4', title),
      quotation,
      figure: card('figure', { src: '', alt: '' }),
      table: element('table', {
        isolating: true,
        group: 'block',
        content: 'caption? (table_group | table_row)+',
      }),
      caption: element('caption', { isolating: true, content: 'inline*' }, []),
      table_group: element('thead tbody', { content: 'table_row+' }),
      table_row: element('tr', { content: 'table_cell+' }),
      table_cell: element('td th', { isolating: true, content: 'inline*' }, [
        { tag: 'thead :is(td, th)', attrs: { tag: 'th', attributes: { scope: 'col' } } },
        { tag: 'td, th' },
      ]),
      rule: card('hr'),
    },
    marks: {
      ...proseMarks,
      abbr: element('abbr', {}, []),
      ...shifted,
    },
  }),
}

/** Whether a block is written as HTML. */
export function isHtml({ type }: Node): boolean {
  return type.schema === schemas.news
}

/** The range of a block in a body's text. `read` makes the node, or throws a RangeError if the block is not known. */
export type BlockRange = { start: number; end: number; read: () => Node }

/**
 * Converts an element and its content to a node, or to words with a mark. The schema checks later whether the node fits
 * its place.
 *
 * @throws a RangeError if the schema does not know the element or does not allow its content
 */
export function readElement(
  schema: Schema,
  tag: string,
  attributes: Attributes,
  children: readonly Node[],
  values: Record<string, unknown> = {},
): Node[] {
  const type = typeForTag(schema, tag) ?? rejectUnknown()
  if (type instanceof MarkType) {
    const mark = type.create({ tag, attributes })
    return children.map((word) => (word.isInline ? word.mark(mark.addToSet(word.marks)) : rejectUnknown()))
  }
  const all = tag === 'li' ? openWithWords(schema, children) : children
  // Between blocks white space is layout.
  const content = type.inlineContent ? all : all.filter((child) => !isBlank(child))
  return [type.createChecked({ tag, attributes, ...values }, content)]
}

/** The type of node or mark for a tag; undefined if the schema has none. */
export function typeForTag({ nodes, marks }: Schema, tag: string): NodeType | MarkType | undefined {
  return [...Object.values(marks), ...Object.values(nodes)].find(({ spec }) => spec.tags?.includes(tag))
}

function isBlank({ text }: Node): boolean {
  return text?.trim() === ''
}

/** The content of a list item: the words at its beginning become a paragraph. */
function openWithWords(schema: Schema, children: readonly Node[]): readonly Node[] {
  const first = children.findIndex(({ isBlock }) => isBlock)
  const inline = first === -1 ? children : children.slice(0, first)
  const rest = children.slice(inline.length)
  const isOpened = rest[0]?.type.name === 'paragraph' && inline.every(isBlank)
  return isOpened ? rest : [schema.node('paragraph', null, inline), ...rest]
}

/**
 * Stops the reading of a block with the error that the schema throws for misplaced content.
 *
 * @throws a RangeError
 */
export function rejectUnknown(): never {
  throw new RangeError('The editor does not know this.')
}
