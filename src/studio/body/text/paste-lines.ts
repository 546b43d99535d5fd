import { Fragment, type Mark, type Node, type Schema, Slice } from 'prosemirror-model'

/** A line of a page holds no more letters; one that holds more is a paragraph. */
const longestLine = 120
/** Shorter lines stand for themselves, as in an address or a poem. */
const shortestLine = 40

const points = { list_item: /^\s*[-–•·*▪◦]\s+(?=\S)/, ordered: /^\s*\d{1,2}[.)]\s+(?=\S)/ }

/**
 * Reads plain text into blocks: lines that a page has broken, as those of a PDF, are joined to paragraphs again, words that were
 * divided at the end of a line as well, and lines that begin with the marker of a point are a list.
 */
export function readLines(text: string, schema: Schema, marks: readonly Mark[] = []): Slice {
  const blocks: Node[] = []
  for (const line of joinLines(text)) {
    const isOrdered = points.ordered.test(line)
    const words = line.replace(isOrdered ? points.ordered : points.list_item, '')
    const paragraph = schema.node('paragraph', null, schema.text(words, marks))
    if (words === line) {
      blocks.push(paragraph)
      continue
    }
    const tag = isOrdered ? 'ol' : 'ul'
    const before = blocks.at(-1)
    const item = schema.node('list_item', null, paragraph)
    if (before?.attrs.tag === tag) blocks[blocks.length - 1] = before.copy(before.content.addToEnd(item))
    else blocks.push(schema.node('list', { tag }, item))
  }
  return Slice.maxOpen(Fragment.from(blocks))
}

/** The lines of a text as they were meant: each a paragraph or a point. */
export function joinLines(text: string): string[] {
  return text.split(/(?:[ \t]*\r?\n){2,}|\f/).flatMap((passage) => {
    const lines = passage.split(/\r\n?|\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim())
    const width = Math.max(...lines.map(({ length }) => length))
    const joined: string[] = []
    let isOpen = false
    for (const line of lines.filter((one) => one !== '')) {
      const before = joined.at(-1) ?? ''
      const isPoint = Object.values(points).some((pattern) => pattern.test(line))
      const goesOn = isOpen || (before !== '' && width > shortestLine && /^\p{Ll}/u.test(line))
      if (goesOn && !isPoint && width <= longestLine) joined[joined.length - 1] = join(before, line)
      else joined.push(line)
      // A line as wide as the others goes on in the next one.
      isOpen = width > shortestLine && line.length > 0.8 * width
    }
    return joined
  })
}

/** Two lines as one. A word that was divided between small letters is whole again; a hyphen of its own stays. */
function join(before: string, line: string): string {
  const isDivided = /\p{Ll}[-\u00AD]$/u.test(before) && /^\p{Ll}/u.test(line)
  return isDivided ? `${before.slice(0, -1)}${line}` : /-$/.test(before) ? before + line : `${before} ${line}`
}
