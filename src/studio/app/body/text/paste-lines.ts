import { Fragment, type Mark, type Node, type Schema, Slice } from 'prosemirror-model'
import { bullets } from '../../../../model/bullets.ts'

/** Maximum length of a line of a page, in characters. In a passage with a longer line, each line is a paragraph. */
const longestLine = 120
/**
 * Lines up to this length stay separate, as in an address or a poem. This needs a passage in which no line is longer or
 * ends within a word.
 */
const shortestLine = 40

const points = {
  list_item: new RegExp(`^\\s*[-*${bullets}]\\s+(?=\\S)`),
  ordered: /^\s*\d{1,2}[.)]\s+(?=\S)/,
}

/**
 * A letter that Word shows as the bullet of a deeper level, or a dash, with a tab after it. A dash with a blank after
 * it begins direct speech.
 */
const tabbedBullet = /^\s*[o§–]\t/

/**
 * The bullet of a paragraph of HTML, where a tab is several blanks. `§` is not a bullet there, because it also marks a
 * section of a law.
 */
const bulletInHtml = new RegExp(`^\\s*(?:[-*${bullets}]|[o–](?=\\s\\s))\\s+(?=\\S)`)

/**
 * Reads plain text into blocks. It joins lines that a page layout has broken, as in a PDF, and words divided at the end
 * of a line. Lines that begin with a list marker become a list.
 */
export function readLines(text: string, schema: Schema, marks: readonly Mark[] = []): Slice {
  const blocks: Node[] = []
  for (const line of joinLines(text)) {
    const isOrdered = points.ordered.test(line)
    const content = line.replace(isOrdered ? points.ordered : points.list_item, '')
    const paragraph = schema.node('paragraph', null, schema.text(content, marks))
    if (content === line) {
      blocks.push(paragraph)
      continue
    }
    addPoint(blocks, isOrdered ? 'ol' : 'ul', paragraph)
  }
  return Slice.maxOpen(Fragment.from(blocks))
}

/**
 * Turns the paragraphs and lines of a slice that begin with a bullet into list items, if at least two follow each
 * other.
 */
export function readPoints({ content }: Slice): Slice {
  const lines = content.content.flatMap(splitLines)
  const bulletSizes = lines.map(bulletSize)
  const blocks: Node[] = []
  for (const [index, block] of lines.entries()) {
    const [before, size, after] = [-1, 0, 1].map((step) => bulletSizes[index + step] ?? 0)
    if (size && (before || after)) addPoint(blocks, 'ul', block.cut(size))
    else blocks.push(block)
  }
  return Slice.maxOpen(Fragment.from(blocks))
}

/** The length of the bullet of a paragraph, with the blanks after it; 0 without one. */
function bulletSize({ type, textContent }: Node): number {
  return type.name === 'paragraph' ? (bulletInHtml.exec(textContent)?.[0].length ?? 0) : 0
}

/** The lines of a paragraph as paragraphs, if two or more of them begin with a bullet; else the block itself. */
function splitLines(block: Node): Node[] {
  const lines: Node[] = []
  let start = 0
  block.forEach(({ type, nodeSize }, offset) => {
    if (type.name !== 'hard_break') return
    lines.push(block.cut(start, offset))
    start = offset + nodeSize
  })
  lines.push(block.cut(start))
  return lines.filter(bulletSize).length > 1 ? lines.filter(({ childCount }) => childCount > 0) : [block]
}

/** Adds a list item to the list that ends the blocks, or begins a list there. */
function addPoint(blocks: Node[], tag: 'ol' | 'ul', paragraph: Node): void {
  const { schema } = paragraph.type
  const before = blocks.at(-1)
  const item = schema.node('list_item', null, paragraph)
  if (before?.attrs.tag === tag) blocks[blocks.length - 1] = before.copy(before.content.addToEnd(item))
  else blocks.push(schema.node('list', { tag }, item))
}

/** The lines of a text, with broken lines joined: each is a paragraph or a list item. */
export function joinLines(text: string): string[] {
  return text.split(/(?:[ \t]*\r?\n){2,}|\f/).flatMap((passage) => {
    const lines = passage
      .split(/\r\n?|\n/)
      .map((line) => line.replace(tabbedBullet, '- ').replaceAll(/\s+/g, ' ').trim())
    const width = Math.max(...lines.map(({ length }) => length))
    const isColumn = width > shortestLine || lines.some((line, index) => isDivided(line, lines[index + 1]))
    const joined: string[] = []
    let isOpen = false
    for (const line of lines.filter((one) => one !== '')) {
      const before = joined.at(-1) ?? ''
      const isPoint = Object.values(points).some((pattern) => pattern.test(line))
      const goesOn = isOpen || (before !== '' && isColumn && /^\p{Ll}/u.test(line))
      if (goesOn && !isPoint && width <= longestLine) joined[joined.length - 1] = join(before, line)
      else joined.push(line)
      // A line that is about as wide as the widest one continues in the next line.
      isOpen = isColumn && line.length > 0.8 * width
    }
    return joined
  })
}

/** Joins two lines. Removes a hyphen that divides a word between small letters; adds no space after any other hyphen. */
function join(before: string, line: string): string {
  if (isDivided(before, line)) return before.slice(0, -1) + line
  return /-$/.test(before) ? before + line : `${before} ${line}`
}

/** Whether a line ends within a word that goes on in the next one. */
function isDivided(line: string, next = ''): boolean {
  return /\p{Ll}[-\u00AD]$/u.test(line) && /^\p{Ll}/u.test(next)
}
