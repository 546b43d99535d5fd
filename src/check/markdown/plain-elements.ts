import type { RootContentMap } from 'mdast'
import type {} from 'remark-mdx'
import { type Group, type PlainBlock, type Points, pointsIn, readPlainBlock } from './plain-blocks.ts'

/** An element on lines of its own, whose properties are plain texts. */
export type PlainElement = RootContentMap['mdxJsxFlowElement']

/** A property with a plain text; a sign of reference or an expression would be read in it. */
const property = ' [A-Za-z]+="[^"<>&{}\\n]*"'
/** A tag alone on its line. */
const opening = new RegExp(`^<([A-Za-z]+)((?:${property})*)>$`)
const empty = new RegExp(`^<([A-Za-z]+)((?:${property})*) />$`)
const properties = / (([A-Za-z]+)="([^"]*)")/g

/**
 * Reads an element at a group: an empty one, or one whose tags stand alone around plain blocks. Undefined for all that
 * needs the parser.
 *
 * @returns the element and how many groups it takes
 */
export function readPlainElement(
  groups: readonly Group[],
  at: number,
): { element: PlainElement; groups: number } | undefined {
  const line = onlyLine(groups[at])
  const [, name = '', written = ''] = empty.exec(line) ?? []
  if (name !== '') return { element: elementOf([groups[at]], name, written, []), groups: 1 }
  const [, outer = '', own = ''] = opening.exec(line) ?? []
  if (outer === '') return undefined
  const children: PlainBlock[] = []
  for (let next = at + 1; next < groups.length; next++) {
    const group = groups[next]
    if (onlyLine(group) === `</${outer}>`) {
      const all = groups.slice(at, next + 1)
      return { element: elementOf(all, outer, own, children), groups: all.length }
    }
    const block = group && readPlainBlock(group)
    // Two lists without anything between them are one.
    if (block === undefined || (block.type === 'list' && children.at(-1)?.type === 'list')) return undefined
    children.push(block)
  }
  return undefined
}

function onlyLine(group: Group | undefined): string {
  return group?.lines.length === 1 ? (group.lines[0] ?? '') : ''
}

function elementOf(
  groups: readonly (Group | undefined)[],
  name: string,
  written: string,
  children: PlainBlock[],
): PlainElement {
  const [first, last] = [groups[0], groups.at(-1)]
  if (first === undefined || last === undefined) throw new Error('An element has at least one group.')
  const points = pointsIn(onlyLine(first), first)
  const end = onlyLine(last)
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(written, 1 + name.length, points),
    children,
    position: {
      start: points(0, 0).start,
      end: pointsIn(end, last)(0, end.length).end,
    },
  }
}

function attributesOf(written: string, from: number, points: Points): PlainElement['attributes'] {
  return [...written.matchAll(properties)].map(({ 1: whole = '', 2: name = '', 3: value = '', index }) => {
    const start = from + index + 1
    return { type: 'mdxJsxAttribute', name, value, position: points(start, start + whole.length) }
  })
}
