import type { Node, Paragraph, Root, Text } from 'mdast'
import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'
import { checkBeginnings } from './beginnings.ts'
import type { BodyKind } from './components.ts'

/** What an editor meant by signs that stay on the page as they are. */
export type LeftoverKind = 'emphasis' | 'strike' | 'highlight' | 'task' | 'link' | 'table' | 'footnote'

const signs: readonly [LeftoverKind, ...RegExp[]][] = [
  ['emphasis', /\*\*|__|\*(?=\p{L})|(?<=\p{L})\*/u],
  ['strike', /~~|(?<![\p{L}\d])~(?=\p{L})[^~\n]{0,200}[\p{L}\d.!?]~(?!\p{L})/u],
  ['highlight', /==(?=[^\s=])[^=\n]{1,200}==/],
  ['task', /^\[[ xX]\](?=[ \t])/],
  [
    'link',
    /\[[^\]\n]{1,300}\][ \t]?\([^)\n]{0,300}\)?/,
    /\([^()\n]{1,300}\)\[(?:https?:|mailto:|tel:|\/|#)[^\]\n]{1,300}\]/,
  ],
  ['footnote', /\[\^[^\]\s]{1,100}\]/],
  // The line of dashes of a table; in one without it, a line of cells.
  ['table', /^[ \t]*(?:\|[ \t]*)?:?-{3,}:?[ \t]*\|.*/m, /^[ \t]*\|[^|\n]+\|[^\n]+\|[ \t]*$/m],
]

/** A character that every sign has: most texts have none. */
const anySign = /[*_~[|=]/

/** Finds signs of Markdown that were meant and are not understood: they would be printed as they are. */
export function findLeftovers(source: Source, root: Root, body: BodyKind): Finding[] {
  const findings: Finding[] = []
  visit(source, root, body, findings)
  return findings
}

function visit(source: Source, node: Node, body: BodyKind, findings: Finding[]): void {
  if (node.type === 'paragraph') findings.push(...checkBeginnings(source, node as Paragraph))
  if (node.type === 'text') findings.push(...checkSigns(source, node as Text, body))
  if ('children' in node) for (const child of node.children as Node[]) visit(source, child, body, findings)
}

function checkSigns(source: Source, { position }: Text, body: BodyKind): Finding[] {
  const start = position?.start.offset ?? 0
  const text = source.text.slice(start, position?.end.offset)
  if (!anySign.test(text)) return []
  const plain = text.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ')
  return signs.flatMap(([kind, ...patterns]) => {
    const found = firstOf(patterns, plain)
    if (found === undefined) return []
    // The text of a footnote is spoken of where it is cited.
    if (kind === 'footnote' && found.index === 0 && isFootnoteText(source, plain, found[0])) return []
    const lead = found[0].length - found[0].trimStart().length
    const at = start + found.index + lead
    const written = found[0].trim()
    return [finding('markdown/leftover', placeIn(source, at, at + written.length), { kind, written, body })]
  })
}

function isFootnoteText({ text }: Source, line: string, sign: string): boolean {
  return line.startsWith(`${sign}:`) && text.split(sign).length > 2
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found !== null) return found
  }
  return undefined
}
