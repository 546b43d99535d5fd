import type { Heading, Link, List, Paragraph, Text } from 'mdast'
import { createSource, positionOf } from '../source.ts'

/** The lines between two empty ones. */
export type Group = {
  lines: readonly string[]
  /** Number of its first line, from 0. */
  line: number
  /** Offset of its first character. */
  start: number
}

/** A block of words and plain links, in which no other character means anything but itself. */
export type PlainBlock = Heading | Paragraph | List

const letters = 'A-Za-z\\u00C0-\\u024F\\d'
/** What has no meaning in Markdown and MDX wherever it stands in a line that begins with a word. */
const sign = `${letters},.;:!?()%/„“”"'’…–-`
const first = `(?!\\d+[.)])[${letters}„“"(]`
/** `[the projects](/projects#year)`; after `!` it would be a picture. */
const link = `(?<!!)\\[${first}[ ${sign}]*\\]\\([A-Za-z\\d/#.:?=-]+\\)`
const words = `(?:${first}|${link})(?:[ ${sign}]|${link})*(?<! )`
const plainLine = new RegExp(`^${words}$`)
const plainHeading = new RegExp(`^#{1,6} ${words}$`)
const plainItem = new RegExp(`^- ${words}$`)
const links = /\[([^\]]+)\]\(([^)]+)\)/g

/** Reads a heading, a paragraph or a list of words and plain links; undefined for everything that needs the parser. */
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
  const points = pointsIn(text, { line, start })
  return {
    type: 'heading',
    depth,
    children: inlines(text, depth + 1, points),
    position: points(0, text.length),
  }
}

function paragraphOf({ lines, line, start }: Group): Paragraph {
  const text = lines.join('\n')
  return paragraph(text, 0, pointsIn(text, { line, start }))
}

function listOf({ lines, line, start }: Group): List {
  const text = lines.join('\n')
  let at = start
  const children = lines.map((item, index): List['children'][number] => {
    const points = pointsIn(item, { line: line + index, start: at })
    at += item.length + 1
    return {
      type: 'listItem',
      spread: false,
      checked: null,
      children: [paragraph(item, 2, points)],
      position: points(0, item.length),
    }
  })
  return {
    type: 'list',
    ordered: false,
    start: null,
    spread: false,
    children,
    position: pointsIn(text, { line, start })(0, text.length),
  }
}

function paragraph(text: string, from: number, points: Points): Paragraph {
  return { type: 'paragraph', children: inlines(text, from, points), position: points(from, text.length) }
}

/** Words and links from an offset of a text to its end. */
function inlines(text: string, from: number, points: Points): (Text | Link)[] {
  const nodes: (Text | Link)[] = []
  let at = from
  const addText = (end: number) => {
    if (end > at) nodes.push({ type: 'text', value: text.slice(at, end), position: points(at, end) })
  }
  for (const { 0: written, 1: value = '', 2: url = '', index } of text.matchAll(links)) {
    addText(index)
    at = index + written.length
    const inner: Text = { type: 'text', value, position: points(index + 1, index + 1 + value.length) }
    nodes.push({ type: 'link', title: null, url, children: [inner], position: points(index, at) })
  }
  addText(text.length)
  return nodes
}

/** Gives the position of a stretch of a text. */
export type Points = (from: number, to: number) => NonNullable<Text['position']>

/** Lines and columns count from 1, offsets from 0, as the parser has them. */
export function pointsIn(text: string, { line, start }: { line: number; start: number }): Points {
  const source = createSource('', text)
  const point = (at: number) => {
    const own = positionOf(source, at)
    return { line: line + own.line, column: own.column, offset: start + at }
  }
  return (from, to) => ({ start: point(from), end: point(to) })
}
