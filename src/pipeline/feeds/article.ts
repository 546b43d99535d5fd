import { Parser } from 'htmlparser2'
import { escapeXml } from '../../util/xml.ts'

/** Elements without a meaning in a feed reader, which are left out with their content. */
const leftOut = new Set(['button', 'script', 'source', 'style', 'svg', 'template'])

/** Elements that only the site's styles need. Their tags are left out, their content stays. */
const unwrapped = new Set(['div', 'picture', 'section'])

/** Attributes that mean something without the site's styles and scripts. */
const allowedAttributes = new Set(
  'alt colspan datetime height href lang reversed rowspan scope src start width'.split(' '),
)

const empty = new Set(['br', 'hr', 'img', 'wbr'])

/**
 * The text of a document as plain HTML: the content of the page's elements with `data-article`, without classes,
 * scripts and drawings.
 *
 * @param page a whole page
 * @param url the page's address, against which relative addresses are resolved, because a feed reader lacks it
 */
export function articleHtml(page: string, url: string): string {
  let html = ''
  /** The end tags of the open elements, from the one with `data-article` on; undefined for an element that is left out. */
  const open: (string | undefined)[] = []
  new Parser({
    onopentag(name, attributes) {
      if (open.length === 0) {
        if (attributes['data-article'] !== undefined) open.push('')
        return
      }
      const isLeftOut = open.includes(undefined) || leftOut.has(name) || attributes['aria-hidden'] === 'true'
      if (isLeftOut) open.push(undefined)
      else if (attributes.role === 'note') {
        html += '<blockquote>'
        open.push('</blockquote>')
      } else if (unwrapped.has(name)) open.push('')
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

/** Makes a relative address absolute; any other value stays as written. */
function absolute(name: string, value: string, url: string): string {
  const isRelative = (name === 'href' || name === 'src') && !/^[a-z][a-z\d+.-]*:/i.test(value)
  return isRelative && URL.canParse(value, url) ? new URL(value, url).href : value
}
