import { decodeReferences } from './character-references.ts'
import type { Spot } from './problem.ts'

/** The start of an element, of which only what is asked for is read. */
export type StartTag = {
  name: string
  /** All attributes as they are written. */
  source: string
  /** Values by names in small letters, references read. */
  attributes(): ReadonlyMap<string, string>
  spot(): Spot
}

/** Is told what a page consists of, in its order. */
export type Reader = {
  start(tag: StartTag): void
  end(name: string): void
  /** `source` is text as it is written, with its references. */
  text(source: string): void
}

const pattern = /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+|</gi
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Elements whose content is text whatever it looks like. */
const raw = new Set(['script', 'style', 'title', 'textarea'])

/**
 * Reads the tags of a page in their order, without putting a tree together: the pages of this site are
 * well-formed, and a thousand of them are read in the time that a browser's parser takes for thirty.
 */
export function scanHtml(file: string, html: string, reader: Reader): void {
  const tokens = new RegExp(pattern)
  const place = createPlace(file, html)
  for (let match = tokens.exec(html); match !== null; match = tokens.exec(html)) {
    const [whole, end, tagName, source = ''] = match
    if (tagName === undefined) {
      if (!whole.startsWith('<!')) reader.text(whole)
      continue
    }
    const name = tagName.toLowerCase()
    if (end === '/') {
      reader.end(name)
      continue
    }
    const { index } = match
    reader.start({ name, source, attributes: () => readAttributes(source), spot: () => place(index) })
    if (!raw.has(name)) continue
    const close = html.slice(tokens.lastIndex).search(new RegExp(`</${name}`, 'i'))
    const stop = close === -1 ? html.length : tokens.lastIndex + close
    if (name === 'title') reader.text(html.slice(tokens.lastIndex, stop))
    tokens.lastIndex = stop
  }
}

/** Tells the lines and columns of places that are asked for in their order. */
function createPlace(file: string, html: string): (at: number) => Spot {
  let line = 1
  let start = 0
  let next = html.indexOf('\n')
  return (at) => {
    while (next !== -1 && next < at) {
      line++
      start = next + 1
      next = html.indexOf('\n', start)
    }
    return { file, line, column: at - start + 1 }
  }
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  attribute.lastIndex = 0
  for (let match = attribute.exec(text); match !== null; match = attribute.exec(text)) {
    const [, name = '', double, single, plain] = match
    const key = name.toLowerCase()
    // The first of two attributes of a name counts.
    if (!found.has(key)) found.set(key, decodeReferences(double ?? single ?? plain ?? ''))
  }
  return found
}
