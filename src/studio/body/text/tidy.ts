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
  const words = withoutLooseMarks(collapse(splitWords(node)))
  return words.length === 0 && node.type.name !== 'table_cell' ? undefined : node.copy(Fragment.from(words))
}

/** Words, white space between words, and line breaks: each a node. */
function splitWords(node: Node): Node[] {
  const { schema } = node.type
  // In Markdown a title is one line.
  const isLine = node.type.name === 'heading' && kindOf(node) !== 'news'
  return node.children.flatMap((child) => {
    if (child.text === undefined && !isLine) return [child]
    const text = (child.text ?? ' ').replaceAll(/[ \t\r\n\f]+/g, ' ')
    return (text.match(/ |[^\S ]+|\S+/g) ?? []).map((word) => schema.text(word, child.marks))
  })
}

/** Leaves out spaces beside spaces and at the ends of lines, and lines without words at both ends. */
function collapse(words: readonly Node[]): Node[] {
  const kept: Node[] = []
  for (const word of words) {
    const last = kept.at(-1)
    const opensLine = last === undefined || !last.isText
    if (word.text === ' ' && (opensLine || last.text === ' ')) continue
    if (!word.isText && last?.text === ' ') kept.pop()
    if (word.isText || kept.length > 0) kept.push(word)
  }
  return kept.slice(0, kept.findLastIndex(({ text }) => text !== undefined && text !== ' ') + 1)
}

/** Takes marks from white space where they begin or end with it: Markdown has no sign for that, and nobody sees it. */
function withoutLooseMarks(words: readonly Node[]): Node[] {
  const pass = (some: readonly Node[]) => {
    let marks: readonly Mark[] = []
    return some.map((word) => {
      marks = /\S/.test(word.text ?? '') ? word.marks : word.marks.filter((mark) => mark.isInSet(marks))
      return word.mark(marks)
    })
  }
  return pass(pass(words).reverse()).reverse()
}
