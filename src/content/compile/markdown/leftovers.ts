import type { Node, Paragraph, Root, Text } from 'mdast'
import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'

/** What an editor meant by signs that stay on the page as they are. */
export type LeftoverKind = 'emphasis' | 'strike' | 'link' | 'table' | 'footnote'

/** Lines that lack the space after their first sign, or begin with the bullet of another program. */
const beginnings: readonly RegExp[] = [
  /^(?<sign>#{1,6})(?<rest>[^\s#].*)$/,
  /^(?<sign>[-+])(?<rest>[\p{L}„*_[(<].*)$/u,
  /^(?<sign>\d{1,2}[.)])(?<rest>[\p{L}„*_[(<].*)$/u,
  /^(?<bullet>[•·▪◦‣●])\s*(?<rest>\S.*)$/,
]

/** What one of them begins with. */
const beginning = /^\s*[#+\-\d•·▪◦‣●]/m

const signs: readonly [LeftoverKind, RegExp][] = [
  ['emphasis', /\*\*|__|\*(?=\p{L})|(?<=\p{L})\*/u],
  ['strike', /~~/],
  ['link', /\[[^\]\n]{1,300}\][ \t]?\([^)\n]{0,300}\)?/],
  ['footnote', /\[\^[^\]\s]{1,100}\]/],
  ['table', /^[ \t]*(?:\|[ \t]*)?:?-{3,}:?[ \t]*\|.*/m],
]

/** A character that every sign has: most texts have none. */
const anySign = /[*_~[|]/

/** Finds signs of Markdown that were meant and are not understood: they would be printed as they are. */
export function findLeftovers(source: Source, root: Root): Finding[] {
  const findings: Finding[] = []
  visit(source, root, findings)
  return findings
}

function visit(source: Source, node: Node, findings: Finding[]): void {
  if (node.type === 'paragraph') findings.push(...checkBeginnings(source, node as Paragraph))
  if (node.type === 'text') findings.push(...checkSigns(source, node as Text))
  if ('children' in node) for (const child of node.children as Node[]) visit(source, child, findings)
}

function checkBeginnings(source: Source, { position }: Paragraph): Finding[] {
  const start = position?.start.offset ?? 0
  const text = source.text.slice(start, position?.end.offset)
  if (!beginning.test(text)) return []
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const at = start + index + line.search(/\S/)
    for (const pattern of beginnings) {
      const { sign, bullet, rest = '' } = pattern.exec(line.trim())?.groups ?? {}
      if (sign === undefined && bullet === undefined) continue
      const place = placeIn(source, at, at + (sign ?? bullet ?? '').length)
      return [finding('markdown/missing-space', place, { corrected: `${sign ?? '-'} ${rest}` })]
    }
    return []
  })
}

function checkSigns(source: Source, { position }: Text): Finding[] {
  const start = position?.start.offset ?? 0
  const text = source.text.slice(start, position?.end.offset)
  if (!anySign.test(text)) return []
  const plain = text.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ')
  return signs.flatMap(([kind, pattern]) => {
    const found = pattern.exec(plain)
    if (found === null) return []
    const lead = found[0].length - found[0].trimStart().length
    const at = start + found.index + lead
    const written = found[0].trim()
    return [finding('markdown/leftover', placeIn(source, at, at + written.length), { kind, written })]
  })
}
