import { Fragment, type Node } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'

/** The table around the selection: where it begins, and the cell's place in it. */
function findTable({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'table') continue
    const isInRow = $from.depth > depth && $from.node(depth + 1).type.name === 'table_row'
    return {
      table: $from.node(depth),
      start: $from.before(depth),
      row: isInRow ? $from.index(depth) : undefined,
      column: isInRow ? $from.index(depth + 1) : 0,
    }
  }
  return undefined
}

/** Goes to the next cell, or to the one before; outside a table the key keeps its meaning. */
export function moveToCell(step: 1 | -1): Command {
  return (state, dispatch) => {
    const found = findTable(state)
    if (found === undefined) return false
    const cells: number[] = []
    found.table.descendants((node, offset) => {
      if (node.isTextblock) cells.push(found.start + 1 + offset + 1)
      return !node.isTextblock
    })
    const here = cells.findLastIndex((cell) => cell <= state.selection.from)
    const target = cells[here + step]
    if (target === undefined) return false
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, target)).scrollIntoView())
    return true
  }
}

/** Ways to change the shape of a table. */
export type TableChange = 'addRow' | 'removeRow' | 'addColumn' | 'removeColumn'

/** Whether rows and columns form a grid, in which alone columns can be counted. */
export function isGrid(table: Node): boolean {
  const rows = table.content.content.filter(({ type }) => type.name === 'table_row')
  const isPlain = rows.every((row) =>
    row.content.content.every(({ attrs }) =>
      attrs.attributes.every(([name]: [string]) => name !== 'colspan' && name !== 'rowspan'),
    ),
  )
  return isPlain && rows.every((row) => row.childCount === rows[0]?.childCount)
}

/** The table with a row or column more or less, beside the cell of the selection or at the end; undefined where that cannot be. */
export function changeTable(
  table: Node,
  change: TableChange,
  at: { row: number | undefined; column: number },
): Node | undefined {
  const children = [...table.content.content]
  const rows = children.filter(({ type }) => type.name === 'table_row')
  const last = children.at(-1)
  if (last === undefined || !isGrid(table)) return undefined
  if (change === 'addRow') {
    const index = at.row ?? children.length - 1
    const cells = last.content.content.map((cell) => cell.type.create(cell.attrs))
    const row = last.type.create({ ...last.attrs, isHead: false }, cells)
    return table.copy(Fragment.from(children.toSpliced(Math.max(index, lastHead(children)) + 1, 0, row)))
  }
  if (change === 'removeRow') {
    if (rows.length < 2) return undefined
    return table.copy(Fragment.from(children.toSpliced(at.row ?? children.length - 1, 1)))
  }
  const isLess = change === 'removeColumn'
  if (isLess && last.childCount < 2) return undefined
  const changed = children.map((child) => {
    if (child.type.name !== 'table_row') return child
    const cells = [...child.content.content]
    const column = Math.min(at.column, cells.length - 1)
    const model = cells[cells.length - 1]
    const added = isLess || model === undefined ? [] : [model.type.create(model.attrs)]
    return child.copy(
      Fragment.from(isLess ? cells.toSpliced(column, 1) : cells.toSpliced(column + 1, 0, ...added)),
    )
  })
  return table.copy(Fragment.from(changed))
}

function lastHead(children: readonly Node[]): number {
  return children.findLastIndex(({ type, attrs }) => type.name === 'table_row' && attrs.isHead)
}

/** Where in a table that begins at a place the selection is. */
export function placeInTable(state: EditorState, start: number): { row: number | undefined; column: number } {
  const found = findTable(state)
  return found?.start === start ? found : { row: undefined, column: Number.POSITIVE_INFINITY }
}
