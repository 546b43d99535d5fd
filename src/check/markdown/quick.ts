import type { Node, Root, RootContent } from 'mdast'
import { type Group, type PlainBlock, readPlainBlock } from './plain-blocks.ts'
import { type PlainElement, readPlainElement } from './plain-elements.ts'

/** Constructs that reach over empty lines, or change what stands elsewhere: such a text is read as a whole. */
const farReaching = /[`{\t\r\uFEFF]|~~~|\]:|^(?:import|export)/m
/** A tag that is written on one line, with plain properties. */
const tag = /<(\/?)[A-Za-z][\w.]*(?: +[A-Za-z]+="[^"<>\n]*")* *(\/?)>/g
/** A line that may continue a list, or begin one. */
const listLike = /^[ *+\d>-]/

/** A plain block, or groups that the parser has to read together. */
type Piece = { groups: Group[]; block?: PlainBlock | PlainElement }

/**
 * The tree of a text, as `parse` would give it for the whole, of which `parse` is only given what is more than
 * plain words: the parser takes some hundred steps for each line, and most lines hold plain words alone.
 * Undefined where the text cannot be cut.
 */
export function parseQuickly(text: string, parse: (text: string) => Root): Root | undefined {
  const pieces = farReaching.test(text) || !text.endsWith('\n') ? undefined : cut(text)
  if (!pieces?.some(({ block }) => block)) return undefined
  const children = pieces.flatMap(({ groups, block }) => block ?? parseGroups(text, groups, parse))
  const lines = text.split('\n').length
  return {
    type: 'root',
    children,
    position: {
      start: { line: 1, column: 1, offset: 0 },
      end: { line: lines, column: 1, offset: text.length },
    },
  }
}

function cut(text: string): Piece[] | undefined {
  const pieces: Piece[] = []
  const groups = groupsOf(text)
  let open = 0
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at]
    if (group === undefined) break
    const element = open === 0 ? readPlainElement(groups, at) : undefined
    if (element !== undefined) {
      pieces.push({ groups: groups.slice(at, at + element.groups), block: element.element })
      at += element.groups - 1
      continue
    }
    const block = open === 0 ? readPlainBlock(group) : undefined
    const more = block === undefined ? openedBy(group) : 0
    if (more === undefined || open + more < 0) return undefined
    const last = pieces.at(-1)
    if (last !== undefined && (open > 0 || isOneList(last, group))) {
      last.groups.push(group)
      delete last.block
    } else if (block !== undefined) pieces.push({ groups: [group], block })
    else if (last !== undefined && last.block === undefined) last.groups.push(group)
    else pieces.push({ groups: [group] })
    open += more
  }
  return open === 0 ? pieces : undefined
}

/** Elements that a group opens and does not close; undefined where a sign is no tag of one line. */
function openedBy({ lines }: Group): number | undefined {
  let open = 0
  for (const line of lines) {
    const signs = line.split('<').length - 1
    if (signs === 0) continue
    const tags = [...line.matchAll(tag)]
    if (tags.length !== signs) return undefined
    for (const [, end, empty] of tags) if (empty === '') open += end === '' ? 1 : -1
  }
  return open
}

/** Whether a list at the end of `before` may go on in `group`. */
function isOneList({ groups, block }: Piece, group: Group): boolean {
  if (!listLike.test(group.lines[0] ?? '')) return false
  return block === undefined
    ? (groups.at(-1)?.lines.some((line) => listLike.test(line)) ?? false)
    : block.type === 'list'
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let open: { lines: string[]; line: number; start: number } | undefined
  let start = 0
  for (const [line, words] of text.split('\n').entries()) {
    if (/^ *$/.test(words)) open = undefined
    else if (open !== undefined) open.lines.push(words)
    else {
      open = { lines: [words], line, start }
      groups.push(open)
    }
    start += words.length + 1
  }
  return groups
}

function parseGroups(text: string, groups: readonly Group[], parse: (text: string) => Root): RootContent[] {
  const [first, last] = [groups[0], groups.at(-1)]
  if (first === undefined || last === undefined) return []
  const end = last.lines.reduce((sum, { length }) => sum + length + 1, last.start)
  const { children } = parse(text.slice(first.start, end))
  for (const node of children) move(node, first)
  return children
}

function move(node: Node, by: Group): void {
  for (const point of [node.position?.start, node.position?.end]) {
    if (point?.offset === undefined) continue
    point.line += by.line
    point.offset += by.start
  }
  for (const inner of innerNodes(node)) move(inner, by)
}

function innerNodes(node: Node): Node[] {
  return [
    ...('attributes' in node ? (node.attributes as Node[]) : []),
    ...('children' in node ? (node.children as Node[]) : []),
  ]
}
