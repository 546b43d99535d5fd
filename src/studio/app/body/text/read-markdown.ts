import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdx } from 'micromark-extension-mdx'
import type { Node, Schema } from 'prosemirror-model'
import { type Attributes, type BlockRange, readElement, rejectUnknown } from './schema.ts'
import { markdownTypes } from './write.ts'

// There is no JavaScript parser, because the content has no JavaScript and the parser would be a sixth of the editor's
// code.
const syntax = { extensions: [mdx()], mdastExtensions: [mdxFromMarkdown()] }

/** The blocks of Markdown with the site's components. If the syntax is broken, each passage is read on its own. */
export function readMarkdown(text: string, schema: Schema, offset = 0): BlockRange[] {
  try {
    return fromMarkdown(text, syntax).children.map((child) => ({
      start: offset + (child.position?.start.offset ?? 0),
      end: offset + (child.position?.end.offset ?? 0),
      read: () => readNode(child, schema)[0] ?? rejectUnknown(),
    }))
  } catch {
    const passages = [...text.matchAll(/(?:[^\n]*\S[^\n]*(?:\n|$))+/g)]
    if (passages.length === 1) return [{ start: offset, end: offset + text.length, read: rejectUnknown }]
    return passages.flatMap(({ 0: passage, index }) => readMarkdown(passage, schema, offset + index))
  }
}

function readNode(node: RootContent, schema: Schema): Node[] {
  if (node.type === 'text') return node.value === '' ? [] : [schema.text(node.value)]
  const children = 'children' in node ? node.children.flatMap((child) => readNode(child, schema)) : []
  const read = (tag: string, attributes: Attributes = {}, values?: Record<string, unknown>) =>
    readElement(schema, tag, attributes, children, values)
  switch (node.type) {
    case 'heading':
      return read(`h${node.depth}`)
    case 'list': {
      const isLoose = node.spread === true || node.children.some(({ spread }) => spread)
      return read(node.ordered ? 'ol' : 'ul', {}, { isLoose, start: node.start ?? 1 })
    }
    case 'link':
      return read('a', { href: node.url, ...(node.title && { title: node.title }) })
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // Other HTML elements are unknown, because the editor would write them back as Markdown.
      if (!/^[A-Z]|^span$/.test(node.name ?? '')) return rejectUnknown()
      return read(`${node.name}`, readProperties(node))
    default:
      return read(
        Object.keys(markdownTypes).find((tag) => markdownTypes[tag] === node.type) ?? rejectUnknown(),
      )
  }
}

type Jsx = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function readProperties({ attributes }: Jsx): Attributes {
  const properties = attributes.map((attribute): [string, string] =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [attribute.name, attribute.value]
      : rejectUnknown(),
  )
  const values = Object.fromEntries(properties)
  return Object.keys(values).length === properties.length ? values : rejectUnknown()
}
