import {
  type DOMOutputSpec,
  type Mark,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
} from 'prosemirror-model'

/** Kinds of bodies: each has blocks of its own. */
export type BodyKind = 'report' | 'project' | 'news'

/** Attributes that are kept as they are: names and values, in the order in which they were written. */
export type Attributes = readonly (readonly [name: string, value: string])[]

const kept = { attributes: { default: [] } }

/** What a node or mark looks like in the editor and on the clipboard; its own values travel along. */
function look(
  tags: readonly string[],
  tagOf: (attrs: Record<string, unknown>) => string = () => tags[0] ?? '',
  read: (element: HTMLElement) => Record<string, unknown> = () => ({}),
) {
  return {
    parseDOM: tags.map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => ({
        ...read(element),
        ...(JSON.parse(element.dataset.values ?? '{}') as Record<string, unknown>),
      }),
    })),
    toDOM: ({ type, attrs }: Node | Mark): DOMOutputSpec => {
      const isLeaf = 'isLeaf' in type && type.isLeaf
      const values = { ...shownOf(attrs), 'data-values': JSON.stringify(attrs) }
      return [tagOf(attrs), values, ...(isLeaf ? [] : [0])]
    },
  }
}

/** What the editor shows of kept attributes. */
function shownOf({ href, attributes = [] }: { href?: string; attributes?: Attributes }) {
  const shown = attributes.filter(([name]) => ['colspan', 'rowspan', 'lang'].includes(name))
  return { ...Object.fromEntries(shown), ...(href !== undefined && { href }) }
}

function card(name: string, rest: NodeSpec): NodeSpec {
  return { group: 'block', isolating: true, ...rest, ...look([`card-${name}`]) }
}

function values(...names: string[]): Record<string, { default: string }> {
  return Object.fromEntries(names.map((name) => [name, { default: '' }]))
}

const list = { group: 'block flow', content: 'list_item+' }

/** The first block is what an empty one becomes. */
const prose = {
  doc: { content: 'block+' },
  paragraph: { group: 'block flow', content: 'inline*', attrs: kept, ...look(['p']) },
  bullet_list: { ...list, attrs: { isLoose: { default: false }, ...kept }, ...look(['ul']) },
  ordered_list: {
    ...list,
    attrs: { isLoose: { default: false }, start: { default: 1 }, ...kept },
    ...look(['ol']),
  },
  list_item: {
    content: 'paragraph (paragraph | bullet_list | ordered_list)*',
    defining: true,
    attrs: kept,
    ...look(['li']),
  },
  /** What the editor does not know: its source, byte for byte. */
  locked: card('locked', { attrs: values('source') }),
  text: { group: 'inline' },
  hard_break: { group: 'inline', inline: true, selectable: false, ...look(['br']) },
}

const titled = {
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 3 }, ...kept },
    ...look(
      ['h2', 'h3', 'h4'],
      ({ level }) => `h${level}`,
      ({ tagName }) => ({ level: Number(tagName.slice(1)) }),
    ),
  },
  quotation: { group: 'block', content: 'flow+', defining: true, attrs: kept, ...look(['blockquote']) },
  figure: card('figure', { attrs: { ...values('file', 'alt', 'caption'), ...kept } }),
}

/** The first mark stands around the others. */
const proseMarks = {
  link: {
    inclusive: false,
    attrs: { ...values('href'), ...kept },
    ...look(
      ['a[href]'],
      () => 'a',
      (element) => ({ href: element.getAttribute('href') }),
    ),
  },
  /** Words in another language, in reports and projects as `<span lang="en">`. */
  span: { excludes: '', attrs: kept, ...look(['span[data-values]'], () => 'span') },
  strong: mark(['strong', 'b']),
  em: mark(['em', 'i']),
}

function mark(tags: readonly string[], rest: MarkSpec = {}): MarkSpec {
  const tagOf = ({ tag }: Record<string, unknown>) => String(tag)
  const read = ({ tagName }: HTMLElement) => ({ tag: tagName.toLowerCase() })
  return { attrs: { tag: { default: tags[0] }, ...kept }, ...rest, ...look(tags, tagOf, read) }
}

/** What may stand in a body of each kind. */
export const schemas: Readonly<Record<BodyKind, Schema>> = {
  project: new Schema<string, string>({ nodes: prose, marks: proseMarks }),
  report: new Schema<string, string>({
    nodes: {
      ...prose,
      ...titled,
      /** The heading that opens a part of a report: shown, never typed. */
      section: card('section', { attrs: values('title'), selectable: false, defining: true }),
      note: card('note', { content: 'flow+', attrs: values('title') }),
      columns: card('columns', { content: '(bullet_list | ordered_list)' }),
      video: card('video', { attrs: values('href', 'title') }),
    },
    marks: proseMarks,
  }),
  news: new Schema<string, string>({
    nodes: {
      ...prose,
      ...titled,
      table: {
        group: 'block',
        content: 'caption? table_row+',
        isolating: true,
        attrs: kept,
        ...look(['table']),
      },
      caption: { content: 'inline*', isolating: true, attrs: kept, ...look(['caption']) },
      table_row: {
        content: 'table_cell+',
        attrs: { isHead: { default: false }, ...kept },
        ...look(['tr'], undefined, (element) => ({ isHead: element.closest('thead') !== null })),
      },
      table_cell: {
        content: 'inline*',
        isolating: true,
        attrs: { isHeader: { default: false }, ...kept },
        ...look(['td', 'th'], ({ isHeader }) => (isHeader ? 'th' : 'td'), readCell),
      },
      rule: { group: 'block', attrs: kept, ...look(['hr']) },
    },
    marks: {
      ...proseMarks,
      abbr: mark(['abbr']),
      sup: mark(['sup'], { excludes: 'sub' }),
      sub: mark(['sub'], { excludes: 'sup' }),
    },
  }),
}

function readCell(element: HTMLElement): Record<string, unknown> {
  const scope = element.getAttribute('scope')
  return { isHeader: element.tagName === 'TH', ...(scope !== null && { attributes: [['scope', scope]] }) }
}

/** The kind of a body: its schema knows. */
export function kindOf({ type }: Node): BodyKind {
  const { nodes } = type.schema
  return nodes.table ? 'news' : nodes.section ? 'report' : 'project'
}

/** A block of a body's text, read when it is asked for. Reading fails where something in it is not known. */
export type Found = { start: number; end: number; read: () => Node }

/**
 * Stops the reading of a block, as the schema does where something may not stand.
 *
 * @throws a RangeError
 */
export function unknown(): never {
  throw new RangeError('The editor does not know this.')
}
