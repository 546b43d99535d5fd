import { Parser } from 'htmlparser2'
import { escapeXml } from './xml.ts'

/** Elements that say nothing in a feed reader, with all they hold. */
const leftOut = new Set(['button', 'script', 'source', 'style', 'svg', 'template'])

/** Elements that only the site's styles need; what they hold stays. */
const unwrapped = new Set(['div', 'picture', 'section'])

/** Attributes that mean something without the site's styles and scripts. */
const allowedAttributes = new Set(
  'alt colspan datetime height href lang reversed rowspan scope src start width'.split(' '),
)

const empty = new Set(['br', 'hr', 'img', 'wbr'])

/**
 * The text of a document as its page has it, as plain HTML: what stands within the elements that have `data-article`,
 * without classes, scripts and drawings.
 *
 * @param page a whole page
 * @param url its address, from which relative ones are resolved: a feed reader knows no other
 */
export function articleHtml(page: string, url: string): string {
  let html = ''
  /** The open elements below the one that has `data-article`: how each ends, or undefined if it is left out. */
  const open: (string | undefined)[] = []
  new Parser({
    onopentag(name, attributes) {
      if (open.length === 0) {
        if (attributes['data-article'] !== undefined) open.push('')
        return
      }
      const isLeftOut = open.includes(undefined) || leftOut.has(name) || attributes['aria-hidden'] === 'true'
      if (isLeftOut) open.push(undefined)
      else if (unwrapped.has(name)) open.push('')
      else {
        html += `<${name}${attributesOf(attributes, url)}>`
        open.push(empty.has(name) ? '' : `</${name}>`)
      }
    },
    ontext(text) {
      if (open.length > 0 && !open.includes(undefined)) html += escapeXml(text)
    },
    onclosetag() {
      html += open.pop() ?? ''
    },
  }).end(page)
  return html.trim()
}

function attributesOf(attributes: Readonly<Record<string, string>>, url: string): string {
  const named = Object.entries(attributes).filter(([name]) => allowedAttributes.has(name))
  return named.map(([name, value]) => ` ${name}="${escapeXml(absolute(name, value, url))}"`).join('')
}

/** A relative address as an absolute one; others keep their letters. */
function absolute(name: string, value: string, url: string): string {
  const isRelative = (name === 'href' || name === 'src') && !/^[a-z][a-z\d+.-]*:/i.test(value)
  return isRelative && URL.canParse(value, url) ? new URL(value, url).href : value
}
