import { Document, isMap, isScalar, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { isGroup } from '../../../check/yaml/locate.ts'
import { pairOf } from './places.ts'

/** Where a value is written: how far its lines stand in, how they end, and whether it lies between brackets. */
export type Layout = { indent: number; eol: string; inFlow: boolean }

/**
 * A value as YAML, from its first line on; further lines begin with their indent. Only brackets hold a text on several
 * lines together: it is written on one.
 *
 * @param like what stands beside it: the value is quoted as that is
 */
export function writeValue(value: unknown, like: Node | null, { indent, eol, inFlow }: Layout): string {
  const document = new Document(null)
  const own = nodeOf(value, like)
  const list = new YAMLSeq()
  list.flow = true
  list.items = [own]
  document.contents = inFlow ? list : own
  const options = { lineWidth: 0, flowCollectionPadding: false, doubleQuotedMinMultiLineLength: Infinity }
  const written = document.toString(options).replace(/\n$/, '')
  return (inFlow ? written.slice(1, -1) : written).replaceAll('\n', eol + ' '.repeat(indent))
}

/** A field with its name. */
export function writeField(name: string, value: unknown, layout: Layout): string {
  const written = writeValue({ [name]: value }, null, layout)
  return layout.inFlow ? written.slice(1, -1) : written
}

function nodeOf(value: unknown, like: Node | null | undefined): Node {
  if (isGroup(value)) {
    const group = new YAMLMap()
    for (const [name, one] of Object.entries(value)) {
      const twin = isMap(like) ? pairOf(like, name)?.value : null
      group.items.push(new Pair(new Scalar(name), nodeOf(one, twin)))
    }
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
function styleOf(value: string, like: Node | null | undefined): Scalar.Type {
  const isWord = /^[\p{L}\p{N}][\p{L}\p{N}_./-]*$/u.test(value)
  const type = isScalar(like) ? like.type : isWord ? 'PLAIN' : undefined
  // Quotes keep what would be several lines, or part documents, on one line.
  const isOneLine =
    (type === 'PLAIN' || type === 'QUOTE_SINGLE') && !/[\n\r\u2028\u2029]|^(---|\.\.\.)/.test(value)
  return isOneLine ? type : 'QUOTE_DOUBLE'
}
