import type { Node, RootContentMap } from 'mdast'
import type {} from 'remark-mdx'
import { type Place, placeIn, type Source } from '../source.ts'

/** An element such as `<Note>` in the body. */
export type Jsx = RootContentMap['mdxJsxFlowElement'] | RootContentMap['mdxJsxTextElement']

/** Whether a node is an element in angle brackets. */
export function isJsx(node: Node): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Whether a name is one of HTML, or of the tags that Word makes of it: `b`, `o:p`. */
export function isHtml(name: string): boolean {
  return /^[a-z][a-z0-9]*(:[a-z][a-z0-9]*)?$/.test(name)
}

/** The value of a property that is written as plain text: `title="…"`. */
export function textProperty(node: Node, name: string): string | undefined {
  if (!isJsx(node)) return undefined
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  return typeof found?.value === 'string' ? found.value : undefined
}

/** Where a node stands; at most its first line. */
export function nodePlace(source: Source, node: Node | undefined): Place {
  const start = node?.position?.start.offset ?? 0
  const end = node?.position?.end.offset ?? start + 1
  const newline = source.text.indexOf('\n', start)
  return placeIn(source, start, newline === -1 ? end : Math.min(end, newline))
}

/** The opening tag of an element. */
export function tagPlace(source: Source, node: Jsx): Place {
  const start = node.position?.start.offset ?? 0
  const last = node.attributes.at(-1)?.position?.end.offset ?? start
  const close = source.text.indexOf('>', last)
  return placeIn(source, start, close === -1 ? start + 1 : close + 1)
}

/** The value of a property within its quotes; the whole property where it is not plain text. */
export function propertyPlace(source: Source, node: Jsx, name: string): Place {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
  const start = found?.position?.start.offset
  const end = found?.position?.end.offset
  if (start === undefined || end === undefined) return tagPlace(source, node)
  const quote = source.text.slice(start, end).search(/["']/)
  return quote === -1
    ? placeIn(source, start, end)
    : placeIn(source, start + quote + 1, Math.max(start + quote + 2, end - 1))
}
