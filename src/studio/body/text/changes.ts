import { diffArrays } from 'diff'
import { Fragment, type Node } from 'prosemirror-model'
import type { Act } from '../../protocol.ts'
import type { Block } from './blocks.ts'
import { type BodyKind, schemas } from './schema.ts'
import { tidy } from './tidy.ts'
import { writeBlock } from './write.ts'

/** A body as the editor edits it; without blocks it is one empty paragraph. */
export function toDocument(blocks: readonly Block[], kind: BodyKind): Node {
  const schema = schemas[kind]
  const content = blocks.length === 0 ? [schema.node('paragraph')] : blocks.map(({ node }) => node)
  return schema.node('doc', null, content)
}

/** A block of the edited document that says something, and its number among the document's children. */
export type Edited = { node: Node; index: number }

/** The blocks of an edited document as their text can say them. */
export function editedBlocks(doc: Node): Edited[] {
  const edited: Edited[] = []
  doc.forEach((child, _offset, index) => {
    const node = tidy(child)
    const before = edited.at(-1)
    if (node === undefined) return
    if (before !== undefined && isSameList(before.node, node))
      before.node = before.node.copy(before.node.content.append(node.content))
    else edited.push({ node, index })
  })
  return edited
}

/** In Markdown two lists of a kind with nothing between them are one. */
function isSameList(before: Node, node: Node): boolean {
  return (
    node.type.schema.nodes.table === undefined && before.type === node.type && /_list$/.test(node.type.name)
  )
}

/** Runs of blocks that differ: `[from, to)` before and after. */
export type Hunk = { from: number; to: number; newFrom: number; newTo: number }

/** Where two rows of blocks differ, with as many blocks as can be left alone. */
export function compareBlocks(before: readonly Node[], after: readonly Node[]): Hunk[] {
  const runs = diffArrays([...before], [...after], { comparator: (one, other) => one.eq(other) })
  const hunks: Hunk[] = []
  let [at, newAt] = [0, 0]
  let open: Hunk | undefined
  for (const { added, removed, count } of runs) {
    if (added || removed) {
      open ??= { from: at, to: at, newFrom: newAt, newTo: newAt }
      if (hunks.at(-1) !== open) hunks.push(open)
    } else open = undefined
    if (!added) at += count
    if (!removed) newAt += count
    if (open !== undefined) [open.to, open.newTo] = [at, newAt]
  }
  return hunks
}

/** How many places a block that did not change has moved. */
export function shiftAt(hunks: readonly Hunk[], at: number): number {
  const passed = hunks.filter(({ to }) => to <= at)
  return passed.reduce((sum, { from, to, newFrom, newTo }) => sum + newTo - newFrom - (to - from), 0)
}

/** A passage of a text and what comes in its place. */
export type Edit = { start: number; end: number; text: string }

/** The edits of a body's text that make it say what the edited document says; blocks that did not change keep their bytes. */
export function editsOf(text: string, blocks: readonly Block[], doc: Node): Edit[] {
  return revise(text, blocks, doc).edits
}

/** The edits, and the blocks as they are afterwards, each with its text. */
export function revise(
  text: string,
  blocks: readonly Block[],
  doc: Node,
): { edits: Edit[]; sources: { node: Node; source: string }[] } {
  const edited = editedBlocks(doc).map(({ node }) => node)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const edits: Edit[] = []
  const sources: { node: Node; source: string }[] = []
  const keep = (from: number, to?: number) => {
    for (const { node, start, end } of blocks.slice(from, to))
      sources.push({ node, source: text.slice(start, end) })
  }
  let at = 0
  for (const hunk of compareBlocks(
    blocks.map(({ node }) => node),
    edited,
  )) {
    const nodes = edited.slice(hunk.newFrom, hunk.newTo)
    const written = nodes.map((node) => writeBlock(node).replaceAll(/\r?\n/g, lineEnd))
    keep(at, hunk.from)
    nodes.forEach((node, index) => {
      sources.push({ node, source: written[index] ?? '' })
    })
    at = hunk.to
    edits.push(...shorten(text, editOf(text, blocks, hunk, written, lineEnd)))
  }
  keep(at)
  return { edits, sources }
}

function editOf(
  text: string,
  blocks: readonly Block[],
  { from, to }: Hunk,
  written: readonly string[],
  lineEnd: string,
): Edit {
  const gap = lineEnd + lineEnd
  const [first, last] = [blocks[from], blocks[to - 1]]
  const [previous, next] = [blocks[from - 1], blocks[to]]
  if (first !== undefined && last !== undefined && to > from) {
    if (written.length > 0) {
      const joined = written.map((block, index) =>
        index === 0 ? block : (gapBefore(text, blocks, from + index, to) ?? gap) + block,
      )
      return { start: first.start, end: last.end, text: joined.join('') }
    }
    if (previous !== undefined) return { start: previous.end, end: last.end, text: '' }
    return { start: first.start, end: next?.start ?? last.end, text: '' }
  }
  const joined = written.join(gap)
  if (previous !== undefined) return { start: previous.end, end: previous.end, text: gap + joined }
  if (next !== undefined) return { start: next.start, end: next.start, text: joined + gap }
  const lead = /^\r?\n/.exec(text)?.[0].length ?? 0
  return { start: lead, end: text.length, text: joined + lineEnd }
}

/** What stands before a block that takes the place of another stays. */
function gapBefore(text: string, blocks: readonly Block[], at: number, to: number): string | undefined {
  const [before, here] = [blocks[at - 1], blocks[at]]
  if (before === undefined || here === undefined || at >= to) return undefined
  const between = text.slice(before.end, here.start)
  return between.includes('\n') ? between : undefined
}

/** Leaves out what stays at both ends of an edit; nothing is left of one that changes nothing. */
function shorten(text: string, edit: Edit): Edit[] {
  let { start, end } = edit
  let from = 0
  let to = edit.text.length
  while (start < end && from < to && text[start] === edit.text[from]) {
    start++
    from++
  }
  while (end > start && to > from && text[end - 1] === edit.text[to - 1]) {
    end--
    to--
  }
  // Half of a sign that takes two units is no sign.
  if (/[\uDC00-\uDFFF]/.test(text[start] ?? edit.text[from] ?? '') && start > edit.start) {
    start--
    from--
  }
  if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? edit.text[to - 1] ?? '') && end < edit.end) {
    end++
    to++
  }
  return start === end && from === to ? [] : [{ start, end, text: edit.text.slice(from, to) }]
}

/** Makes edits of one text, whose places do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, { start, end, text: replacement }) => result.slice(0, start) + replacement + result.slice(end),
      text,
    )
}

/** Edits of a body as acts on its document, the last first: each leaves the places of the next as they are. */
export function actsOf(edits: readonly Edit[], offset: number): Act[] {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .map(({ start, end, text }) => ({ act: 'replace', start: start + offset, end: end + offset, text }))
}

/**
 * The edited document after the text changed elsewhere: blocks that differ take the place of those they differ from, unless
 * these were edited here as well. Gives the numbers of the document's children to replace, the last first.
 */
export function mergeForeign(
  doc: Node,
  before: readonly Block[],
  after: readonly Block[],
): { from: number; to: number; content: Fragment }[] {
  const edited = editedBlocks(doc)
  const old = before.map(({ node }) => node)
  const own = compareBlocks(
    old,
    edited.map(({ node }) => node),
  )
  const foreign = compareBlocks(
    old,
    after.map(({ node }) => node),
  )
  return foreign
    .filter(({ from, to }) => !own.some((hunk) => hunk.from < to && from < hunk.to))
    .map(({ from, to, newFrom, newTo }) => {
      const shift = shiftAt(own, from)
      const first = edited[from + shift]?.index ?? doc.childCount
      const last = to > from ? (edited[to - 1 + shift]?.index ?? first - 1) + 1 : first
      return {
        from: first,
        to: last,
        content: Fragment.from(after.slice(newFrom, newTo).map(({ node }) => node)),
      }
    })
    .reverse()
}
