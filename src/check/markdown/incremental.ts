import type { Root, RootContent } from 'mdast'
import type { Node, Parent, Point } from 'unist'

/** A text and its tree. */
export type Parsed = { text: string; root: Root }

/**
 * Returns the tree of a text that differs in one place from a text parsed before. Only the part between the unchanged
 * paragraphs or headings around that place is parsed. The other blocks stay, because each ends before such a paragraph
 * or heading, which begins in the first column after an empty line. The function only saves time, so a text with a
 * mistake is parsed whole.
 *
 * @param parse returns the tree of a text
 * @returns undefined if the whole text has to be parsed. Reasons: a mistake in the changed part, a change that goes on
 * beyond the next paragraph, or a definition, which affects links elsewhere.
 */
export function parseIncrementally(
  text: string,
  before: Parsed,
  parse: (text: string) => Root,
): Root | undefined {
  if (`${before.text}${text}`.includes(']:')) return undefined
  const { children } = before.root
  const grown = text.length - before.text.length
  const [same, sameEnd] = commonEnds(before.text, text)
  const head = children.findLastIndex(
    (child) => isPlain(child) && /^\n\n/.test(before.text.slice(endOf(child), same)),
  )
  const tail = children.findIndex((child, index) => {
    const start = startOf(child)
    const isReused = index > head && start - 2 >= before.text.length - sameEnd
    return isReused && isPlain(child) && before.text.slice(start - 2, start) === '\n\n'
  })
  const [first, last] = [children[head], children[tail]]
  const from = first === undefined ? 0 : endOf(first) + 2
  const to = last === undefined ? text.length : endOf(last) + grown
  const middle = attempt(() => parse(text.slice(from, to)).children)
  const closing = middle?.at(-1)
  const closes =
    closing?.type === last?.type && closing && last && startOf(closing) + from === startOf(last) + grown
  if (middle === undefined || (last !== undefined && !closes)) return undefined
  const lines = linesIn(text) - linesIn(before.text)
  const rest = tail === -1 ? [] : children.slice(tail + 1)
  return {
    type: 'root',
    children: [
      ...children.slice(0, head + 1),
      ...middle.map((child) => moved(child, from, linesIn(text.slice(0, from)))),
      ...rest.map((child) => moved(child, grown, lines)),
    ],
    position: { start: { line: 1, column: 1, offset: 0 }, end: endPoint(text) },
  }
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** How many characters two texts have in common at the start and, besides these, at the end. */
function commonEnds(one: string, other: string): [number, number] {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return [start, end]
}

function isPlain({ type, position }: RootContent): boolean {
  return (type === 'paragraph' || type === 'heading') && position?.start.column === 1
}

const startOf = ({ position }: Node) => position?.start.offset ?? 0
const endOf = ({ position }: Node) => position?.end.offset ?? 0

function linesIn(text: string): number {
  return text.split('\n').length - 1
}

function endPoint(text: string): Point {
  return { line: linesIn(text) + 1, column: text.length - text.lastIndexOf('\n'), offset: text.length }
}

/** A copy of a node with all its positions moved on by a number of characters and lines. */
function moved<Some extends Node>(node: Some, offset: number, lines: number): Some {
  const move = (point: Point) => ({
    ...point,
    line: point.line + lines,
    offset: (point.offset ?? 0) + offset,
  })
  const { position, children, attributes } = node as Some & Partial<Parent> & { attributes?: Node[] }
  return {
    ...node,
    ...(position && { position: { start: move(position.start), end: move(position.end) } }),
    ...(children && { children: children.map((child) => moved(child, offset, lines)) }),
    ...(attributes && { attributes: attributes.map((attribute) => moved(attribute, offset, lines)) }),
  }
}
