import type { BlockContent, List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { mdxToMarkdown } from 'mdast-util-mdx'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Node } from 'prosemirror-model'
import { type Nested, nestWords } from './nest.ts'
import type { Attributes } from './schema.ts'

/** Length from which each property of a component has a line of its own. */
const longLine = 120

/** The Markdown of one block: `-` before points, a paragraph on one line, signs escaped where Markdown would read them. */
export function writeMarkdownBlock(node: Node): string {
  const { attrs } = node
  const inside = () => childrenOf(node).map(writeMarkdownBlock).join('\n\n')
  switch (node.type.name) {
    case 'section':
      return write({ type: 'heading', depth: 2, children: [{ type: 'text', value: attrs.title }] })
    case 'note':
      return `<Note${writeProperties({ title: attrs.title || undefined }, ' ')}>\n\n${inside()}\n\n</Note>`
    case 'columns':
      return `<TwoColumns>\n\n${inside()}\n\n</TwoColumns>`
    case 'figure':
      return writeCard('Figure', { file: attrs.file, alt: attrs.alt, caption: attrs.caption || undefined })
    case 'video':
      return writeCard('VideoCard', { href: attrs.href, title: attrs.title })
    default:
      return write(asBlock(node))
  }
}

function write(node: RootContent): string {
  const text = toMarkdown(
    { type: 'root', children: [node] },
    {
      bullet: '-',
      emphasis: '*',
      listItemIndent: 'one',
      extensions: [mdxToMarkdown()],
    },
  ).trimEnd()
  // MDX reads a paragraph that begins so as code.
  return text.replace(/^(import|export)(?=\s)/, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`)
}

function writeCard(name: string, properties: Record<string, string | undefined>): string {
  const line = `<${name}${writeProperties(properties, ' ')} />`
  return line.length <= longLine ? line : `<${name}${writeProperties(properties, '\n  ')}\n/>`
}

function writeProperties(properties: Record<string, string | undefined>, space: string): string {
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${space}${name}="${escapeValue(value ?? '')}"`)
    .join('')
}

function escapeValue(value: string): string {
  return value
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;')
}

function childrenOf(node: Node): Node[] {
  return [...node.content.content]
}

function asBlock(node: Node): BlockContent {
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: 3, children: asWords(nestWords(node)) }
    case 'quotation':
      return { type: 'blockquote', children: childrenOf(node).map(asBlock) }
    case 'bullet_list':
    case 'ordered_list':
      return asList(node)
    default:
      return { type: 'paragraph', children: asWords(nestWords(node)) }
  }
}

function asList(node: Node): List {
  const spread = Boolean(node.attrs.isLoose)
  const children = childrenOf(node).map(
    (item): ListItem => ({ type: 'listItem', spread, children: childrenOf(item).map(asBlock) }),
  )
  return node.type.name === 'ordered_list'
    ? { type: 'list', ordered: true, start: node.attrs.start, spread, children }
    : { type: 'list', ordered: false, spread, children }
}

function asWords(nested: readonly Nested[]): PhrasingContent[] {
  return nested.map((one): PhrasingContent => {
    if ('node' in one)
      return one.node.isText ? { type: 'text', value: one.node.text ?? '' } : { type: 'break' }
    const { mark } = one
    const children = asWords(one.children)
    const attributes: Attributes = mark.attrs.attributes ?? []
    if (mark.type.name === 'link') {
      const title = attributes.find(([name]) => name === 'title')?.[1]
      return { type: 'link', url: mark.attrs.href, title: title ?? null, children: children as never }
    }
    if (mark.type.name === 'span') {
      const properties = attributes.map(([name, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name,
        value,
      }))
      return { type: 'mdxJsxTextElement', name: 'span', attributes: properties, children }
    }
    return { type: mark.type.name === 'strong' ? 'strong' : 'emphasis', children }
  })
}
