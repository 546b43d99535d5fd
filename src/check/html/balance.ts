import type { Element, Nodes } from 'hast'
import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'
import { children, parents, voidElements } from './allowed.ts'
import type { Tag } from './scan.ts'

/** An element as its tags are written. */
export type Written = { tag: Tag; parent: Written | undefined; children: Written[]; end: Tag | undefined }

/** Elements that are never directly in their own kind. */
const single: ReadonlySet<string> = new Set(['li', 'p', 'td', 'th', 'tr', 'h2', 'h3', 'h4'])

/** Pairs start tags with end tags; what does not pair up is a finding. */
export function pairTags(source: Source, tags: readonly Tag[]): { elements: Written[]; findings: Finding[] } {
  const elements: Written[] = []
  const findings: Finding[] = []
  const open: Written[] = []
  for (const tag of tags) {
    const place = placeIn(source, tag.start, tag.end)
    if (tag.kind === 'start') {
      // A point, cell or paragraph in its own kind: the one before it was not closed.
      const before = open.at(-1)
      if (before?.tag.name === tag.name && single.has(tag.name)) {
        findings.push(describeUnclosed(source, before))
        open.pop()
      }
      const parent = open.at(-1)
      const element: Written = { tag, parent, children: [], end: undefined }
      parent?.children.push(element)
      elements.push(element)
      if (!voidElements.has(tag.name)) open.push(element)
      continue
    }
    const match = open.findLastIndex((element) => element.tag.name === tag.name)
    if (match === -1) {
      findings.push(finding('html/stray-end-tag', place, { name: tag.name }))
      continue
    }
    for (const inner of open.slice(match + 1)) findings.push(describeUnclosed(source, inner, tag.name))
    const closed = open[match]
    if (closed !== undefined) closed.end = tag
    open.length = match
  }
  for (const element of open) findings.push(describeUnclosed(source, element))
  return { elements, findings }
}

function describeUnclosed(source: Source, { tag }: Written, before?: string): Finding {
  return finding('html/unclosed', placeIn(source, tag.start, tag.end), { name: tag.name, before })
}

/** Checks that each element stands where it may: a point in a list, a cell in a row. */
export function checkNesting(source: Source, elements: readonly Written[]): Finding[] {
  return elements.flatMap(({ tag, parent }) => {
    const place = placeIn(source, tag.start, tag.end)
    const outer = parent?.tag.name
    const needs = parents[tag.name]
    if (needs !== undefined && !needs.includes(outer ?? '')) {
      return [finding('html/misplaced', place, { name: tag.name, parents: needs })]
    }
    const holds = outer === undefined ? undefined : children[outer]
    if (holds !== undefined && !holds.includes(tag.name)) {
      return [finding('html/misplaced-in', place, { name: tag.name, parent: outer ?? '', children: holds })]
    }
    return []
  })
}

/**
 * Compares the written elements with what a browser makes of them. Where the trees differ (a list in
 * a paragraph, a link in a link) the browser would repair the text, so nothing else could be trusted.
 */
export function compareTrees(
  source: Source,
  elements: readonly Written[],
  tree: Nodes,
  offset: number,
): Finding[] {
  const parsed = new Map<number, { name: string; parent: number | undefined }>()
  const repeated = new Set<number>()
  walk(tree, undefined, (element, parent) => {
    const start = startOf(element)
    if (start === undefined) return
    if (parsed.has(start + offset)) repeated.add(start + offset)
    parsed.set(start + offset, {
      name: element.tagName,
      parent: parent === undefined ? undefined : parent + offset,
    })
  })
  for (const { tag, parent } of elements) {
    const found = parsed.get(tag.start)
    const same = found?.name === tag.name && found.parent === parent?.tag.start && !repeated.has(tag.start)
    if (!same)
      return [
        finding('html/misnested', placeIn(source, tag.start, tag.end), {
          name: tag.name,
          parent: parent?.tag.name,
        }),
      ]
  }
  if (parsed.size === elements.length) return []
  return [finding('html/misnested', placeIn(source, offset), { name: '', parent: undefined })]
}

/** Visits each element with the offset of the nearest element around it that is written in the text. */
function walk(
  node: Nodes,
  parent: number | undefined,
  visit: (element: Element, parent: number | undefined) => void,
): void {
  const isElement = node.type === 'element'
  if (isElement) visit(node, parent)
  const inner = isElement ? (startOf(node) ?? parent) : parent
  if ('children' in node) for (const child of node.children) walk(child, inner, visit)
}

function startOf(element: Element): number | undefined {
  return element.data?.position?.opening?.start.offset ?? element.position?.start.offset
}
