import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model'

/**
 * Reads what is pasted into blocks of the body, by the rules of its schema. Looks, scripts, pictures and what Word and Docs put
 * between are left out.
 */
export class PasteParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    // What this editor itself copied, and plain text, stay as they are.
    if (!options?.preserveWhitespace) clean(dom, this.schema.nodes.table !== undefined)
    return super.parseSlice(dom, options)
  }
}

const hidden = /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i
/** Titles of any level. */
export const titleTags = ':is(h1, h2, h3, h4, h5, h6)'

/** Makes of elements what the schema's rules cannot know of them. */
function clean(dom: HTMLElement, hasTables: boolean): void {
  const all = <Found extends HTMLElement>(selector: string) => dom.querySelectorAll<Found>(selector)
  // The policy of the page lets no text be read as HTML.
  const texts = document.createNodeIterator(dom, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    text.textContent = `${text.textContent}`.replaceAll('\u00A0', ' ')
  for (const point of all('p')) if (/mso-?list/i.test(point.outerHTML.split('>')[0] ?? '')) makePoint(point)
  for (const element of all('*')) {
    delete element.dataset?.values
    const isHidden = hidden.test(element.getAttribute('style') ?? '')
    if (isHidden || element.matches('svg, template, xml')) element.remove()
  }
  for (const words of all(`${titleTags} :is(b, strong, i, em, span)`)) words.replaceWith(...words.childNodes)
  for (const title of all(`:is(li, blockquote) ${titleTags}`)) become(title, 'p')
  for (const table of all<HTMLTableElement>('table')) cleanTable(table, hasTables)
  for (const block of all(`p, li, ${titleTags}`)) if (block.textContent.trim() === '') block.remove()
}

/** Word writes points as paragraphs that begin with a bullet or a number; their style says how deep they stand. */
function makePoint(paragraph: HTMLElement): void {
  const tag = /^\s*\(?(\d+|[a-z])[.)]/i.test(paragraph.textContent) ? 'ol' : 'ul'
  const [, level] = / level(\d)/.exec(paragraph.getAttribute('style') ?? '') ?? []
  let before = paragraph.previousElementSibling
  let add = (list: Element) => paragraph.before(list)
  for (let depth = 1; depth < Number(level); depth++) {
    const point = before?.matches('ul, ol') && before.lastElementChild
    if (!point) break
    before = point.lastElementChild
    add = (list) => point.append(list)
  }
  const list = before?.localName === tag ? before : document.createElement(tag)
  if (list !== before) add(list)
  list.append(become(paragraph, 'li'))
}

/** A table of several columns stays one where a body has tables; else each row is a paragraph. */
function cleanTable(table: HTMLTableElement, hasTables: boolean): void {
  const rows = [...table.rows]
  const isGrid = rows.some(({ cells }) => cells.length > 1)
  if (isGrid)
    for (const block of table.querySelectorAll(`:is(td, th) :is(p, div, ul, ol, li, table, ${titleTags})`))
      block.replaceWith(' ', ...block.childNodes, ' ')
  if (isGrid && hasTables) {
    table.deleteCaption()
    table.createTHead().append(...rows.slice(0, 1))
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
  const made = document.createElement(tag)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

/** Whether words of a `font-weight` are bold. */
export function isBold(weight: string): boolean {
  return /^(bold|bolder|[6-9]00)$/.test(weight)
}

/** Addresses that lead somewhere from the site; others, as those within a Word file, are left out. */
export function cleanAddress(href: string): string | undefined {
  const wrapped = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(href)?.[1]
  if (wrapped !== undefined) return cleanAddress(decodeURIComponent(wrapped))
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href) ? href : undefined
}
