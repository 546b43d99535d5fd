import { type Finding, finding } from '../problem.ts'
import { firstLine, placeIn, type Source } from '../source.ts'
import { ruleOf } from './allowed.ts'
import type { Tag, Text } from './scan.ts'
import type { Element, Parent } from './tree.ts'

/** An element as its tags are written. */
export type SourceElement = {
  tag: Tag
  parent: SourceElement | undefined
  children: Node[]
  end: Tag | undefined
}
export type Node = SourceElement | Text

/** Elements that are never a direct child of their own kind. */
const single: ReadonlySet<string> = new Set(['li', 'p', 'td', 'th', 'tr', 'h2', 'h3', 'h4'])

/** Whether a start tag within an element of its name is an end tag without slash: `<h2>Po<h2>`, unless words follow. */
function lacksSlash({ text }: Source, { name, end, attributes }: Tag): boolean {
  const next = /^\s*(?:$|<\/?(?:p|h[2-4]|[uo]l|li|blockquote|figure|table|t[rdh]|hr)\b)/
  const isEnd = /^(?:strong|b|em|i)$/.test(name) || (single.has(name) && next.test(text.slice(end)))
  return isEnd && attributes.length === 0
}

/** The state of pairing: the top level, all elements so far, the elements that are still open, and the findings. */
type Pairing = {
  source: Source
  top: Node[]
  elements: SourceElement[]
  open: SourceElement[]
  findings: Finding[]
}

/** Pairs start tags with end tags; unpaired ones are findings. */
export function pairTags(source: Source, tokens: readonly (Tag | Text)[]): Omit<Pairing, 'source' | 'open'> {
  const pairing: Pairing = { source, top: [], elements: [], open: [], findings: [] }
  const { top, elements, open, findings } = pairing
  for (const token of tokens) {
    if (token.kind === 'text') (open.at(-1)?.children ?? top).push(token)
    else if (token.kind === 'start') openElement(pairing, token)
    else closeElement(pairing, token)
  }
  findings.push(...open.map((element) => describeUnclosed(source, element)))
  return { top, elements, findings }
}

/** Opens an element. A tag within an element of the same name lacks a slash, or the outer element is unclosed. */
function openElement({ source, top, elements, open, findings }: Pairing, tag: Tag): void {
  const before = open.at(-1)
  if (before?.tag.name === tag.name && lacksSlash(source, tag)) {
    findings.push(describeUnclosed(source, { tag }, undefined, true))
    before.end = tag
    open.pop()
    return
  }
  if (before?.tag.name === tag.name && single.has(tag.name)) {
    findings.push(describeUnclosed(source, before))
    open.pop()
  }
  const parent = open.at(-1)
  const element: SourceElement = { tag, parent, children: [], end: undefined }
  ;(parent?.children ?? top).push(element)
  elements.push(element)
  if (!ruleOf(tag.name)?.isVoid) open.push(element)
}

/** Closes the last open element of the tag's name; elements that are still open within it are findings. */
function closeElement({ source, open, findings }: Pairing, tag: Tag): void {
  const match = open.findLastIndex((element) => element.tag.name === tag.name)
  const [closed, ...inner] = match === -1 ? [] : open.splice(match)
  if (closed === undefined) findings.push(describeStray(source, tag))
  else closed.end = tag
  findings.push(...inner.map((element) => describeUnclosed(source, element, tag.name)))
}

function describeStray(source: Source, { name, start, end }: Tag): Finding {
  const values = { name, isVoid: ['br', 'hr', 'img'].includes(name), isWord: name.includes(':') }
  return finding('html/stray-end-tag', placeIn(source, start, end), values)
}

function describeUnclosed(
  source: Source,
  { tag }: Pick<SourceElement, 'tag'>,
  before?: string,
  isEnd = false,
): Finding {
  const values = { name: tag.name, before, isEnd }
  return finding('html/unclosed', placeIn(source, tag.start, tag.end), values)
}

/** Checks the parent of each element: list items in a list, cells in a row. */
export function checkNesting(source: Source, elements: readonly SourceElement[]): Finding[] {
  return elements.flatMap(({ tag, parent }) => {
    const place = placeIn(source, tag.start, tag.end)
    const outer = parent?.tag.name
    const needs = ruleOf(tag.name)?.parents
    if (needs !== undefined && !needs.includes(outer ?? ''))
      return [finding('html/misplaced', place, { name: tag.name, parents: needs.map(inAngles) })]
    const holds = outer === undefined ? undefined : ruleOf(outer)?.children
    if (holds !== undefined && !holds.includes(tag.name))
      return [
        finding('html/misplaced-in', place, {
          name: tag.name,
          parent: outer ?? '',
          children: holds.map(inAngles),
        }),
      ]
    return []
  })
}

/**
 * Finds words directly inside elements that may contain only elements, such as words between list items or table cells.
 */
export function checkTexts(source: Source, elements: readonly SourceElement[]): Finding[] {
  const holders = elements.filter(({ tag }) => ruleOf(tag.name)?.children !== undefined)
  return holders.flatMap(({ tag: { name }, children }) =>
    children.flatMap((child) => {
      if ('tag' in child) return []
      const text = source.text.slice(child.start, child.end)
      if (text.trim() === '') return []
      const place = placeIn(source, child.start + text.search(/\S/), child.start + text.trimEnd().length)
      return [
        finding('html/misplaced-text', firstLine(place), { parent: name, isList: /^[uo]l$/.test(name) }),
      ]
    }),
  )
}

function inAngles(name: string): string {
  return `<${name}>`
}

/** An element of the browser's tree, and the offset of its nearest ancestor that occurs in the source. */
type BrowserElement = { element: Element; parent: number | undefined }

/** The elements of the browser's tree by offset; an offset has several if one was split. */
export type BrowserElements = ReadonlyMap<number, readonly BrowserElement[]>

/** Lists the elements of a browser's tree; `offset` is where the parsed text begins in the source. */
export function browserElements(tree: Parent, offset: number): BrowserElements {
  const generated = new Map<number, BrowserElement[]>()
  const visit = ({ childNodes }: Parent, parent?: number): void => {
    for (const child of childNodes) {
      if (!('tagName' in child)) continue
      const start = child.sourceCodeLocation?.startOffset
      const at = start === undefined ? undefined : start + offset
      if (at !== undefined) generated.set(at, [...(generated.get(at) ?? []), { element: child, parent }])
      visit(child, at ?? parent)
    }
  }
  visit(tree)
  return generated
}

/**
 * Compares the written elements with the browser's tree. A browser repairs HTML where they differ, for example a list
 * in a paragraph. Other results of the check would then be wrong.
 */
export function compareTrees(
  source: Source,
  elements: readonly SourceElement[],
  generated: BrowserElements,
  offset: number,
): Finding[] {
  const other = elements.find(({ tag, parent }) => {
    const [own, ...split] = generated.get(tag.start) ?? []
    const isSame = own?.element.tagName === tag.name && own.parent === parent?.tag.start
    return !isSame || split.length > 0
  })
  if (other === undefined && generated.size === elements.length) return []
  const place =
    other === undefined ? placeIn(source, offset) : placeIn(source, other.tag.start, other.tag.end)
  const values = { name: other?.tag.name ?? '', parent: other?.parent?.tag.name }
  return [finding('html/misnested', place, values)]
}
