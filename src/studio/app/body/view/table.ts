import { Fragment, type Node } from 'prosemirror-model'
import { type Command, Selection, type Transaction } from 'prosemirror-state'

/** Moves the caret to the next or the previous cell; outside a table the key keeps its meaning. */
export function moveToCell(step: 1 | -1): Command {
  return ({ doc, selection: { $from }, tr }, dispatch) => {
    if ($from.depth < 2 || $from.node(1).type.name !== 'table') return false
    const next = Selection.findFrom(doc.resolve(step === 1 ? $from.after() : $from.before()), step, true)
    if (next === null || next.$from.before(1) !== $from.before(1)) return false
    dispatch?.(tr.setSelection(next).scrollIntoView())
    return true
  }
}

/** Whether all rows have the same number of cells and no cell spans others. Only then can columns be counted. */
export function isGrid(table: Node): boolean {
  const widths = new Set<number>()
  table.descendants(({ type, attrs, childCount }) => {
    const { colspan, rowspan } = { ...attrs.attributes }
    if (type.name === 'table_row') widths.add(childCount)
    if (colspan !== undefined || rowspan !== undefined) widths.add(-1)
  })
  return widths.size === 1
}

/** Adds or removes a row or column at the cell of the selection, or at the end; undefined if this is impossible. */
export function changeTable(
  tr: Transaction,
  at: number,
  change: 'addRow' | 'removeRow' | 'addColumn' | 'removeColumn',
): Transaction | undefined {
  const table = tr.doc.nodeAt(at)
  if (table === null) return undefined
  const { $from } = tr.selection
  const isIn = $from.parent.type.name === 'table_cell' && $from.before(1) === at
  const $cell = isIn ? $from : Selection.near(tr.doc.resolve(at + table.nodeSize - 1), -1).$from
  const [row, group, column] = [$cell.node(-1), $cell.node(-2), $cell.index(-1)]
  if (change === 'removeRow')
    return group.childCount > 1 ? tr.delete($cell.before(-1), $cell.after(-1)) : undefined
  if (change === 'addRow') {
    const isHead = group.attrs.tag === 'thead'
    const cells = row.children.map(({ type, attrs }) => type.create(isHead ? null : attrs))
    const added = row.copy(Fragment.from(cells))
    if (!isHead) return tr.insert($cell.after(-1), added)
    // A row added at the head becomes the first row of the body.
    const body = tr.doc.resolve($cell.after(-2)).nodeAfter
    return body?.type === group.type
      ? tr.insert($cell.after(-2) + 1, added)
      : tr.insert($cell.after(-2), group.type.create({ tag: 'tbody' }, added))
  }
  if (change === 'removeColumn' && row.childCount === 1) return undefined
  table.descendants((cell, offset, _row, index) => {
    if (cell.type.name !== 'table_cell' || index !== column) return
    const start = tr.mapping.map(at + 1 + offset)
    const end = start + cell.nodeSize
    if (change === 'addColumn') tr.insert(end, cell.type.create(cell.attrs))
    else tr.delete(start, end)
  })
  return tr
}
