import { Document, isMap, isScalar, type Node, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { isGroup } from '../../../check/yaml/locate.ts'

/** The layout of an entry: the indent of its lines, their line ending, and whether the entry lies between brackets. */
type Layout = { indent: number; eol: string; inFlow: boolean }

/**
 * Writes a field, or an item if its name is a number, as YAML. The first line has no indent; further lines have theirs.
 * A text is written on one line, because only brackets allow several lines.
 *
 * @param like an existing value, whose quotes the new value takes; null where there is none
 */
export function writeEntry(
  name: string | number,
  value: unknown,
  like: Node | null,
  { indent, eol, inFlow }: Layout,
): string {
  const holder = typeof name === 'string' ? new YAMLMap() : new YAMLSeq()
  holder.set(typeof name === 'string' ? name : 0, nodeOf(value, like))
  holder.flow = inFlow
  const document = new Document(null)
  document.contents = holder
  const options = { lineWidth: 0, flowCollectionPadding: false, doubleQuotedMinMultiLineLength: Infinity }
  const written = document.toString(options).replace(/\n$/, '')
  return (inFlow ? written.slice(1, -1) : written).replaceAll('\n', eol + ' '.repeat(indent))
}

/** Writes a value alone, as it follows a name or a dash. */
export function writeValue(value: unknown, like: Node | null, layout: Layout): string {
  return writeEntry(0, value, like, layout).slice(layout.inFlow ? 0 : '- '.length)
}

function nodeOf(value: unknown, like: unknown): Node {
  if (isGroup(value)) {
    const group = new YAMLMap()
    for (const [name, one] of Object.entries(value))
      group.set(name, nodeOf(one, isMap(like) ? like.get(name, true) : null))
    return group
  }
  if (Array.isArray(value)) {
    const list = new YAMLSeq()
    list.flow = !value.some(isGroup)
    list.items = value.map((item) => nodeOf(item, null))
    return list
  }
  const single = new Scalar(value)
  if (typeof value === 'string') single.type = styleOf(value, like)
  return single
}

/** The quotes of a text: those of `like`; else none for a file name or a word, and double quotes for sentences. */
function styleOf(value: string, like: unknown): Scalar.Type {
  const isWord = /^[\p{L}\p{N}][\p{L}\p{N}_./-]*$/u.test(value)
  const type = isScalar(like) ? like.type : isWord ? 'PLAIN' : undefined
  // Double quotes keep a text on one line that has line breaks, or that begins like a separator of documents.
  const isOneLine =
    (type === 'PLAIN' || type === 'QUOTE_SINGLE') && !/[\n\r\u2028\u2029]|^(---|\.\.\.)/.test(value)
  return isOneLine ? type : 'QUOTE_DOUBLE'
}
