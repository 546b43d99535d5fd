import { groupBy } from '../util/group-by.ts'
import { parts } from './patterns.ts'
import { type Finding, finding } from './problem.ts'

/** Most characters of a file: many times the longest report. */
export const mostCharacters = 1_000_000

/** Most bytes of a decoded file. A character has at most three bytes, so more bytes exceed {@link mostCharacters}. */
export const mostBytes = 3 * mostCharacters

/** Most nested brackets, elements or containers; good content has fewer than ten levels. */
const mostLevels = 100
/** Most closing braces of one document, because MDX parses again from the opening brace at each of them. */
const mostBraces = 300
/** Most emphasis markers in one paragraph or list; the same limit holds for its opening brackets. */
const mostMarkers = 2000

const step = /\[|\{|\]|\}|<(\/?)([a-zA-Z][\w.]*)|\/>/g
// Spaces are matched before a marker only: on both sides they would cause exponential backtracking.
const containers = new RegExp(String.raw`^(?:[ \t]*(?:${parts.container})){${mostLevels}}`, 'm')
const blocks = /(?:[^\n]+\n?)+/g
const voidElements = /^(br|hr|img)$/i

/** A character that is too frequent: in one paragraph or list, or, for braces, in the whole text. */
type TooFrequent = '[' | '*' | '_' | '}'

/** The offset at which a text exceeds a limit: of a too frequent `character`, or else of brackets nested too deeply. */
type Excess = { at: number; character?: TooFrequent }

/**
 * Finds where a text nests too deeply, or has too many special characters, for a parser. Parsers recurse, and V8 may
 * abort the process when the stack is exhausted.
 */
export function findExcess(text: string): Excess | undefined {
  const at = findBrackets(text) ?? containers.exec(text)?.index
  return at === undefined ? (findMarkers(text) ?? findBraces(text)) : { at }
}

function findBraces(text: string): Excess | undefined {
  const [next] = [...text.matchAll(/\}/g)].slice(mostBraces)
  return next && { at: next.index, character: '}' }
}

function findBrackets(text: string): number | undefined {
  let brackets = 0
  let elements = 0
  for (const { 0: token, 1: end, 2: name = '', index } of text.matchAll(step)) {
    if (token === '[' || token === '{') brackets++
    else if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1)
    else if (token === '/>' || end === '/') elements = Math.max(0, elements - 1)
    else if (!voidElements.test(name)) elements++
    if (brackets > mostLevels || elements > mostLevels) return index
  }
  return undefined
}

function findMarkers(text: string): Excess | undefined {
  for (const { 0: block, index } of text.matchAll(blocks)) {
    if (block.length <= mostMarkers) continue
    for (const pattern of [/[*_]/g, /\[/g]) {
      const next = [...block.matchAll(pattern)][mostMarkers]
      if (next !== undefined) return { at: index + next.index, character: next[0] as TooFrequent }
    }
  }
  return undefined
}

/** Most problems of one rule shown for one file. Further problems have the same cause, and fill memory and screen. */
const most = 100

/** The first findings of each rule in each file, and one finding that says how many more there are. */
export function limitFindings(findings: readonly Finding[]): Finding[] {
  const groups = groupBy(findings, ({ place, rule }) => `${place.source.file}\n${rule}`)
  return [...groups.values()].flatMap((group) => {
    const sorted = group.sort((a, b) => a.place.start - b.place.start)
    const [next] = sorted.slice(most)
    if (next === undefined) return sorted
    const values = { rule: next.rule, count: sorted.length - most }
    return [...sorted.slice(0, most), finding('document/more-problems', next.place, values)]
  })
}
