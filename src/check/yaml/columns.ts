import { nearest } from '../../util/nearest.ts'
import { type Finding, finding, withFix } from '../problem.ts'
import { placeIn } from '../source.ts'
import { type FieldLine, type FieldNames, type FieldText, readLines, yamlOf } from './lines.ts'

/** A column in which lines may begin: that of a field name or of a list item's dash. */
type Level = {
  column: number
  isDash: boolean
  label: string
  /** Whether nothing follows the name or the dash on its line: the next lines may be indented further. */
  opens: boolean
}

/** A line that begins in a wrong column, and the right column. */
type Misplaced = { line: FieldLine; column: number; below: string | undefined }

/** Finds lines that begin in another column than the lines around them; for texts that YAML fails on or misreads. */
export function findMisplaced(fields: FieldText): Finding[] {
  // A tab has no defined width; another rule reports it.
  if (/^ *\t/m.test(yamlOf(fields))) return []
  return misplacedLines(readLines(fields), fields).map(({ line, column, below }) => {
    const { start, end, indent } = line
    const place = placeIn(fields.source, start + indent, end)
    const values = { marked: false, column: indent + 1, meant: column + 1, spaces: column, below }
    const edit = { start, end: start + indent, text: ' '.repeat(column) }
    return withFix(finding('yaml/indent', place, values), [edit])
  })
}

function misplacedLines(lines: readonly FieldLine[], { names, inner }: FieldNames): Misplaced[] {
  const isField = ({ name, dashes }: FieldLine) =>
    dashes !== '' || (name !== undefined && (names.size === 0 || nearest(name, [...names]) !== undefined))
  const fields = lines.filter(isField)
  const first = Math.min(...fields.map(({ indent }) => indent))
  let levels: Level[] = []
  return fields.flatMap((line) => {
    const isInner = line.dashes === '' && inner.has(line.name ?? '')
    const sibling = nearestLevel(levels, line, isInner ? first + 1 : 0)
    const column = rightColumn(line, levels, { first, isInner, sibling: sibling?.column })
    if (column === undefined) return []
    levels = [...levelsAround(levels, line, column), ...levelsOf(line, column)]
    return column === line.indent ? [] : [{ line, column, below: sibling?.label }]
  })
}

/**
 * The column in which a line belongs; undefined if two columns are equally likely.
 *
 * @param options.first the outermost column
 * @param options.isInner whether the line's field stands only within groups
 * @param options.sibling the nearest column of lines with a dash, or of lines without one, like this line
 */
function rightColumn(
  { indent, dashes }: FieldLine,
  levels: readonly Level[],
  { first, isInner, sibling }: { first: number; isInner: boolean; sibling: number | undefined },
): number | undefined {
  const outer = levels.findLast(({ column }) => column <= indent)
  if (outer === undefined) return first
  // A field of a group in the outermost column has lost its indent.
  if (isInner && indent === first) return levels.at(-1)?.opens ? first + 2 : sibling
  const isSibling = levels.some(({ column, isDash }) => column === indent && isDash === (dashes !== ''))
  const isChild = outer.opens && outer === levels.at(-1)
  return isSibling || isChild ? indent : sibling
}

/** The levels that remain open at a line in this column. */
function levelsAround(levels: readonly Level[], { dashes }: FieldLine, own: number): Level[] {
  return levels.filter(({ column, opens }) => column < own || (column === own && dashes !== '' && opens))
}

/** The levels that a line opens: its dash, its name. */
function levelsOf({ dashes, name, value }: FieldLine, column: number): Level[] {
  const isItem = dashes !== ''
  const item = { column, isDash: true, label: '-', opens: name === undefined && value === '' }
  if (name === undefined) return isItem ? [item] : []
  const field = { column: column + dashes.length, isDash: false, label: name, opens: value === '' }
  return isItem ? [item, field] : [field]
}

/** The nearest level, from column `least` on, at which a line may begin; undefined if none, or two equally near. */
function nearestLevel(
  levels: readonly Level[],
  { indent, dashes }: FieldLine,
  least: number,
): Level | undefined {
  const distance = ({ column }: Level) => Math.abs(column - indent)
  const [best, next] = levels
    .filter(({ column, isDash }) => column >= least && isDash === (dashes !== ''))
    .sort((a, b) => distance(a) - distance(b))
  return best !== undefined && next !== undefined && distance(best) === distance(next) ? undefined : best
}
