import { type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'

/** Kinds of bodies: each has blocks of its own. */
export type BodyKind = 'report' | 'project' | 'news'

/** Attributes that are kept as they are: names and values, in the order in which they were written. */
export type Attributes = readonly (readonly [name: string, value: string])[]

const kept = { attributes: { default: [] } }

/** What a node looks like in the editor and on the clipboard; its own values travel along. */
function shown(tag: string, rest: NodeSpec): NodeSpec {
  const isLeaf = rest.content === undefined
  return {
    ...rest,
    parseDOM: [{ tag, getAttrs: readValues }],
    toDOM: ({ attrs }) => [tagOf(tag), { ...markerOf(tag), ...writeValues(attrs) }, ...(isLeaf ? [] : [0])],
  }
}

function card(name: string, rest: NodeSpec): NodeSpec {
  return { group: 'block', isolating: true, ...shown(`div[data-card=${name}]`, rest) }
}

function tagOf(selector: string): string {
  return selector.split('[')[0] ?? selector
}

function markerOf(selector: string): Record<string, string> {
  const [, name, value] = /\[(.*)=(.*)\]/.exec(selector) ?? []
  return name === undefined ? {} : { [name]: value ?? '' }
}

function writeValues(attrs: Record<string, unknown>): Record<string, string> {
  return Object.keys(attrs).length === 0 ? {} : { 'data-values': JSON.stringify(attrs) }
}

function readValues(element: HTMLElement): Record<string, unknown> {
  try {
    return JSON.parse(element.dataset.values ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

const list = { group: 'block flow', content: 'list_item+' }

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: shown('p', { group: 'block flow', content: 'inline*', attrs: kept }),
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 3 }, ...kept },
    parseDOM: [2, 3, 4].map((level) => ({
      tag: `h${level}`,
      getAttrs: (dom) => ({ level, ...readValues(dom) }),
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, writeValues(attrs), 0],
  },
  /** The heading that opens a part of a report: shown, never typed. */
  section: {
    ...card('section', { attrs: { title: { default: '' } }, selectable: false }),
    defining: true,
  },
  bullet_list: shown('ul', { ...list, attrs: { isLoose: { default: false }, ...kept } }),
  ordered_list: shown('ol', {
    ...list,
    attrs: { isLoose: { default: false }, start: { default: 1 }, ...kept },
  }),
  list_item: {
    ...shown('li', { content: 'paragraph (paragraph | bullet_list | ordered_list)*', attrs: kept }),
    defining: true,
  },
  quotation: { ...shown('blockquote', { group: 'block', content: 'flow+', attrs: kept }), defining: true },
  note: card('note', { content: 'flow+', attrs: { title: { default: '' } } }),
  columns: card('columns', { content: '(bullet_list | ordered_list)' }),
  figure: card('figure', {
    attrs: { file: { default: '' }, alt: { default: '' }, caption: { default: '' }, ...kept },
  }),
  video: card('video', { attrs: { href: { default: '' }, title: { default: '' } } }),
  table: {
    ...shown('table', { group: 'block', content: 'caption? table_row+', attrs: kept }),
    isolating: true,
  },
  caption: { ...shown('caption', { content: 'inline*', attrs: kept }), isolating: true },
  table_row: shown('tr', { content: 'table_cell+', attrs: { isHead: { default: false }, ...kept } }),
  table_cell: {
    content: 'inline*',
    isolating: true,
    attrs: { isHeader: { default: false }, ...kept },
    parseDOM: [
      { tag: 'td', getAttrs: readValues },
      { tag: 'th', getAttrs: (dom) => ({ isHeader: true, ...readValues(dom) }) },
    ],
    toDOM: ({ attrs }) => [
      attrs.isHeader ? 'th' : 'td',
      { ...spans(attrs.attributes), ...writeValues(attrs) },
      0,
    ],
  },
  rule: shown('hr', { group: 'block', attrs: kept }),
  /** What the editor does not know: its source, byte for byte. */
  locked: card('locked', { attrs: { source: { default: '' } } }),
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
}

function spans(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(attributes.filter(([name]) => name === 'colspan' || name === 'rowspan'))
}

function mark(tags: readonly string[], rest: MarkSpec = {}): MarkSpec {
  return {
    attrs: { tag: { default: tags[0] }, ...kept },
    parseDOM: tags.map((tag) => ({ tag, getAttrs: (dom) => ({ tag, ...readValues(dom) }) })),
    toDOM: ({ attrs }) => [attrs.tag, writeValues(attrs), 0],
    ...rest,
  }
}

const marks: Record<string, MarkSpec> = {
  link: {
    inclusive: false,
    attrs: { href: { default: '' }, ...kept },
    parseDOM: [
      { tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href') ?? '', ...readValues(dom) }) },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, ...writeValues(attrs) }, 0],
  },
  /** Words in another language, in reports and projects as `<span lang="en">`. */
  span: {
    excludes: '',
    attrs: kept,
    parseDOM: [{ tag: 'span[data-values]', getAttrs: readValues }],
    toDOM: ({ attrs }) => ['span', { ...languageOf(attrs.attributes), ...writeValues(attrs) }, 0],
  },
  abbr: mark(['abbr']),
  strong: mark(['strong', 'b']),
  em: mark(['em', 'i']),
  sup: mark(['sup'], { excludes: 'sub' }),
  sub: mark(['sub'], { excludes: 'sup' }),
}

function languageOf(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(attributes.filter(([name]) => name === 'lang'))
}

const prose = ['doc', 'paragraph', 'bullet_list', 'ordered_list', 'list_item', 'text', 'hard_break', 'locked']
const proseMarks = ['link', 'span', 'strong', 'em']

/** The blocks of each kind of body. */
const blocksOf: Readonly<Record<BodyKind, { nodes: readonly string[]; marks: readonly string[] }>> = {
  project: { nodes: prose, marks: proseMarks },
  report: {
    nodes: [...prose, 'heading', 'section', 'quotation', 'note', 'columns', 'figure', 'video'],
    marks: proseMarks,
  },
  news: {
    nodes: [
      ...prose,
      'heading',
      'quotation',
      'figure',
      'table',
      'caption',
      'table_row',
      'table_cell',
      'rule',
    ],
    marks: Object.keys(marks),
  },
}

function makeSchema(kind: BodyKind): Schema {
  const { nodes: nodeNames, marks: markNames } = blocksOf[kind]
  return new Schema({
    nodes: pick(nodes, nodeNames),
    marks: pick(marks, markNames),
  })
}

/** In the order of the whole, which decides what an empty block becomes and which mark stands around another. */
function pick<Spec>(all: Readonly<Record<string, Spec>>, names: readonly string[]): Record<string, Spec> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}

/** What may stand in a body of each kind. */
export const schemas: Readonly<Record<BodyKind, Schema>> = {
  report: makeSchema('report'),
  project: makeSchema('project'),
  news: makeSchema('news'),
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
