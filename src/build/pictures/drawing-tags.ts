/** An attribute with its value as a browser decodes it. */
export type Attribute = { name: string; value: string }

/** An element of a drawing. */
export type Part = {
  name: string
  attributes: Attribute[]
  children: Part[]
  /** The text directly in it. */
  text: string
}

/** The parts of a drawing in their order, the whole one first; or the first text that has another form. */
export type ReadDrawing = { parts: Part[] } | { found: string }

const declaration =
  /^\uFEFF?(?:<\?xml[ \t\r\n]+version=(["'])1\.0\1(?:[ \t\r\n]+encoding=(["'])utf-8\2)?(?:[ \t\r\n]+standalone=(["'])(?:yes|no)\3)?[ \t\r\n]*\?>)?[ \t\r\n]*/i
const startTag =
  /<([a-z][\w:.-]*)((?:[ \t\r\n]+[a-z][\w:.-]*[ \t\r\n]*=[ \t\r\n]*(?:"[^"<]*"|'[^'<]*'))*)[ \t\r\n]*(\/?>)?/iy
const endTag = /<\/([a-z][\w:.-]*)[ \t\r\n]*>/iy
const attribute = /([a-z][\w:.-]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)')/gi

/** Signs that stand for themselves; by number any letter of a forbidden word could be spelled. */
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** No drawing that a person made has groups in groups in groups to this depth. */
const deepest = 100

/**
 * Reads a drawing in the strictest form of XML: names in ASCII, values in quotes, tags that pair up, an
 * XML declaration before them at most. Whatever has another form (a comment, a document type, CDATA, an
 * instruction, a name in other letters) is the text that was found.
 */
export function readDrawing(svg: string): ReadDrawing {
  const parts: Part[] = []
  const open: Part[] = []
  let at = declaration.exec(svg)?.[0].length ?? 0
  while (at < svg.length) {
    const inner = open.at(-1)
    if (svg[at] !== '<') {
      const end = nextTag(svg, at)
      const text = svg.slice(at, end)
      if (inner === undefined && /[^ \t\r\n]/.test(text)) return { found: text }
      if (inner !== undefined) inner.text += text
      at = end
    } else if (svg[at + 1] === '/') {
      endTag.lastIndex = at
      if (inner === undefined || endTag.exec(svg)?.[1] !== inner.name) return { found: tagAt(svg, at) }
      open.pop()
      at = endTag.lastIndex
    } else {
      startTag.lastIndex = at
      const match = startTag.exec(svg)
      const isSecond = inner === undefined && parts.length > 0
      if (match === null || isSecond || open.length === deepest) return { found: tagAt(svg, at) }
      if (match[3] === undefined) return { found: tagAt(svg, startTag.lastIndex) }
      const part = partOf(match)
      if ('found' in part) return part
      parts.push(part)
      inner?.children.push(part)
      if (match[3] === '>') open.push(part)
      at = startTag.lastIndex
    }
  }
  const unclosed = open.at(-1)
  if (unclosed !== undefined) return { found: `<${unclosed.name}` }
  return parts.length === 0 ? { found: svg } : { parts }
}

function partOf([, name = '', written = '']: RegExpExecArray): Part | { found: string } {
  const attributes: Attribute[] = []
  for (const [, key = '', double, single = ''] of written.matchAll(attribute)) {
    const value = (double ?? single).replace(/&[^&;]*;?/g, (sign) => signs[sign] ?? '\0')
    if (value.includes('\0')) return { found: double ?? single }
    attributes.push({ name: key, value })
  }
  return { name, attributes, children: [], text: '' }
}

function nextTag(svg: string, at: number): number {
  const next = svg.indexOf('<', at)
  return next === -1 ? svg.length : next
}

function tagAt(svg: string, at: number): string {
  return /[^>\n]*/.exec(svg.slice(at, at + 100))?.[0] ?? ''
}
