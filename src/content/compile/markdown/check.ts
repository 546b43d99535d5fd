import type { Definition, Link, LinkReference, Node, Parent, Root } from 'mdast'
import { linkKind } from '../link-address.ts'
import { describeRefused, isVague, type LinkUse } from '../links.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import { checkComponent, componentLinks, type FigureUse } from './component.ts'
import { bodyKindOf } from './components.ts'
import { findLeftovers } from './leftovers.ts'
import { isPart } from './refused.ts'
import { plainText } from './text.ts'
import { isJsx, nodePlace } from './tree.ts'

/** What stands in a body besides its words. */
export type BodyUses = { links: LinkUse[]; figures: FigureUse[]; findings: Finding[] }

const plainNodes = new Set([
  'root',
  'paragraph',
  'heading',
  'text',
  'strong',
  'emphasis',
  'link',
  'list',
  'listItem',
  'break',
])

/**
 * Refuses whatever is not ordinary Markdown or a known component, and gathers links and figures.
 *
 * @param components The names of the components that this kind of document may use.
 */
export function checkNodes(source: Source, root: Root, components: readonly string[]): BodyUses {
  const uses: BodyUses = { links: [], figures: [], findings: [] }
  visitNode(source, root, [], components, uses)
  uses.findings.push(...findLeftovers(source, root, bodyKindOf(components)))
  return uses
}

function visitNode(
  source: Source,
  node: Node,
  around: readonly Parent[],
  components: readonly string[],
  uses: BodyUses,
): void {
  const parent = around.at(-1)
  if (isJsx(node) && !isPart(node, around)) {
    const checked = checkComponent(source, node, parent, components)
    uses.findings.push(...checked.findings)
    if (checked.value !== undefined) uses.figures.push(checked.value)
    uses.links.push(...componentLinks(source, node))
  } else if (isJsx(node)) {
    // Spoken of with the element that it is a part of.
  } else if (node.type === 'mdxjsEsm') uses.findings.push(finding('mdx/import', nodePlace(source, node)))
  else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    uses.findings.push(finding('mdx/expression', nodePlace(source, node)))
  } else if (isFootnote(node)) {
    if (node.type !== 'definition' || !isCited(source, node))
      uses.findings.push(
        finding('markdown/not-allowed', nodePlace(source, node), {
          kind: 'footnote',
          body: bodyKindOf(components),
        }),
      )
    return
  } else if (!plainNodes.has(node.type)) {
    uses.findings.push(
      finding('markdown/not-allowed', nodePlace(source, node), {
        kind: node.type,
        body: bodyKindOf(components),
      }),
    )
    return
  }
  if (node.type === 'heading' && parent?.type !== 'root')
    uses.findings.push(finding('markdown/heading-place', nodePlace(source, node)))
  if (node.type === 'link') checkLink(source, node as Link, uses)
  if ('children' in node) {
    const inner = [...around, node as Parent]
    for (const child of node.children as Node[]) visitNode(source, child, inner, components, uses)
  }
}

/** `[^1]` in the text, or the line `[^1]: …`, which without an extension are a link and its address. */
function isFootnote(node: Node): node is LinkReference | Definition {
  const isReference = node.type === 'linkReference' || node.type === 'definition'
  return isReference && ((node as LinkReference).label?.startsWith('^') ?? false)
}

/** Whether a footnote is spoken of where it is cited. */
function isCited({ text }: Source, { label }: Definition): boolean {
  return text.split(`[${label}]`).length > 2
}

function checkLink(source: Source, link: Link, uses: BodyUses): void {
  const place = addressPlace(source, link)
  const text = plainText(link)
  if (text === '') uses.findings.push(finding('link/empty-text', nodePlace(source, link)))
  else if (isVague(text)) uses.findings.push(finding('link/vague-text', nodePlace(source, link), { text }))
  if (linkKind(link.url) === 'refused') uses.findings.push(describeRefused(link.url, place))
  else uses.links.push({ href: link.url, place })
}

/** The address in `[text](address)`. */
function addressPlace(source: Source, link: Link): Place {
  const start = link.position?.start.offset ?? 0
  const end = link.position?.end.offset ?? start
  const afterText = link.children.at(-1)?.position?.end.offset ?? start
  const open = source.text.indexOf('(', afterText)
  if (open === -1 || open > end) return nodePlace(source, link)
  return placeIn(source, open + 1, end - 1)
}
