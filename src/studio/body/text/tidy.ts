import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { kindOf } from './schema.ts'

/**
 * A block as its text can say it: white space as one sign and none at the edges, marks that begin and end with a word, nothing
 * empty. Undefined for a block that says nothing at all.
 */
export function tidy(node: Node): Node | undefined {
  if (node.isTextblock) return tidyWords(node)
  if (node.isLeaf) return node
  const children = node.children.flatMap((child) => tidy(child) ?? [])
  const content = Fragment.from(children)
  if (content.size === 0 || !node.type.validContent(content)) return tidyPoint(node, children)
  // Points with several paragraphs stand apart.
  const isLoose = node.attrs.isLoose || children.some((child) => hasParagraphs(child))
  return 'isLoose' in node.attrs ? node.type.create({ ...node.attrs, isLoose }, content) : node.copy(content)
}

function hasParagraphs({ type, children }: Node): boolean {
  return type.name === 'list_item' && children.filter((child) => child.type.name === 'paragraph').length > 1
}

/** A point without words keeps the list in it; a table keeps its empty cells. */
function tidyPoint(node: Node, children: readonly Node[]): Node | undefined {
  if (children.length === 0 || node.type.name !== 'list_item') return undefined
  const paragraph = node.type.schema.node('paragraph')
  return node.copy(Fragment.from([paragraph, ...children]))
}

function tidyWords(node: Node): Node | undefined {
  const items = withoutLooseMarks(collapse(itemsOf(node)))
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

/** A word, white space between words, or a line break as `\n`. */
type Item = { text: string; marks: readonly Mark[] }

function itemsOf(node: Node): Item[] {
  // In Markdown a title is one line.
  const lineBreak = node.type.name === 'heading' && kindOf(node) !== 'news' ? ' ' : '\n'
  return node.children.flatMap(({ text, marks }) =>
    text === undefined
      ? [{ text: lineBreak, marks }]
      : (text.replaceAll(/[ \t\r\n\f]+/g, ' ').match(/ |[^\S ]+|\S+/g) ?? []).map((word) => ({
          text: word,
          marks,
        })),
  )
}

/** Leaves out spaces beside spaces and at the ends of lines, and lines without words at both ends. */
function collapse(items: readonly Item[]): Item[] {
  const single = items.filter(({ text }, index) => text !== ' ' || items[index - 1]?.text !== ' ')
  const isBreak = (item: Item | undefined) => item === undefined || item.text === '\n'
  const inLines = single.filter(
    ({ text }, index) => text !== ' ' || !(isBreak(single[index - 1]) || isBreak(single[index + 1])),
  )
  const first = inLines.findIndex((item) => !isBreak(item))
  return first === -1 ? [] : inLines.slice(first, inLines.findLastIndex((item) => !isBreak(item)) + 1)
}

/** Takes marks from white space where they begin or end with it: Markdown has no sign for that, and nobody sees it. */
function withoutLooseMarks(items: readonly Item[]): Item[] {
  const goOn = (marks: readonly Mark[], { text, marks: own }: Item) =>
    /\S/.test(text) ? own : own.filter((mark) => mark.isInSet(marks))
  const forward: Item[] = []
  for (const item of items) forward.push({ ...item, marks: goOn(forward.at(-1)?.marks ?? [], item) })
  const both: Item[] = []
  for (const item of forward.reverse()) both.push({ ...item, marks: goOn(both.at(-1)?.marks ?? [], item) })
  return both.reverse()
}
