import type { Node, Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Checked } from '../problem.ts'
import { positionOf, type Source } from '../source.ts'
import { describeMdxError, isMdxError } from './errors.ts'
import { isJsx } from './tree.ts'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/**
 * Parses the body of a document as MDX; offsets and lines are those of the whole file. MDX stops at its
 * first syntax error, so the tree is undefined where there is one.
 */
export function parseBody(source: Source, offset: number): Checked<Root | undefined> {
  const { text } = source
  // From the end of the line before: at the very start of a text a byte-order mark would be swallowed.
  const from = Math.max(0, text.lastIndexOf('\n', offset - 1))
  const indent = text.slice(from, offset).replaceAll(/[^\n]/g, ' ')
  const before = { offset: from, lines: positionOf(source, from).line - 1 }
  try {
    const root = parser.parse(indent + text.slice(offset))
    move(root, before)
    return { value: root, findings: [] }
  } catch (error) {
    if (!isMdxError(error)) throw error
    return { value: undefined, findings: [describeMdxError(source, offset, error, before.lines)] }
  }
}

type Distance = { offset: number; lines: number }

/** Parsing blanks in the place of the frontmatter would keep the places right too, and take a sixth longer. */
function move(node: Node, by: Distance): void {
  movePosition(node, by)
  if (isJsx(node)) for (const attribute of node.attributes) movePosition(attribute, by)
  if ('children' in node) for (const child of node.children as Node[]) move(child, by)
}

function movePosition({ position }: Pick<Node, 'position'>, by: Distance): void {
  if (position === undefined) return
  for (const point of [position.start, position.end]) {
    point.line += by.lines
    if (point.offset !== undefined) point.offset += by.offset
  }
}
