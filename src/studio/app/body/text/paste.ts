import { DOMParser, type ParseOptions, type ResolvedPos, type Schema, type Slice } from 'prosemirror-model'
import { readLines, readPoints } from './paste-lines.ts'

/** The kinds of content that a paste loses or changes, because a body does not allow them; each is reported once. */
type PasteLoss = 'deletions' | 'comments' | 'pictures' | 'titles' | 'points' | 'looks'

/** The callbacks of a {@link PasteParser}. */
type PasteOptions = {
  /** Whether a title may stand at the place of a paste or a drop. */
  canHaveTitle: (place: ResolvedPos) => boolean
  /** Called after each paste with the kinds of content that were left out or changed. */
  onLosses: (losses: readonly PasteLoss[]) => void
}

/**
 * Reads pasted HTML into blocks of the body, by the rules of its schema. Formatting outside the schema, scripts, pictures,
 * deleted words, comments and the additional markup of Word and Docs are left out.
 */
export class PasteParser extends DOMParser {
  readonly #options: PasteOptions

  constructor(schema: Schema, options: PasteOptions) {
    super(schema, DOMParser.fromSchema(schema).rules)
    this.#options = options
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    // Plain text, and content copied in this editor, stay unchanged.
    if (options?.preserveWhitespace) return super.parseSlice(dom, options)
    const { canHaveTitle, onLosses } = this.#options
    const plain = dom.textContent
    const losses = new Set<PasteLoss>()
    try {
      clean(dom, this.schema.nodes.table !== undefined, losses)
      const { heading, table } = this.schema.nodes
      if (table === undefined) makeFlat(dom, losses)
      if (heading === undefined || !options?.context || !canHaveTitle(options.context))
        makeParagraphs(dom, '', losses)
      // In a day of a report a title stays only if a list follows.
      else if (table === undefined) makeParagraphs(dom, ':not(:has(+ :is(ul, ol)))', losses)
      else fitLevels(dom, options.context)
      return readPoints(super.parseSlice(dom, options))
    } catch {
      losses.add('looks')
      return readLines(plain, this.schema)
    } finally {
      onLosses([...losses])
    }
  }
}

const hidden = /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i
const deleted = /text-decoration[^;]*line-through/i
/** Word's comments, below the text, and the signs in the text that lead to them. */
const comments =
  '.MsoCommentReference, .msocomanchor, .msocomoff, .msocomtxt, [style*="mso-element:comment" i]'
/** Titles of any level. */
export const titleTags = ':is(h1, h2, h3, h4, h5, h6)'
/** Lists of Word for the web. Each point is a list of its own with an attribute for its level. */
const listsOfPoints =
  ':is(ul, ol):has(> :is([aria-level], [data-aria-level])):not(:has(:is(ul, ol), > :not([aria-level], [data-aria-level])))'
/** Elements that show the line breaks of their text. */
const keepsLines = 'pre, textarea, [style*="white-space"][style*="pre"]'
/** Elements that begin on a new line in a browser; the parser does not know this. */
const standsApart =
  ':is(main, nav, details, summary, center, legend, option, [style*="display:block"], [style*="display: block"])'

/** Changes elements that the rules of the schema would misread. */
function clean(dom: HTMLElement, hasTables: boolean, losses: Set<PasteLoss>): void {
  const all = <Found extends HTMLElement>(selector: string) => dom.querySelectorAll<Found>(selector)
  // Node by node, because the policy of the page forbids reading a string as HTML.
  const texts = document.createNodeIterator(dom, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    const lines = text.data
      .replaceAll('\u00A0', ' ')
      .split(text.parentElement?.closest(keepsLines) ? '\n' : /$/)
    text.data = lines.pop() ?? ''
    for (const line of lines) text.before(line, document.createElement('br'))
  }
  for (const element of all('*')) {
    const isDeleted = element.matches('del, s, strike, .msoDel') || deleted.test(styleOf(element))
    if (isDeleted && element.textContent.trim() !== '') losses.add('deletions')
    if (isDeleted) element.remove()
  }
  for (const comment of all(comments)) {
    losses.add('comments')
    comment.remove()
  }
  // Word shows the number of a footnote as superscript; the brackets are for programs without footnotes.
  for (const mark of all('a[style*="note-id" i]')) {
    const [, number] = /^\s*\[(\d+)\]\s*$/.exec(mark.textContent) ?? []
    if (number !== undefined) become(mark, 'sup').textContent = number
  }
  for (const point of all('p')) if (/mso-?list/i.test(point.outerHTML.split('>')[0] ?? '')) makePoint(point)
  for (const list of all(listsOfPoints)) if (!list.parentElement?.closest('ul, ol')) joinList(list, dom)
  if (all('img').length > 0) losses.add('pictures')
  for (const element of all('*')) {
    delete element.dataset?.values
    if (hidden.test(styleOf(element)) || element.matches('svg, template, xml')) element.remove()
    else if (element.matches(standsApart)) element.append(blockOf(element.childNodes))
  }
  for (const lineEnd of [...all('br')].reverse()) splitAtBlankLine(lineEnd)
  for (const mark of all(`${titleTags} :is(b, strong, i, em, span)`)) mark.replaceWith(...mark.childNodes)
  for (const line of all(`${titleTags} div`)) line.replaceWith(' ', ...line.childNodes, ' ')
  for (const title of all(`:is(li, blockquote) ${titleTags}`)) become(title, 'p')
  for (const table of all<HTMLTableElement>('table')) cleanTable(table, hasTables)
  for (const block of all(`p, li, ${titleTags}`)) if (block.textContent.trim() === '') block.remove()
}

/** Splits a block at a blank line, which is two or more line breaks in a row. */
function splitAtBlankLine(lineEnd: HTMLElement): void {
  const beside = (side: 'previousSibling' | 'nextSibling') => {
    let node = lineEnd[side]
    while (node instanceof Text && node.data.trim() === '') node = node[side]
    return node instanceof HTMLBRElement ? node : undefined
  }
  if (beside('previousSibling') || !beside('nextSibling')) return
  for (let other = beside('nextSibling'); other; other = beside('nextSibling')) other.remove()
  const rest: ChildNode[] = []
  for (let node = lineEnd.nextSibling; node && node.nodeName !== 'DIV'; node = node.nextSibling)
    rest.push(node)
  lineEnd.replaceWith(blockOf(rest))
}

function blockOf(nodes: Iterable<ChildNode>): HTMLElement {
  const block = document.createElement('div')
  block.append(...nodes)
  return block
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}

/** Flattens lists: the items of an inner list follow the item that held them, and each item becomes one paragraph. */
function makeFlat(dom: HTMLElement, losses: Set<PasteLoss>): void {
  const inner = [...dom.querySelectorAll(':is(ul, ol) :is(ul, ol)')]
  if (inner.length > 0) losses.add('points')
  for (const list of inner.reverse()) {
    const point = list.parentElement?.closest('li')
    if (point) point.after(...list.children)
    else list.before(...list.children)
    list.remove()
  }
  for (const block of dom.querySelectorAll('li :is(p, div, blockquote)'))
    block.replaceWith(' ', ...block.childNodes, ' ')
}

/** Turns titles into paragraphs; the selector `which` limits them. */
function makeParagraphs(dom: HTMLElement, which: string, losses: Set<PasteLoss>): void {
  const titles = dom.querySelectorAll<HTMLElement>(`${titleTags}${which}`)
  if (titles.length > 0) losses.add('titles')
  for (const title of titles) become(title, 'p')
}

/** Gives titles the levels of a body in HTML. No title is more than one level below the title before it. */
function fitLevels(dom: HTMLElement, { doc, pos }: ResolvedPos): void {
  let level = 1
  doc.nodesBetween(0, pos - 1, ({ type, attrs }) => {
    if (type.name === 'heading') level = Number(attrs.tag[1])
  })
  for (const title of dom.querySelectorAll<HTMLElement>(titleTags)) {
    level = Math.min(Math.max(2, Number(title.localName[1])), level + 1, 4)
    become(title, `h${level}`)
  }
}

/** Turns a paragraph from Word that begins with a bullet or a number into a list item. Its style has the level. */
function makePoint(paragraph: HTMLElement): void {
  const tag = /^\s*\(?(\d+|[a-z])[.)]/i.test(paragraph.textContent) ? 'ol' : 'ul'
  const [, level] = / level(\d)/.exec(styleOf(paragraph)) ?? []
  const place = document.createElement('div')
  paragraph.before(place)
  addPoint(place, become(paragraph, 'li'), tag, Number(level))
}

/** Moves the points of a list of Word for the web into the list before it, at their levels. */
function joinList(list: HTMLElement, dom: HTMLElement): void {
  let place = list
  // Word puts each list into a box of its own.
  for (let box = place.parentElement; box && isBoxOf(place, box) && box !== dom; box = box.parentElement)
    place = box
  for (const point of [...list.children]) {
    const level = point.getAttribute('data-aria-level') ?? point.getAttribute('aria-level')
    const before = document.createElement('div')
    place.before(before)
    addPoint(before, point, list.localName, Number(level))
  }
  place.remove()
}

function isBoxOf(list: HTMLElement, box: HTMLElement): boolean {
  return box.matches('div') && box.children.length === 1 && box.textContent.trim() === list.textContent.trim()
}

/**
 * Replaces an element by a point of a list. The point joins the list before the element at its level, if that list has
 * the same tag.
 */
function addPoint(place: Element, point: Element, tag: string, level: number): void {
  let before = place.previousElementSibling
  let add = (list: Element) => place.before(list)
  for (let depth = 1; depth < level; depth++) {
    const outer = before?.matches('ul, ol') && before.lastElementChild
    if (!outer) break
    before = outer.lastElementChild
    add = (list) => outer.append(list)
  }
  const list = before?.localName === tag ? before : document.createElement(tag)
  if (list !== before) add(list)
  list.append(point)
  place.remove()
}

/** Keeps a table of several columns if the body can have tables; else turns each row into a paragraph. */
function cleanTable(table: HTMLTableElement, hasTables: boolean): void {
  const rows = [...table.rows]
  const isGrid = rows.some(({ cells }) => cells.length > 1)
  if (isGrid)
    for (const block of table.querySelectorAll(`:is(td, th) :is(p, div, ul, ol, li, table, ${titleTags})`))
      block.replaceWith(' ', ...block.childNodes, ' ')
  if (isGrid && hasTables) {
    table.deleteCaption()
    table.createTHead().append(...rows.slice(0, 1))
    for (const group of table.querySelectorAll(':scope > :not(:has(tr))')) group.remove()
    return
  }
  for (const row of rows) {
    const line = document.createElement('div')
    for (const cell of row.cells) line.append(...(line.hasChildNodes() ? [' – '] : []), ...cell.childNodes)
    table.before(line)
  }
  table.remove()
}

function become(element: HTMLElement, tag: string): HTMLElement {
  const replacement = document.createElement(tag)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
  return replacement
}

/** Whether a value of `font-weight` is bold. */
export function isBold(weight: string): boolean {
  return /^(bold|bolder|[6-9]00)$/.test(weight)
}
