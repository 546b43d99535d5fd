import type { Heading, List, Paragraph, Text } from 'mdast'

/** The lines between two empty ones. */
export type Group = {
  lines: readonly string[]
  /** Number of its first line, from 0. */
  line: number
  /** Offset of its first character. */
  start: number
}

/** A block in which no character means anything but itself. */
export type PlainBlock = Heading | Paragraph | List

/** What has no meaning in Markdown and MDX wherever it stands in a line that begins with a word. */
const first = '(?!\\d+[.)])[\\p{L}\\d„“"(]'
const words = `${first}(?:[\\p{L}\\d ,.;:!?()%/„“”"'’…–-]*[\\p{L}\\d,.;:!?()%/„“”"'’…–-])?`
const plainLine = new RegExp(`^${words}$`, 'u')
const plainHeading = new RegExp(`^#{1,6} ${words}$`, 'u')
const plainItem = new RegExp(`^- ${words}$`, 'u')

/** Reads a heading, a paragraph or a list of plain words; undefined for everything that needs the parser. */
export function readPlainBlock(group: Group): PlainBlock | undefined {
  const { lines } = group
  const [head = ''] = lines
  if (head.startsWith('#'))
    return lines.length === 1 && plainHeading.test(head) ? headingOf(group, head) : undefined
  if (head.startsWith('-')) return lines.every((line) => plainItem.test(line)) ? listOf(group) : undefined
  return lines.every((line) => plainLine.test(line)) ? paragraphOf(group) : undefined
}

function headingOf({ line, start }: Group, text: string): Heading {
  const depth = text.indexOf(' ') as Heading['depth']
  return {
    type: 'heading',
    depth,
    children: [textNode(text.slice(depth + 1), { line, start }, depth + 1)],
    position: stretch({ line, start }, 0, text.length),
  }
}

function paragraphOf({ lines, line, start }: Group): Paragraph {
  const value = lines.join('\n')
  const position = () => ({
    start: point({ line, start }, 0),
    end: point(
      { line: line + lines.length - 1, start: start + value.length - (lines.at(-1)?.length ?? 0) },
      lines.at(-1)?.length ?? 0,
    ),
  })
  return {
    type: 'paragraph',
    children: [{ type: 'text', value, position: position() }],
    position: position(),
  }
}

function listOf({ lines, line, start }: Group): List {
  let at = start
  const children = lines.map((text, index): List['children'][number] => {
    const own = { line: line + index, start: at }
    at += text.length + 1
    return {
      type: 'listItem',
      spread: false,
      checked: null,
      children: [
        {
          type: 'paragraph',
          children: [textNode(text.slice(2), own, 2)],
          position: stretch(own, 2, text.length),
        },
      ],
      position: stretch(own, 0, text.length),
    }
  })
  const last = lines.at(-1) ?? ''
  const end = { line: line + lines.length - 1, start: at - last.length - 1 }
  return {
    type: 'list',
    ordered: false,
    start: null,
    spread: false,
    children,
    position: { start: point({ line, start }, 0), end: point(end, last.length) },
  }
}

type Line = { line: number; start: number }

function textNode(value: string, line: Line, from: number): Text {
  return { type: 'text', value, position: stretch(line, from, from + value.length) }
}

function stretch(line: Line, from: number, to: number): Required<Text>['position'] {
  return { start: point(line, from), end: point(line, to) }
}

/** Lines and columns from 1, as the parser counts them. */
function point({ line, start }: Line, column: number) {
  return { line: line + 1, column: column + 1, offset: start + column }
}
