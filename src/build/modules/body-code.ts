import type { Element, ElementContent, Root, RootContent } from 'hast'
import type {} from 'remark-mdx'
import { inBackticks } from './script.ts'

/** What the code of a body names as it goes. */
type Names = {
  /** Elements of Markdown, for which a component may stand. */
  tags: Set<string>
  /** Components that the document names itself. */
  components: Map<string, string>
}

/** What Markdown becomes in a body that was checked. */
const tagName = /^(?:a|br|em|h[1-6]|li|ol|p|section|strong|ul)$/
const attributeNames: Readonly<Record<string, string>> = {
  ariaLabelledBy: '"aria-labelledby"',
  dataKind: '"data-kind"',
  href: 'href',
  id: 'id',
  start: 'start',
  title: 'title',
}
/** A property or component in its plainest form; `key` is React's own. */
const plainName = /^(?!key$)[A-Za-z]+$/

/** What components are called; the letters before them are taken. */
const letters = 'sclud'

/** A tree that holds more than bodies do that were checked. */
class Unknown extends Error {}

/**
 * The function of a body, `function body(){…}`, from the tree that MDX makes of it: what MDX and a minifier would
 * write, in one step. Writing is the larger part of MDX's work and the same few calls again and again.
 * Undefined where a tree holds anything else than what a checked body may: such a body is MDX's to write.
 */
export function bodyCode(tree: Root): string | undefined {
  const names: Names = { tags: new Set(), components: new Map() }
  try {
    const children = withoutEdges(tree.children).flatMap((node) => codeOf(node, names))
    // With less it is another function that MDX writes.
    if (children.length < 2 || names.tags.size === 0) return undefined
    return functionOf(children, names)
  } catch (error) {
    if (error instanceof Unknown) return undefined
    throw error
  }
}

function functionOf(children: readonly string[], { tags, components }: Names): string {
  const sorted = [...components].sort(([one], [other]) => (one < other ? -1 : 1))
  const parts = sorted.map(([name, short]) => `${name}:${short}`)
  const taken = parts.length === 0 ? '' : `,{${parts.join()}}=a`
  const expected = sorted.map(([name, short]) => `${short}||o(\`${name}\`,!0),`).join('')
  return [
    'function body(){let{Fragment:e,jsx:t,jsxs:n}=arguments[0],{useMDXComponents:r}=arguments[0];',
    `function i(i){let a={${[...tags].sort().map((tag) => `${tag}:\`${tag}\``)},...r(),...i.components}${taken};`,
    `return ${expected}n(e,{children:[${children.join()}]})}`,
    'function a(e={}){let{wrapper:n}={...r(),...e.components};return n?t(n,{...e,children:t(i,{...e})}):i(e)}',
    'return{default:a}',
    parts.length === 0 ? '' : missing,
    '}',
  ].join('')
}

/** Says that a component is not there, in MDX's words. */
const missing =
  ';function o(e,t){throw Error(`Expected `+(t?`component`:`object`)+" `"+e+"` to be defined: you likely forgot to import, pass, or provide it.")}'

function withoutEdges(nodes: readonly RootContent[]): readonly RootContent[] {
  const first = nodes.findIndex((node) => !isBlank(node))
  const last = nodes.findLastIndex((node) => !isBlank(node))
  return nodes.slice(first === -1 ? nodes.length : first, last + 1)
}

function isBlank(node: RootContent | ElementContent): boolean {
  return node.type === 'text' && /^[\t\n\f\r ]*$/.test(node.value)
}

/** The code of a node; none of an empty text. */
function codeOf(node: RootContent | ElementContent, names: Names): string[] {
  if (node.type === 'text') return node.value === '' ? [] : [inBackticks(node.value)]
  if (node.type === 'element') return [elementCode(node, names)]
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const { name, attributes, children } = node
    if (name === null || !plainName.test(name)) throw new Unknown()
    const properties = attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') throw new Unknown()
      if (!plainName.test(attribute.name)) throw new Unknown()
      return `${attribute.name}:${inBackticks(attribute.value)}`
    })
    return [call(typeOf(name, names), properties, children, names)]
  }
  throw new Unknown()
}

/** An element that a document names itself is that one, a component is looked up. */
function typeOf(name: string, { components }: Names): string {
  if (/^[a-z]/.test(name)) return inBackticks(name)
  const short = components.get(name) ?? letters[components.size]
  if (short === undefined) throw new Unknown()
  components.set(name, short)
  return short
}

function elementCode({ tagName: tag, properties, children }: Element, names: Names): string {
  if (!tagName.test(tag) || (tag === 'p' && isUnravelled(children))) throw new Unknown()
  names.tags.add(tag)
  const own = Object.entries(properties).map(([name, value]) => {
    const attribute = attributeNames[name]
    if (attribute === undefined || (typeof value !== 'string' && typeof value !== 'number'))
      throw new Unknown()
    return `${attribute}:${inBackticks(String(value))}`
  })
  return call(`a.${tag}`, own, children, names)
}

/** Whether nothing but elements of the document stands in a paragraph, which MDX then takes away from around them. */
function isUnravelled(children: readonly ElementContent[]): boolean {
  return children.every((node) => isBlank(node) || node.type === 'mdxJsxTextElement')
}

function call(
  type: string,
  properties: readonly string[],
  inner: readonly ElementContent[],
  names: Names,
): string {
  const children = inner.flatMap((node) => codeOf(node, names))
  const [only = ''] = children
  const several = children.length > 1
  const content = children.length === 0 ? [] : [`children:${several ? `[${children.join()}]` : only}`]
  return `${several ? 'n' : 't'}(${type},{${[...properties, ...content].join()}})`
}
