import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'
import { nearest } from '../text/nearest.ts'
import type { YamlText } from '../yaml/errors.ts'
import { type FieldLine, readLines } from './lines.ts'

/** A column in which lines may begin: that of a field name or of a list item's dash. */
type Level = {
  column: number
  isDash: boolean
  label: string
  /** Nothing follows it on the line. */
  opens: boolean
}

/** A line that begins in a wrong column, and the right one. */
type Misplaced = { line: FieldLine; column: number; below: string | undefined }

/** A text with lines in the wrong column. */
type Aligned = {
  /** The text, of the same length, with lines moved left that were indented too far. */
  text: string
  /** The text with all lines moved, to test whether it can be parsed. */
  whole: string
  mended: Finding[]
  /** Lines indented too little: to move them would move all offsets after them. */
  unreadable: Finding[]
}

/** Moves lines to the column of the fields around them; for texts that YAML cannot parse. */
export function alignLines(at: YamlText, text: string): Aligned {
  const aligned: Aligned = { text, whole: text, mended: [], unreadable: [] }
  // A tab has no defined width; another rule reports it.
  if (/^ *\t/m.test(text)) return aligned
  // From the last line to the first, so that earlier offsets stay valid.
  for (const { line, column, below } of findMisplaced(readLines(text), at).reverse()) {
    const { start, end, indent } = line
    const written = text.slice(start + indent, end)
    const blanks = indent - column
    aligned.whole = `${aligned.whole.slice(0, start)}${' '.repeat(column)}${aligned.whole.slice(start + indent)}`
    if (blanks > 0) {
      const head = written.slice(0, written.indexOf(':') + 1 || line.dashes.length)
      const moved = `${' '.repeat(column)}${head}${' '.repeat(blanks)}${written.slice(head.length)}`
      aligned.text = aligned.text.slice(0, start) + moved + aligned.text.slice(end)
    }
    const place = placeIn(at.source, at.offset + start + indent, at.offset + end)
    const values = { corrected: written, column: { written: indent + 1, meant: column + 1, below } }
    const found = finding('yaml/indent', place, { ...values, marked: false })
    if (blanks > 0) aligned.mended.unshift(found)
    else aligned.unreadable.unshift(found)
  }
  return aligned
}

function findMisplaced(lines: readonly FieldLine[], { known, inner }: YamlText): Misplaced[] {
  const fields = lines.filter(
    ({ name, dashes }) =>
      dashes !== '' || (name !== undefined && (known.size === 0 || nearest(name, [...known]) !== undefined)),
  )
  const first = Math.min(...fields.map(({ indent }) => indent))
  let levels: Level[] = []
  return fields.flatMap((line) => {
    const { indent, dashes, name, value } = line
    const isDash = dashes !== ''
    const outer = levels.findLast(({ column }) => column <= indent)
    const isFirst = outer === undefined
    const isChild = outer?.opens === true && outer === levels.at(-1)
    const isInner = !isDash && inner.has(name ?? '')
    // In the first column it has lost its indent.
    const isLost = isInner && !isFirst && indent === first
    const isSibling = levels.some((level) => level.column === indent && level.isDash === isDash)
    const fits = !isLost && (isFirst ? indent === first : isSibling || isChild)
    const near = isInner ? levels.filter((level) => level.column > first) : levels
    const sibling = isFirst ? undefined : nearestLevel(near, isDash, indent)
    const lost = isLost && levels.at(-1)?.opens ? first + 2 : sibling?.column
    const column = fits ? indent : isFirst ? first : lost
    if (column === undefined) return []
    levels = levels.filter(
      (level) => level.column < column || (level.column === column && isDash && level.opens),
    )
    if (isDash) levels.push({ column, isDash, label: '-', opens: name === undefined && value === '' })
    if (name !== undefined)
      levels.push({ column: column + dashes.length, isDash: false, label: name, opens: value === '' })
    return fits ? [] : [{ line, column, below: sibling?.label }]
  })
}

/** The nearest column in which such a line may begin; undefined if two are equally near. */
function nearestLevel(levels: readonly Level[], isDash: boolean, indent: number): Level | undefined {
  const distance = ({ column }: Level) => Math.abs(column - indent)
  const [best, next] = levels
    .filter((level) => level.isDash === isDash)
    .sort((a, b) => distance(a) - distance(b))
  return best !== undefined && next !== undefined && distance(best) === distance(next) ? undefined : best
}
