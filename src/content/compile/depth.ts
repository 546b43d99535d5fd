/** Largest file in characters that is read: many times the longest report. */
export const mostCharacters = 1_000_000

/** Levels of brackets, elements or containers; good content has fewer than ten. */
const mostLevels = 100
/** Closing braces of one document: at each of them MDX reads everything since the opening one anew. */
const mostBraces = 300
/** Signs of emphasis, and as many brackets, in one paragraph or list. */
const mostSigns = 2000

const step = /\[|\{|\]|\}|<(\/?)([a-zA-Z][\w.]*)|\/>/g
// Blanks stand before a mark only: in two places they could be shared out in as many ways as there are marks.
const containers = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+?:]|\\d+[.)])(?=[ \\t\\n]))){${mostLevels}}`, 'm')
const emphasis = /(?:[^\n]+\n?)+/g
const voidElements = /^(br|hr|img)$/i

/**
 * The offset at which a text nests deeper than any parser should follow: parsers recurse, and V8 may
 * abort the process, not just throw, when their stack is exhausted.
 */
export function findTooDeep(text: string): number | undefined {
  return findBrackets(text) ?? containers.exec(text)?.index ?? findEmphasis(text) ?? findBraces(text)
}

function findBraces(text: string): number | undefined {
  const [next] = [...text.matchAll(/\}/g)].slice(mostBraces)
  return next?.index
}

function findBrackets(text: string): number | undefined {
  let brackets = 0
  let elements = 0
  for (const { 0: sign, 1: end, 2: name = '', index } of text.matchAll(step)) {
    if (sign === '[' || sign === '{') brackets++
    else if (sign === ']' || sign === '}') brackets = Math.max(0, brackets - 1)
    else if (sign === '/>' || end === '/') elements = Math.max(0, elements - 1)
    else if (!voidElements.test(name)) elements++
    if (brackets > mostLevels || elements > mostLevels) return index
  }
  return undefined
}

function findEmphasis(text: string): number | undefined {
  for (const { 0: block, index } of text.matchAll(emphasis)) {
    if (block.length <= mostSigns) continue
    if ((block.match(/[*_]/g)?.length ?? 0) > mostSigns) return index
    if ((block.match(/\[/g)?.length ?? 0) > mostSigns) return index
  }
  return undefined
}
