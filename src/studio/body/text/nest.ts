import type { Mark, Node } from 'prosemirror-model'

/** Words as a tree: what carries a mark stands within it. */
export type Nested = { node: Node } | { mark: Mark; children: Nested[] }

/** Makes a tree of the words of a block, with the mark that reaches furthest outside. */
export function nestWords(block: Node): Nested[] {
  const items: Item[] = []
  for (const node of block.content.content) items.push({ node, marks: node.marks })
  return nest(items)
}

type Item = { node: Node; marks: readonly Mark[] }

function nest(items: readonly Item[]): Nested[] {
  const nested: Nested[] = []
  for (let at = 0; at < items.length; ) {
    const [first, ...others] = items.slice(at)
    if (first === undefined) break
    let outer: { mark: Mark; length: number } | undefined
    for (const mark of first.marks) {
      const stop = others.findIndex(({ marks }) => !mark.isInSet(marks))
      const length = stop === -1 ? items.length - at : stop + 1
      if (outer === undefined || length > outer.length) outer = { mark, length }
    }
    if (outer === undefined) nested.push({ node: first.node })
    else {
      const { mark, length } = outer
      const within = items
        .slice(at, at + length)
        .map(({ node, marks }) => ({ node, marks: mark.removeFromSet(marks) }))
      nested.push({ mark, children: nest(within) })
    }
    at += outer?.length ?? 1
  }
  return nested
}
