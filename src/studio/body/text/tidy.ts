import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { kindOf } from './schema.ts'

/**
 * A block as its text can say it: white space as one sign and none at the edges, marks that begin and end with a word, nothing
 * empty. Undefined for a block that says nothing at all.
 */
export function tidy(node: Node): Node | undefined {
  if (node.isTextblock) return tidyWords(node)
  if (node.isLeaf) return node
  const children: Node[] = []
  node.forEach((child) => {
    const tidied = tidy(child)
    if (tidied !== undefined) children.push(tidied)
  })
  const content = Fragment.from(children)
  if (content.size === 0 || !node.type.validContent(content)) return tidyPoint(node, children)
  return node.copy(content)
}

/** A point without words keeps the list in it; a table keeps its empty cells. */
function tidyPoint(node: Node, children: readonly Node[]): Node | undefined {
  if (children.length === 0 || node.type.name !== 'list_item') return undefined
  const paragraph = node.type.schema.node('paragraph')
  return node.copy(Fragment.from([paragraph, ...children]))
}

function tidyWords(node: Node): Node | undefined {
  const items = withoutLooseMarks(collapse(node))
  if (items.length === 0 && node.type.name !== 'table_cell') return undefined
  const { schema } = node.type
  return node.copy(
    Fragment.from(
      items.map(({ text, marks }) =>
        text === '\n' ? schema.node('hard_break', null, undefined, marks) : schema.text(text, marks),
      ),
    ),
  )
}

/** A run of signs; a line break is `\n`. */
type Item = { text: string; marks: readonly Mark[] }

function collapse(node: Node): Item[] {
  const items: Item[] = []
  // In Markdown a title is one line.
  const isOneLine = node.type.name === 'heading' && kindOf(node) !== 'news'
  node.forEach((child) => {
    const isBreak = child.type.name === 'hard_break'
    if (isBreak && !isOneLine) {
      trimEnd(items)
      items.push({ text: '\n', marks: child.marks })
      return
    }
    for (const text of (isBreak ? ' ' : (child.text ?? ''))
      .replaceAll(/[ \t\r\n\f]+/g, ' ')
      .split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/u)) {
      const before = items.at(-1)?.text ?? '\n'
      if (text.startsWith(' ') && /[ \n]$/.test(before)) {
        if (text.length > 1) items.push({ text: text.slice(1), marks: child.marks })
      } else if (text !== '') items.push({ text, marks: child.marks })
    }
  })
  while (items.at(-1)?.text === '\n' || items.at(-1)?.text.endsWith(' ')) {
    if (items.at(-1)?.text === '\n') items.pop()
    else trimEnd(items)
  }
  while (items[0]?.text === '\n') items.shift()
  return items
}

function trimEnd(items: Item[]): void {
  const last = items.at(-1)
  if (last === undefined || !last.text.endsWith(' ')) return
  items.pop()
  if (last.text.length > 1) items.push({ ...last, text: last.text.slice(0, -1) })
}

/** Takes marks from white space where they begin or end with it: Markdown has no sign for that, and nobody sees it. */
function withoutLooseMarks(items: readonly Item[]): Item[] {
  return items.map((item, index) => {
    if (/\S/.test(item.text)) return item
    const marks = item.marks.filter(
      (mark) => reaches(items, index, -1, mark) && reaches(items, index, 1, mark),
    )
    return { ...item, marks }
  })
}

/** Whether a mark goes on to a word in one direction. */
function reaches(items: readonly Item[], index: number, step: 1 | -1, mark: Mark): boolean {
  for (let at = index + step; items[at] !== undefined; at += step) {
    const { text = '', marks = [] } = items[at] ?? {}
    if (!mark.isInSet(marks)) return false
    if (/\S/.test(text)) return true
  }
  return false
}
