import { Document, isMap, isScalar, type Node, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { isGroup } from '../../../check/yaml/locate.ts'

/** Where an entry is written: how far its lines stand in, how they end, and whether it lies between brackets. */
export type Layout = { indent: number; eol: string; inFlow: boolean }

/**
 * A field, or with a number for its name an item, as YAML from its first line on; further lines begin with their indent.
 * Only brackets hold a text on several lines together: it is written on one.
 *
 * @param like what stands beside the value: it is quoted as that is
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

/** A value alone, as it stands behind the name or the dash. */
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

/** The quotes of what stands beside a text; else none for names of files and words, double ones for sentences. */
function styleOf(value: string, like: unknown): Scalar.Type {
  const isWord = /^[\p{L}\p{N}][\p{L}\p{N}_./-]*$/u.test(value)
  const type = isScalar(like) ? like.type : isWord ? 'PLAIN' : undefined
  // Quotes keep what would be several lines, or part documents, on one line.
  const isOneLine =
    (type === 'PLAIN' || type === 'QUOTE_SINGLE') && !/[\n\r\u2028\u2029]|^(---|\.\.\.)/.test(value)
  return isOneLine ? (type as Scalar.Type) : 'QUOTE_DOUBLE'
}
