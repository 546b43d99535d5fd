import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { isHtml } from './schema.ts'

/**
 * The cached results of {@link tidy}. Nodes are immutable, so after each key all blocks except the edited one are the
 * same objects.
 */
const tidied = new WeakMap<Node, Node | undefined>()

/**
 * A block in the form that its text can express. White space is one character, and absent at the edges; marks begin and
 * end with a word. There are no empty parts. Undefined for an empty block.
 */
export function tidy(node: Node): Node | undefined {
  if (!tidied.has(node)) tidied.set(node, makeTidy(node))
  return tidied.get(node)
}

function makeTidy(node: Node): Node | undefined {
  if (node.isTextblock) return tidyWords(node)
  if (node.isLeaf) return node
  const { type, attrs } = node
  const children = node.children.flatMap((child) => tidy(child) ?? [])
  // A list item without words gets an empty paragraph, so that it can keep its inner list.
  if (type.name === 'list_item' && children[0]?.type.name === 'list')
    children.unshift(type.schema.node('paragraph'))
  const content = Fragment.from(children)
  if (content.size === 0 || !type.validContent(content)) return undefined
  // A list is also loose if one of its items has several paragraphs.
  const isLoose = attrs.isLoose || children.some(hasParagraphs)
  return type.create({ ...attrs, isLoose }, content)
}

function hasParagraphs({ type, children }: Node): boolean {
  return type.name === 'list_item' && children.filter((child) => child.type.name === 'paragraph').length > 1
}

/**
 * A text block with tidy words; undefined without words. Only cells may be empty, because a table keeps its empty
 * cells.
 */
function tidyWords(node: Node): Node | undefined {
  const pieces = withoutLooseMarks(collapse(splitWords(node)))
  return pieces.length === 0 && node.type.name !== 'table_cell' ? undefined : node.copy(Fragment.from(pieces))
}

/** Words, white space between words, and line breaks: each a node. */
function splitWords(node: Node): Node[] {
  const { schema } = node.type
  // In Markdown a title is one line.
  const isLine = node.type.name === 'heading' && !isHtml(node)
  return node.children.flatMap((child) => {
    if (child.text === undefined && !isLine) return [child]
    const text = (child.text ?? ' ').replaceAll(/[ \t\r\n\f]+/g, ' ')
    return (text.match(/ |[^\S ]+|\S+/g) ?? []).map((word) => schema.text(word, child.marks))
  })
}

/** Removes repeated spaces, spaces at the ends of lines, and empty lines at both ends. */
function collapse(pieces: readonly Node[]): Node[] {
  const isWord = (word: Node | undefined) => word?.isText === true && word.text !== ' '
  const [first, last] = [pieces.findIndex(isWord), pieces.findLastIndex(isWord)]
  const lines = pieces.slice(Math.max(0, first), last + 1)
  // Of spaces in a row the first is kept.
  const single = lines.filter((word, index) => word.text !== ' ' || isWord(lines[index - 1]))
  return single.filter((word, index) => word.text !== ' ' || isWord(single[index + 1]))
}

/** Removes marks that begin or end in white space from it. Markdown has no syntax for them, and they are invisible. */
function withoutLooseMarks(pieces: readonly Node[]): Node[] {
  const pass = (some: readonly Node[]) => {
    let marks: readonly Mark[] = []
    return some.map((word) => {
      marks = /\S/.test(word.text ?? '') ? word.marks : word.marks.filter((mark) => mark.isInSet(marks))
      return word.mark(marks)
    })
  }
  return pass(pass(pieces).reverse()).reverse()
}
